import { useJobsMessages } from '../use-jobs-messages.ts';
import type { NamedCompany } from '../../lists/company-choice.tsx';

/** What is said where a company is chosen. */
export function useCompanyWords() {
  const t = useJobsMessages();
  return {
    find: t('deal.find'),
    choose: t('deal.choose'),
    named: ({ id, name }: NamedCompany) => t('deal.named', { name, id }),
  };
}
