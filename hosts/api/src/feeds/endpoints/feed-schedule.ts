import { TZDate } from '@date-fns/tz';
import type { FeedSchedule } from '@boardwright/api-client/contract';

export interface FeedTimes {
  readonly schedule: FeedSchedule;
  /** 'HH:MM' on the site's clock; an hourly feed takes its minute, one of every six hours its place in them. */
  readonly timeOfDay: string;
  /** Of a weekly feed: 1 is Monday. */
  readonly weekday: number;
}

/** When a feed is read next, always after `after`. Summer time moves it with the clock on the wall. */
export function nextRun({ schedule, timeOfDay, weekday }: FeedTimes, after: Date, timeZone: string): Date {
  const [hour = 0, minute = 0] = timeOfDay.split(':').map(Number);
  const local = new TZDate(after.getTime(), timeZone);
  const at = (days: number, hours: number) =>
    new TZDate(local.getFullYear(), local.getMonth(), local.getDate() + days, hours, minute, timeZone);
  const sinceThen = (local.getDay() + 7 - (weekday % 7)) % 7;
  const moments = {
    hourly: (step: number) => at(0, local.getHours() + step),
    sixHourly: (step: number) => at(0, (hour % 6) + 6 * (Math.floor(local.getHours() / 6) - 1 + step)),
    daily: (step: number) => at(step, hour),
    weekly: (step: number) => at(7 * step - sinceThen, hour),
  } satisfies Record<FeedSchedule, (step: number) => TZDate>;
  // An hour that summer time takes away or gives twice makes a step of nothing: the one after it is later.
  for (let step = 0; ; step += 1) {
    const moment = moments[schedule](step).getTime();
    if (moment > after.getTime()) return new Date(moment);
  }
}
