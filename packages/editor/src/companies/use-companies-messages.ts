import { translate, type TypedTranslate } from '@boardwright/messages';
import { useEditorLocale } from '../editor-messages.tsx';
import { companiesMessages } from './companies.messages.ts';

/** The words of this workspace, in the editor's language. */
export function useCompaniesMessages(): TypedTranslate<typeof companiesMessages.en> {
  return translate(companiesMessages, useEditorLocale());
}
