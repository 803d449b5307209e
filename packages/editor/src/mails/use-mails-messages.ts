import { translate, type TypedTranslate } from '@boardwright/messages';
import { useEditorLocale } from '../editor-messages.tsx';
import { mailsMessages } from './mails.messages.ts';

/** The words of this workspace, in the editor's language. */
export function useMailsMessages(): TypedTranslate<typeof mailsMessages.en> {
  return translate(mailsMessages, useEditorLocale());
}
