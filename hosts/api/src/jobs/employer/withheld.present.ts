import type { Withheld } from '@boardwright/api-client/contract';
import type { jobBoardJobs } from '../../platform/database/schema.ts';

type Link = Pick<typeof jobBoardJobs.$inferSelect, 'withheldAt' | 'withheldGround' | 'withheldExplanation'>;

/** Since when and why a board keeps a job from being shown; null where it does not. */
export function withheldOf({ withheldAt, withheldGround, withheldExplanation }: Link): Withheld {
  // The database sees to it that both are there or neither is.
  if (withheldAt === null || withheldGround === null) return null;
  return { at: withheldAt.toISOString(), ground: withheldGround, explanation: withheldExplanation };
}
