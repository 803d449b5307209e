import { translate, type TypedTranslate } from '@boardwright/messages';
import { useEditorLocale } from '../editor-messages.tsx';
import { patternsPanelMessages } from './patterns-panel.messages.ts';

/** The words of the list of patterns, in the editor's language. */
export function usePatternsMessages(): TypedTranslate<typeof patternsPanelMessages.en> {
  return translate(patternsPanelMessages, useEditorLocale());
}
