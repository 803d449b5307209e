import { legalPapers } from '@boardwright/api-client/contract';
import { useSiteLanguages } from '../../lists/use-site-languages.ts';
import { useContentMessages } from '../use-content-messages.ts';
import type { AnswerName, LegalField } from './legal-draft.ts';

/** What a field of the form is called. */
export function useLegalNames(): (field: LegalField) => string {
  const t = useContentMessages();
  const { languages } = useSiteLanguages();
  const names: Readonly<Record<AnswerName, string>> = {
    contact_email: t('legal.contact.contact_email'),
    contact_phone: t('legal.contact.contact_phone'),
    represented_by: t('legal.contact.represented_by'),
    officer_name: t('legal.contact.officer_name'),
    officer_email: t('legal.contact.officer_email'),
    processors: t('legal.work.processors'),
    invoice_years: t('legal.rules.invoice_years'),
    minimum_age: t('legal.rules.minimum_age'),
    authority: t('legal.rules.authority'),
    court: t('legal.rules.court'),
  };
  return (field) => {
    const [, code = '', name] = field.split('.');
    const paper = legalPapers.find((one) => one === name);
    if (!paper) return names[field as AnswerName];
    const language = languages.find((one) => one.code === code)?.name ?? code;
    return t('legal.own.label', { paper: t(`legal.preview.${paper}`), language });
  };
}
