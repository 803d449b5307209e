import { cachedFormat } from './cached-format.ts';

const partsOf = cachedFormat(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' }),
);

export interface CalendarDay {
  readonly year: number;
  /** 1 to 12 */
  readonly month: number;
  readonly day: number;
}

/**
 * The day on the calendar of the board's time zone: the server's and the visitor's own zones play no part, so both
 * draw the same. A date without a time, '2026-11-18', is that day everywhere.
 * @throws RangeError when `iso` is no date
 */
export function calendarDay(iso: string, timeZone: string): CalendarDay {
  const plain = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  if (plain) return { year: Number(plain[1]), month: Number(plain[2]), day: Number(plain[3]) };
  const parts = partsOf(timeZone);
  const found = Object.fromEntries(parts.formatToParts(new Date(iso)).map((part) => [part.type, part.value]));
  return { year: Number(found.year), month: Number(found.month), day: Number(found.day) };
}

/** Days since 1 January 1970, for counting days between two calendar days. */
export function dayNumber({ year, month, day }: CalendarDay): number {
  return Date.UTC(year, month - 1, day) / 86_400_000;
}
