import type { AlertFrequency } from '@boardwright/api-client/contract';
import { nextMailing } from './tasks/alert-times.ts';

/** How long a mailed confirmation is good for. Milliseconds; the mail says so too. */
export const confirmableFor = 7 * 24 * 60 * 60 * 1000;

interface Schedule {
  readonly coveredTill: Date;
  readonly dueAt: Date | null;
}

interface Wanted {
  readonly frequency: AlertFrequency;
  readonly active: boolean;
}

/** What a new, confirmed or resumed alert will tell of: what appears from now on. */
export function startSchedule(frequency: AlertFrequency, now: Date, timeZone: string): Schedule {
  return { coveredTill: now, dueAt: nextMailing(frequency, now, timeZone) };
}

/**
 * When an alert that was changed tells next, so that it neither repeats a job nor leaves one out.
 * @param untoldSince when the first jobs appeared that a direct alert still has to be notified of
 */
export function changedSchedule(
  before: Wanted & Schedule,
  after: Wanted,
  now: Date,
  timeZone: string,
  untoldSince: Date | undefined,
): Schedule {
  // What came while nobody wanted it is not notified afterwards.
  if (after.active && !before.active) return startSchedule(after.frequency, now, timeZone);
  const { coveredTill, dueAt } = before;
  if (before.frequency === after.frequency) return { coveredTill, dueAt };
  // A direct one has been notified of everything but what is being sent just now, unless it was itself still to catch
  // up.
  if (before.frequency === 'direct' && dueAt === null) {
    const mailed = untoldSince === undefined ? now : new Date(untoldSince.getTime() - 1);
    return { coveredTill: mailed, dueAt: nextMailing(after.frequency, now, timeZone) };
  }
  // What waited for its day is sent at once, and only then the alert is direct.
  return { coveredTill, dueAt: nextMailing(after.frequency, now, timeZone) ?? now };
}
