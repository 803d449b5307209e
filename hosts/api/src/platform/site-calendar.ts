import { TZDate } from '@date-fns/tz';

/** The time zone of the specification (§9). */
const usualZone = 'Europe/Amsterdam';

/** The time zone of a site's settings; the product's own where it names none that exists. */
export function timeZoneOf(settings: Readonly<Record<string, unknown>>): string {
  const zone = settings.time_zone;
  return typeof zone === 'string' && zone !== '' && !Number.isNaN(new TZDate(0, zone).getTime())
    ? zone
    : usualZone;
}

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The day of a moment on the site's calendar, as '2026-11-20'. */
export function dayOf(moment: Date, timeZone: string): string {
  const local = new TZDate(moment.getTime(), timeZone);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${String(local.getFullYear()).padStart(4, '0')}-${two(local.getMonth() + 1)}-${two(local.getDate())}`;
}

/** So many days of a site's calendar up to that of a moment, the oldest first. */
export function daysTill(moment: Date, count: number, timeZone: string): readonly string[] {
  // Half a day's steps meet every day, also those that summer time makes longer or shorter.
  const steps = Array.from({ length: count * 2 + 2 }, (_, back) =>
    dayOf(new Date(moment.getTime() - back * 12 * 3_600_000), timeZone),
  );
  return [...new Set(steps)].slice(0, count).toReversed();
}

/**
 * A date as a form or a caller gives it: a day of the site's calendar, from its first or till its last second, or a
 * moment of its own.
 * @param stored what was stored: the same day means the same moment, which a form of days cannot know
 * @returns undefined for a day that does not exist
 */
export function momentOf(
  text: string,
  timeZone: string,
  end: 'start' | 'end',
  stored?: Date | null,
): Date | undefined {
  const day = dayPattern.exec(text);
  if (!day) {
    const moment = new Date(text);
    return Number.isNaN(moment.getTime()) ? undefined : moment;
  }
  if (stored && dayOf(stored, timeZone) === text) return stored;
  const [year, month, date] = day.slice(1).map(Number) as [number, number, number];
  const local =
    end === 'start'
      ? new TZDate(year, month - 1, date, timeZone)
      : new TZDate(year, month - 1, date, 23, 59, 59, timeZone);
  const moment = new Date(local.getTime());
  return dayOf(moment, timeZone) === text ? moment : undefined;
}
