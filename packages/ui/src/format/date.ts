import { calendarDay, dayNumber } from './calendar-day.ts';
import { cachedFormat } from './cached-format.ts';

const monthOf = cachedFormat(
  (locale: string, month: 'short' | 'long') =>
    new Intl.DateTimeFormat(locale, { month, day: 'numeric', timeZone: 'UTC' }),
);
const monthYearOf = cachedFormat(
  (locale: string) => new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }),
);
const longOf = cachedFormat(
  (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
);

/** What a date is written with: fields of the Board. */
export interface DateSettings {
  readonly locale: string;
  readonly timeZone: string;
  /** The date format, one of the six of specification §5 in date-fns notation. */
  readonly dateFormat: string;
}

/**
 * A date in the site's own format: '18/11/2026', 'november 18 2026'.
 * The six formats need five tokens; drawing them with Intl keeps the date library and its locales out of the
 * visitor's browser, and keeps the board's time zone.
 */
export function dateText(iso: string, { locale, timeZone, dateFormat }: DateSettings): string {
  const date = calendarDay(iso, timeZone);
  const month = (style: 'short' | 'long') =>
    monthOf(locale, style)
      .formatToParts(new Date(dayNumber(date) * 86_400_000))
      .find((part) => part.type === 'month')?.value ?? '';
  const two = (number: number) => String(number).padStart(2, '0');
  return dateFormat.replace(/MMMM|MMM|MM|dd|yyyy/g, (token) => {
    if (token === 'yyyy') return String(date.year);
    if (token === 'dd') return two(date.day);
    if (token === 'MM') return two(date.month);
    return month(token === 'MMM' ? 'short' : 'long');
  });
}

/** A date in words, as a sentence wants it: '12 december 2026'. */
export function longDate(
  iso: string,
  { locale, timeZone }: Pick<DateSettings, 'locale' | 'timeZone'>,
): string {
  const date = new Date(dayNumber(calendarDay(iso, timeZone)) * 86_400_000);
  return longOf(locale).format(date);
}

/** A month: 'sep 2026'. Of what is known by its year only, the year. */
export function monthText(
  iso: string,
  { locale, timeZone }: Pick<DateSettings, 'locale' | 'timeZone'>,
): string {
  if (/^\d{4}$/.test(iso)) return iso;
  const day = /^\d{4}-\d{2}$/.test(iso) ? `${iso}-01` : iso;
  return monthYearOf(locale).format(new Date(dayNumber(calendarDay(day, timeZone)) * 86_400_000));
}
