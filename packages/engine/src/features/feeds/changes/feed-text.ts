import { feedActions, type Feed, type FeedRun } from '@boardwright/api-client/contract';
import type { Translate } from '@boardwright/ui/translate';
import type { FeedKey } from './feed.messages.ts';

/** How feeds are written: in which language, on which clock. */
export interface FeedTongue<MessageKeys extends string = FeedKey> {
  readonly locale: string;
  readonly timeZone: string;
  readonly t: Translate<MessageKeys>;
}

/** '20 nov 2026, 06:00' on the site's clock. */
export function momentText(iso: string, { locale, timeZone }: FeedTongue): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(iso),
  );
}

/** 'maandag': a weekday by its number, of which 1 is Monday. */
export function weekdayName(weekday: number, locale: string): string {
  // The fifth of January 2026 was a Monday.
  const day = new Date(Date.UTC(2026, 0, 4 + weekday));
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(day);
}

/** 'elke dag om 06:00' */
export function scheduleText(
  { schedule, time_of_day: time, weekday }: Pick<Feed, 'schedule' | 'time_of_day' | 'weekday'>,
  { locale, t }: FeedTongue,
): string {
  const values = { time, day: weekdayName(weekday, locale) };
  return t(`scheduled.${schedule}`, values);
}

/** '12 nieuw, 3 gewijzigd': what a run did, nothing that it did not. */
export function countsText({ counts }: Pick<FeedRun, 'counts'>, { locale, t }: FeedTongue): string {
  const number = new Intl.NumberFormat(locale);
  return feedActions
    .filter((action) => counts[action] > 0)
    .map((action) => `${number.format(counts[action])} ${t(`actions.${action}`).toLowerCase()}`)
    .join(', ');
}
