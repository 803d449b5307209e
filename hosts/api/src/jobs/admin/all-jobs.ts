import type { AdminJob, Contract, QueryOf } from '@boardwright/api-client/contract';
import { boostFactors } from '@boardwright/api-client/contract';
import { and, count, desc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { containsTerms } from '../../platform/database/contains-terms.ts';
import { clients, jobs, organisations } from '../../platform/database/schema.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import { onBoard, statusAt } from '../employer/my-jobs.queries.ts';
import { jobUrl } from '../public/board-visit.ts';

const text = sql`concat_ws(' ', ${jobs.title}, ${jobs.organisationName}, ${clients.name}, ${jobs.locationName}, ${jobs.referenceCode}, ${jobs.externalReference})`;

/** A page of the jobs of a board, whoever keeps them; not what was deleted. */
export async function findAllJobs(
  db: Database,
  { board }: Pick<Tenant, 'board'>,
  query: QueryOf<Contract['jobs']['findAllJobs']>,
  now: Date,
): Promise<{ readonly data: AdminJob[]; readonly total: number }> {
  const { page, limit, search } = query;
  const isSet = query['match[boost]'] === 'set';
  const where = and(
    onBoard(db, board.id),
    ne(jobs.status, 'archived'),
    isSet ? ne(jobs.boostFactor, boostFactors.usual) : undefined,
    containsTerms(text, search),
  );
  const ofClient = eq(clients.id, sql`coalesce(${jobs.clientId}, ${organisations.clientId})`);
  const [counted] = await db
    .select({ total: count() })
    .from(jobs)
    .innerJoin(organisations, eq(organisations.id, jobs.organisationId))
    .leftJoin(clients, ofClient)
    .where(where);
  const rows = await db
    .select({ job: jobs, client: { id: clients.id, name: clients.name } })
    .from(jobs)
    .innerJoin(organisations, eq(organisations.id, jobs.organisationId))
    .leftJoin(clients, ofClient)
    .where(where)
    .orderBy(...(isSet ? [desc(jobs.boostFactor)] : []), desc(jobs.createdAt), desc(jobs.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return {
    data: rows.map(({ job, client }) => ({
      uuid: job.uuid,
      title: job.title,
      organisation_name: job.organisationName,
      client,
      status: statusAt(job, now),
      from: job.from.toISOString(),
      till: job.till?.toISOString() ?? null,
      premium: job.premium && (job.premiumTill === null || job.premiumTill > now),
      boost_factor: job.boostFactor,
      job_url: jobUrl({ board }, job),
      created_at: job.createdAt.toISOString(),
    })),
    total: counted?.total ?? 0,
  };
}
