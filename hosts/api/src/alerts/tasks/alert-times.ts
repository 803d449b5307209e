import { TZDate } from '@date-fns/tz';
import type { AlertFrequency } from '@boardwright/api-client/contract';

type Periodic = Exclude<AlertFrequency, 'direct'>;

/** Hour of the day at which mails go out: read with the first coffee, and nobody is woken. */
const hour = 7;
const day = 24 * 60 * 60 * 1000;

/**
 * The mailing moment of the day, week or month that holds `at`, or so many further on: at seven on the site's clock,
 * each day, each Monday, or each first of the month. Summer time moves it with the clock on the wall.
 */
function mailingMoment(frequency: Periodic, at: Date, timeZone: string, further: number): Date {
  const local = new TZDate(at.getTime(), timeZone);
  const year = local.getFullYear();
  const month = local.getMonth();
  const date = local.getDate();
  const sinceMonday = (local.getDay() + 6) % 7;
  const moments = {
    daily: () => new TZDate(year, month, date + further, hour, timeZone),
    weekly: () => new TZDate(year, month, date - sinceMonday + 7 * further, hour, timeZone),
    monthly: () => new TZDate(year, month + further, 1, hour, timeZone),
  } satisfies Record<Periodic, () => TZDate>;
  return new Date(moments[frequency]().getTime());
}

/** When an alert's next mail is due, always after `after`; null for a direct one, which waits for no moment. */
export function nextMailing(frequency: AlertFrequency, after: Date, timeZone: string): Date | null {
  if (frequency === 'direct') return null;
  const first = mailingMoment(frequency, after, timeZone, 0);
  return first > after ? first : mailingMoment(frequency, after, timeZone, 1);
}

/** The time that the last mail before `now` covered; for a direct alert the last day. */
export function lastMailed(
  frequency: AlertFrequency,
  now: Date,
  timeZone: string,
): { readonly from: Date; readonly till: Date } {
  if (frequency === 'direct') return { from: new Date(now.getTime() - day), till: now };
  const back = mailingMoment(frequency, now, timeZone, 0) > now ? 1 : 0;
  return {
    from: mailingMoment(frequency, now, timeZone, -back - 1),
    till: mailingMoment(frequency, now, timeZone, -back),
  };
}
