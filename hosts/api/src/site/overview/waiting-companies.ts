import type { Overview } from '@boardwright/api-client/contract';
import { and, count, eq, isNull, min } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { clients } from '../../platform/database/schema.ts';

/** The companies of a site that wait for an admin's approval. */
export async function waitingCompanies(
  db: Pick<Database, 'select'>,
  siteId: number,
): Promise<Overview['tasks']['companies']> {
  const [row] = await db
    .select({ count: count(), since: min(clients.createdAt) })
    .from(clients)
    .where(and(eq(clients.siteId, siteId), isNull(clients.approvedAt), isNull(clients.blockedAt)));
  return { count: row?.count ?? 0, since: row?.since?.toISOString() ?? null };
}
