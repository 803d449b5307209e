import { cachedFormat } from './cached-format.ts';

const NO_BREAK = '\u00a0';

const amountOf = cachedFormat(
  (locale: string, currency: string, kind: 'whole' | 'broken') =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: kind === 'whole' ? 0 : 2,
      maximumFractionDigits: 2,
    }),
);

/** '€ 3.389', '€ 15,50': no decimals for whole amounts, two otherwise (§9 '0 to 2 decimals'), never broken. */
export function money(amount: number, locale: string, currency: string): string {
  return amountOf(locale, currency, Number.isInteger(amount) ? 'whole' : 'broken')
    .format(amount)
    .replaceAll(' ', NO_BREAK);
}
