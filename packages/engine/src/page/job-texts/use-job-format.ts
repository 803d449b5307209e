import { numberText } from '@boardwright/ui/count';
import { useFormatSettings } from '@boardwright/ui/format-settings';
import { hoursText, type Hours } from './hours.ts';
import { salaryAmount, salaryPeriod, salaryText, type Salary } from './salary.ts';
import { useJobTexts } from './use-job-texts.ts';

/** How pay, hours and numbers of jobs are written, in the page's language and currency; all else is `useFormat`. */
export function useJobFormat() {
  const { locale, currency } = useFormatSettings();
  const t = useJobTexts();
  return {
    salary: (salary: Salary) => salaryText(salary, locale, currency, t),
    salaryAmount: (salary: Salary) => salaryAmount(salary, locale, currency, t),
    salaryPeriod: (salary: Salary) => salaryPeriod(salary, t),
    hours: (hours: Hours) => hoursText(hours, locale, t),
    /** '1.348 vacatures' */
    count: (count: number) => t('count', { count, number: numberText(count, locale) }),
  };
}
