import { money } from '@boardwright/ui/money';
import type { Translate } from '@boardwright/ui/translate';
import type { Board } from '../board/board-context.ts';
import type { JobSearch } from './job-search.ts';

/** 'Vanaf € 3.000', 'Tot € 4.000', '€ 3.000 – € 4.000', per month; undefined without a limit. */
export function salaryLabel(
  { salary_min, salary_max }: Pick<JobSearch, 'salary_min' | 'salary_max'>,
  t: Translate<'salaryFrom{{amount}}' | 'salaryUpTo{{amount}}'>,
  { locale, currency }: Pick<Board, 'locale' | 'currency'>,
): string | undefined {
  const amount = (yearly: number) => money(Math.round(yearly / 12), locale, currency);
  if (salary_min && salary_max) return `${amount(salary_min)}\u00a0– ${amount(salary_max)}`;
  if (salary_min) return t('salaryFrom', { amount: amount(salary_min) });
  return salary_max ? t('salaryUpTo', { amount: amount(salary_max) }) : undefined;
}
