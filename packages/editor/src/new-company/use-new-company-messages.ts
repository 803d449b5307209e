import { translate, type TypedTranslate } from '@boardwright/messages';
import { useEditorLocale } from '../editor-messages.tsx';
import { newCompanyMessages } from './new-company.messages.ts';

/** What is read where a company is added, in the editor's language. */
export function useNewCompanyMessages(): TypedTranslate<typeof newCompanyMessages.en> {
  return translate(newCompanyMessages, useEditorLocale());
}
