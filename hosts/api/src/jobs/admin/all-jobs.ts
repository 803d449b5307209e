import type { AdminJob, Contract, QueryOf } from '@boardwright/api-client/contract';
import { boostFactors } from '@boardwright/api-client/contract';
import { and, desc, isNotNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { containsTerms } from '../../platform/database/contains-terms.ts';
import { clients, jobBoardJobs, jobs } from '../../platform/database/schema.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import { presentAdminJob } from './admin-jobs.present.ts';
import { countAdminJobs, selectAdminJobs } from './admin-jobs.queries.ts';

const text = sql`concat_ws(' ', ${jobs.title}, ${jobs.organisationName}, ${clients.name}, ${jobs.locationName}, ${jobs.referenceCode}, ${jobs.externalReference})`;

/** A page of the jobs of a board, whoever keeps them; not what was deleted. */
export async function findAllJobs(
  db: Database,
  { board }: Pick<Tenant, 'board'>,
  query: QueryOf<Contract['jobs']['findAllJobs']>,
  now: Date,
): Promise<{ readonly data: AdminJob[]; readonly total: number }> {
  const { page, limit, search } = query;
  const isBoosted = query['match[boost]'] === 'set';
  const isWithheld = query['match[withheld]'] === 'set';
  const where = and(
    isBoosted ? ne(jobs.boostFactor, boostFactors.usual) : undefined,
    isWithheld ? isNotNull(jobBoardJobs.withheldAt) : undefined,
    containsTerms(text, search),
  );
  const total = await countAdminJobs(db, board.id, where);
  const rows = await selectAdminJobs(db, board.id, where)
    .orderBy(
      ...(isWithheld ? [desc(jobBoardJobs.withheldAt)] : []),
      ...(isBoosted ? [desc(jobs.boostFactor)] : []),
      desc(jobs.createdAt),
      desc(jobs.id),
    )
    .limit(limit)
    .offset((page - 1) * limit);
  return { data: rows.map((row) => presentAdminJob(row, { board }, now)), total };
}
