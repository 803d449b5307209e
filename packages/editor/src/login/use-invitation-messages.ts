import { translate, type TypedTranslate } from '@boardwright/messages';
import { useEditorLocale } from '../editor-messages.tsx';
import { invitationMessages } from './invitation.messages.ts';

/** The words of the page on which somebody who was invited makes an account, in the editor’s language. */
export function useInvitationMessages(): TypedTranslate<typeof invitationMessages.en> {
  return translate(invitationMessages, useEditorLocale());
}
