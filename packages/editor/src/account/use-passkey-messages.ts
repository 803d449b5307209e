import { translate, type TypedTranslate } from '@boardwright/messages';
import { useEditorLocale } from '../editor-messages.tsx';
import { passkeyMessages } from './passkey.messages.ts';

/** The words of passkeys, in the editor's language. */
export function usePasskeyMessages(): TypedTranslate<typeof passkeyMessages.en> {
  return translate(passkeyMessages, useEditorLocale());
}
