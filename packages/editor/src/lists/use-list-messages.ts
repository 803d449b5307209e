import { translate, type TypedTranslate } from '@boardwright/messages';
import { useEditorLocale } from '../editor-messages.tsx';
import { listMessages } from './lists.messages.ts';

/** What lists say, in the editor's language. */
export function useListMessages(): TypedTranslate<typeof listMessages.en> {
  return translate(listMessages, useEditorLocale());
}
