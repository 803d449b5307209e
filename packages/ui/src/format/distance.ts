import { cachedFormat } from './cached-format.ts';

const KILOMETRES_PER_MILE = 1.609344;
const formatOf = cachedFormat(
  (locale: string) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }),
);

/** '14 km', or '9 mi' on a board that measures so (§9). Whole numbers, at least 1, never broken. */
export function distanceText(kilometres: number, locale: string, imperial: boolean): string {
  const length = imperial ? kilometres / KILOMETRES_PER_MILE : kilometres;
  const number = formatOf(locale).format(Math.max(1, length));
  return `${number}\u00a0${imperial ? 'mi' : 'km'}`;
}
