import { translate, type TypedTranslate } from '@boardwright/messages';
import { useEditorLocale } from '../editor-messages.tsx';
import { findingMessages } from './findings.messages.ts';

/** The words of what the checks find, in the editor's language. */
export function useFindingMessages(): TypedTranslate<typeof findingMessages.en> {
  return translate(findingMessages, useEditorLocale());
}
