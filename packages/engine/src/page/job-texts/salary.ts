import { money } from '@boardwright/ui/money';
import type { JobTexts } from './use-job-texts.ts';

export interface Salary {
  readonly salary_min?: number | null | undefined;
  readonly salary_max?: number | null | undefined;
  /** hour, day, month, year or project (specification §3). */
  readonly salary_type?: string | null | undefined;
  /** As the employer wrote it, where no amount and period can be read. */
  readonly salary_text?: string | null | undefined;
}

const NO_BREAK = '\u00a0';

/**
 * The amounts of a salary: '€ 3.389 – € 4.736', 'vanaf € 3.000', 'tot € 4.000'. It may break after the dash only.
 * @returns undefined when the job names no salary
 */
export function salaryAmount(
  salary: Salary,
  locale: string,
  currency: string,
  t: JobTexts,
): string | undefined {
  const min = salary.salary_min || undefined;
  const max = salary.salary_max || undefined;
  const amount = (value: number) => money(value, locale, currency);
  if (min === undefined && max === undefined) return undefined;
  if (min === undefined) return t('salaryUpTo', { amount: amount(max ?? 0) });
  if (max === undefined) return t('salaryFrom', { amount: amount(min) });
  return min === max ? amount(min) : `${amount(min)}${NO_BREAK}– ${amount(max)}`;
}

const periods = ['hour', 'day', 'month', 'year', 'project'] as const;

/** 'per maand'; empty for a job that names no or an unknown period. */
export function salaryPeriod(salary: Salary, t: JobTexts): string {
  const type = salary.salary_type;
  const known = periods.find((period) => period === type);
  return known ? t(`salaryPer.${known}`) : '';
}

/**
 * One sentence: '€ 3.389 – € 4.736 per maand', or what the employer wrote of it, or 'Salaris in overleg' when the job
 * names none.
 */
export function salaryText(salary: Salary, locale: string, currency: string, t: JobTexts): string {
  const amount = salaryAmount(salary, locale, currency, t);
  if (amount === undefined) return salary.salary_text || t('salaryNone');
  return [amount, salaryPeriod(salary, t)].filter(Boolean).join(' ');
}
