import { translate, type TypedTranslate } from '@boardwright/messages';
import { useEditorLocale } from '../editor-messages.tsx';
import { writtenMessages } from './written.messages.ts';

/** What is said where two admins changed one thing at once, in the editor's language. */
export function useWrittenMessages(): TypedTranslate<typeof writtenMessages.en> {
  return translate(writtenMessages, useEditorLocale());
}
