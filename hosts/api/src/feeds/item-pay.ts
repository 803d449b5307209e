import type { ItemValues } from './item-values.ts';
import { currencyCode, numeral } from './money.ts';
import { parseSalary, type Salary, salaryOf, salaryPeriod } from './salary.ts';

export interface DraftPay {
  salary: Salary | undefined;
  /** What the feed wrote, where no salary could be read from it. */
  salary_text: string | null;
  hours_min: number | null;
  hours_max: number | null;
}

/** Pay and hours of an item: from separate fields where it has them, else from its free text. */
export function payOf(values: ItemValues): DraftPay {
  const text = salaryText(values);
  const salary = structured(values, text) ?? (text === undefined ? undefined : parseSalary(text));
  return {
    salary,
    salary_text: salary ? null : ((text ?? amountsText(values))?.slice(0, 200) ?? null),
    ...hours(values),
  };
}

function salaryText(values: ItemValues): string | undefined {
  const text = values.line('salary');
  return text === undefined || /^0+(?:[.,]0+)?$/.test(text) ? undefined : text;
}

/** Amounts without a period are for people to read. */
function amountsText(values: ItemValues): string | undefined {
  const amounts = [amount(values.scalar('salaryMin')), amount(values.scalar('salaryMax'))].filter(
    (one) => one !== null,
  );
  const currency = currencyCode(values.line('currency')?.toUpperCase() ?? '') ?? '';
  return amounts.length === 0 ? undefined : `${currency} ${[...new Set(amounts)].join(' – ')}`.trim();
}

function structured(values: ItemValues, text: string | undefined): Salary | undefined {
  const low = amount(values.scalar('salaryMin'));
  const high = amount(values.scalar('salaryMax'));
  const bare = low === null && high === null && text !== undefined ? amount(text) : null;
  const type =
    salaryPeriod(values.line('salaryPeriod') ?? '') ?? (text === undefined ? undefined : salaryPeriod(text));
  if (type === undefined) return undefined;
  const currency = currencyCode(values.line('currency')?.toUpperCase() ?? '');
  return salaryOf(low ?? bare, high ?? bare, type, currency);
}

function amount(value: string | number | boolean | undefined): number | null {
  if (typeof value === 'number') return value > 0 ? value : null;
  if (typeof value !== 'string' || !/^\d[\d.,'’ ]*$/.test(value.trim())) return null;
  const number = numeral(value.trim());
  return Number.isFinite(number) && number > 0 ? number : null;
}

function hours(values: ItemValues): { hours_min: number | null; hours_max: number | null } {
  const [from, to] = (values.line('hours') ?? '').match(/\d{1,2}(?:[.,]\d+)?/g) ?? [];
  const min = weekly(values.number('hoursMin') ?? (from === undefined ? undefined : numeral(from)));
  const max = weekly(values.number('hoursMax') ?? (to === undefined ? undefined : numeral(to))) ?? min;
  if (min !== null && max !== null && min > max) return { hours_min: max, hours_max: min };
  return { hours_min: min ?? max, hours_max: max };
}

function weekly(stated: number | undefined): number | null {
  return stated !== undefined && stated >= 1 && stated <= 60 ? Math.round(stated) : null;
}
