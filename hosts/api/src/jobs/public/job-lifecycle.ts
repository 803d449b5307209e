import type { JobStatus } from '@boardwright/api-client/contract';

/** How long the page of an ended job still answers, before it is gone. Milliseconds. */
export const expiredPageLives = 30 * 24 * 60 * 60 * 1000;

interface DatedJob {
  readonly status: JobStatus;
  readonly from: Date;
  readonly till: Date | null;
  readonly updatedAt: Date;
  /** Since when the board that is looked at keeps it from being shown. */
  readonly withheldAt: Date | null;
}

/** What a visitor may see of a job now. */
export type Visibility = 'live' | 'expired' | 'removed' | 'absent';

/**
 * Reads a job's state at a moment. The dates decide together with the status, because the sweep that moves the
 * status runs once a minute, and a job must not outlive its end by that minute. Of what the board keeps from being shown
 * nothing is left to see.
 */
export function jobVisibility({ withheldAt, ...job }: DatedJob, now: Date): Visibility {
  const visibility = visibilityByDates(job, now);
  return withheldAt !== null && visibility !== 'absent' ? 'removed' : visibility;
}

function visibilityByDates(
  { status, from, till, updatedAt }: Omit<DatedJob, 'withheldAt'>,
  now: Date,
): Visibility {
  const ended = till !== null && till <= now;
  const ends = status === 'active' || status === 'paused' || status === 'scheduled';
  if (status === 'expired' || (ends && ended)) {
    const end = till ?? updatedAt;
    return now.getTime() - end.getTime() <= expiredPageLives ? 'expired' : 'removed';
  }
  if (status === 'active') return from <= now ? 'live' : 'absent';
  return status === 'scheduled' && from <= now ? 'live' : 'absent';
}
