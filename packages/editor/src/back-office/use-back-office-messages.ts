import { translate, type TypedTranslate } from '@boardwright/messages';
import { useEditorLocale } from '../editor-messages.tsx';
import { backOfficeMessages } from './back-office.messages.ts';

/** What the frame says, in the editor's language. */
export function useBackOfficeMessages(): TypedTranslate<typeof backOfficeMessages.en> {
  return translate(backOfficeMessages, useEditorLocale());
}
