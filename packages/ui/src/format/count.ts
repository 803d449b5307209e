import { cachedFormat } from './cached-format.ts';

const formatOf = cachedFormat((locale: string) => new Intl.NumberFormat(locale));

/** '1.348': a number as the language groups it. */
export function numberText(number: number, locale: string): string {
  return formatOf(locale).format(number);
}
