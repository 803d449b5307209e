import type { Overview } from '@boardwright/api-client/contract';
import { and, eq, ne, type SQL, sql, type PgTable } from '../../platform/database/drizzle.ts';
import { jobBoardJobs, jobs, products, segments, siteHosts } from '../../platform/database/schema.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import { sellerOf } from '../../shop/port.ts';
import { isLegalWritten } from '../legal/is-legal-written.ts';
import { offeredOn } from '../../platform/search-sync/offered-segments.ts';

type BegunDeps = Pick<Deps, 'db' | 'deliversMail'>;

const isLocal = (host: string): boolean => host === 'localhost' || host.endsWith('.localhost');

/** What of a new board is there. */
export async function readBegun(
  { db, deliversMail }: BegunDeps,
  { site, board }: Tenant,
): Promise<Overview['begun']> {
  const has = async (table: PgTable, where: SQL | undefined): Promise<boolean> =>
    (
      await db
        .select({ one: sql`1` })
        .from(table)
        .where(where)
        .limit(1)
    ).length > 0;
  const [job] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .innerJoin(jobBoardJobs, eq(jobBoardJobs.jobId, jobs.id))
    .where(and(eq(jobBoardJobs.jobBoardId, board.id), ne(jobs.status, 'archived')))
    .limit(1);
  const hosts = await db
    .select({ host: siteHosts.host })
    .from(siteHosts)
    .where(eq(siteHosts.siteId, site.id));
  const { settings } = site;
  return {
    company: Boolean(settings['invoice_name']) && sellerOf({ site, board }).address !== '',
    categories: await has(segments, offeredOn(board.id)),
    job: job !== undefined,
    products: await has(products, and(eq(products.jobBoardId, board.id), eq(products.active, true))),
    legal: await isLegalWritten(db, site),
    mail: deliversMail,
    host: hosts.some(({ host }) => !isLocal(host)),
  };
}
