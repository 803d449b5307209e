import { cachedFormat } from './cached-format.ts';

const timeOf = cachedFormat(
  (locale: string, timeZone: string) =>
    // Of twenty-four hours in every language: the space before 'PM' differs between Node and browsers.
    new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }),
);

/** A time of the day on the board's clock: '14:05'. */
export function timeText(
  iso: string,
  { locale, timeZone }: { readonly locale: string; readonly timeZone: string },
): string {
  return timeOf(locale, timeZone).format(new Date(iso));
}
