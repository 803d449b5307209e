import type { ItemValues } from './item-values.ts';
import { amountsIn, currencyCode, numeral } from './money.ts';
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
  const stated = statedAmounts(values);
  const salary =
    structured(values, text, stated) ?? (text === undefined ? undefined : fromText(values, text));
  return {
    salary,
    salary_text: salary ? null : ((text ?? amountsText(values, stated))?.slice(0, 200) ?? null),
    ...hours(values),
  };
}

function salaryText(values: ItemValues): string | undefined {
  const text = values.line('salary');
  return text === undefined || /^0+(?:[.,]0+)?$/.test(text) ? undefined : text;
}

/** A text that names no period or currency may have them in fields beside it. */
function fromText(values: ItemValues, text: string): Salary | undefined {
  return parseSalary(text, {
    type: salaryPeriod(values.line('salaryPeriod') ?? ''),
    currency: currencyOf(values),
  });
}

function currencyOf(values: ItemValues): string | null {
  return currencyCode(values.line('currency')?.toUpperCase() ?? '');
}

interface Stated {
  readonly value: number;
  readonly currency: string | null;
}

function statedAmounts(values: ItemValues): { readonly low: Stated | null; readonly high: Stated | null } {
  return { low: amount(values.scalar('salaryMin')), high: amount(values.scalar('salaryMax')) };
}

/** Amounts without a period are for people to read. */
function amountsText(
  values: ItemValues,
  { low, high }: ReturnType<typeof statedAmounts>,
): string | undefined {
  const amounts = [low, high].filter((one) => one !== null).map(({ value }) => value);
  const currency = currencyOf(values) ?? low?.currency ?? high?.currency ?? '';
  return amounts.length === 0 ? undefined : `${currency} ${[...new Set(amounts)].join(' – ')}`.trim();
}

function structured(
  values: ItemValues,
  text: string | undefined,
  { low, high }: ReturnType<typeof statedAmounts>,
): Salary | undefined {
  const bare = low === null && high === null && text !== undefined && isBare(text) ? amount(text) : null;
  const type =
    salaryPeriod(values.line('salaryPeriod') ?? '') ?? (text === undefined ? undefined : salaryPeriod(text));
  if (type === undefined) return undefined;
  const currency = currencyOf(values) ?? low?.currency ?? high?.currency ?? null;
  return salaryOf((low ?? bare)?.value ?? null, (high ?? bare)?.value ?? null, type, currency);
}

const isBare = (text: string) => /^\d[\d.,'’ ]*$/.test(text.trim());

/** '2500', '€ 2.500,-' */
function amount(value: string | number | boolean | undefined): Stated | null {
  if (typeof value === 'number') return value > 0 ? { value, currency: null } : null;
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (isBare(text)) {
    const number = numeral(text);
    return Number.isFinite(number) && number > 0 ? { value: number, currency: null } : null;
  }
  const [only, more] = amountsIn(text);
  const number = only?.low ?? only?.high;
  if (!only || more || !number || (only.low !== null && only.high !== null && only.low !== only.high))
    return null;
  return { value: number, currency: only.currency };
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
