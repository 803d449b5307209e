import { translate, type TypedTranslate } from '@boardwright/messages';
import { useEditorLocale } from '../editor-messages.tsx';
import { contentMessages } from './content.messages.ts';

/** The words of this workspace, in the editor's language. */
export function useContentMessages(): TypedTranslate<typeof contentMessages.en> {
  return translate(contentMessages, useEditorLocale());
}
