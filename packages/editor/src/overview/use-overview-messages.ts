import { translate, type TypedTranslate } from '@boardwright/messages';
import { useEditorLocale } from '../editor-messages.tsx';
import { overviewMessages } from './overview.messages.ts';

/** What the overview says, in the editor's language. */
export function useOverviewMessages(): TypedTranslate<typeof overviewMessages.en> {
  return translate(overviewMessages, useEditorLocale());
}
