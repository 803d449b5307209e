import type { applications, jobs } from '../platform/database/schema.ts';

const day = 24 * 60 * 60 * 1000;
/** How long an application outlives its job. */
export const applicationLives = 28 * day;

type Sent = Pick<typeof applications.$inferSelect, 'deleteAfter'>;
type Job = Pick<typeof jobs.$inferSelect, 'status' | 'till' | 'archivedAt' | 'updatedAt'>;

/** When the worker deletes an application: at the date of one that was taken back, or four weeks after its job's end; null while that has none. */
export function deletionDate(
  { deleteAfter }: Sent,
  { status, till, archivedAt, updatedAt }: Job,
): Date | null {
  if (deleteAfter) return deleteAfter;
  const ended = status === 'expired' || status === 'archived';
  const end = till ?? (ended ? (archivedAt ?? updatedAt) : null);
  return end && new Date(end.getTime() + applicationLives);
}
