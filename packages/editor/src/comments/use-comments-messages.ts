import { translate, type TypedTranslate } from '@boardwright/messages';
import { useEditorLocale } from '../editor-messages.tsx';
import { commentsMessages } from './comments.messages.ts';

/** The words of comments, in the editor's language. */
export function useCommentsMessages(): TypedTranslate<typeof commentsMessages.en> {
  return translate(commentsMessages, useEditorLocale());
}
