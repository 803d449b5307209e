import { translate, type TypedTranslate } from '@boardwright/messages';
import { useEditorLocale } from '../editor-messages.tsx';
import { translationMessages } from './translations.messages.ts';

/** The words of translations, in the editor's language. */
export function useTranslationMessages(): TypedTranslate<typeof translationMessages.en> {
  return translate(translationMessages, useEditorLocale());
}
