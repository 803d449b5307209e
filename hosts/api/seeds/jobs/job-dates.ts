import type { DemoJobStatus } from '../demo-types.ts';
import type { Random } from '../random.ts';

const day = 86_400_000;
const minute = 60_000;

/** Midnight UTC of the day of `now`: the demo depends on nothing finer. */
export function dayOf(now: Date): number {
  return Math.floor(now.getTime() / day) * day;
}

/** `age` days ago in office hours. Today's are from midnight, so that none lies in the future. */
export function publishedAt(today: number, age: number, random: Random): string {
  const moment = age < 1 ? random.between(0, 59) * 1000 : random.between(6 * 60, 16 * 60) * minute;
  return new Date(today - age * day + moment).toISOString();
}

/** The end of the day that lies `days` ahead, or behind when negative. */
export function closesAt(today: number, days: number): string {
  return new Date(today + days * day + 22 * 60 * minute + 59 * minute).toISOString();
}

/** Age in days and days until closing, by status. New jobs are more common than old ones. */
export function spanFor(status: DemoJobStatus, random: Random): { age: number; closes: number } {
  if (status === 'expired') {
    const closes = -random.between(1, 28);
    return { age: random.between(25, 60) - closes, closes };
  }
  if (status === 'scheduled') return { age: -random.between(1, 10), closes: random.between(30, 70) };
  const age = Math.floor(46 * random.next() ** 1.35);
  return { age, closes: random.chance(0.03) ? random.between(0, 3) : random.between(21, 70) };
}
