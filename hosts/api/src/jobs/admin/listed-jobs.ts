import {
  type Contract,
  type JobFilterCounts,
  type JobPick,
  jobFilters,
  type JobWriter,
  listedViewDays,
  type ListedJob,
  mostPicked,
  type QueryOf,
} from '@boardwright/api-client/contract';
import { inArray } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { jobs } from '../../platform/database/schema.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import { daysTill, timeZoneOf } from '../../platform/site-calendar.ts';
import { statusAt } from '../employer/my-jobs.queries.ts';
import { presentAdminJob } from './admin-jobs.present.ts';
import { type AdminJobRow, selectAllAdminJobs } from './admin-jobs.queries.ts';
import {
  countByFilter,
  findKnownCompanies,
  findListedIds,
  findListedPage,
  findOutcomes,
  findPicks,
  type WantedJobs,
} from './listed-jobs.queries.ts';

type Reader = Pick<Database, 'select'>;

/** Who writes a job. */
export function writerOf({ job, client }: Pick<AdminJobRow, 'job' | 'client'>): JobWriter {
  if (job.source?.startsWith('feed:')) return 'feed';
  if (!client) return 'nobody';
  return job.source === null ? 'company' : 'system';
}

type JobRow = AdminJobRow['job'];

/** Why a job waits for the look of an admin; undefined: it does not. */
function reviewKindOf(
  job: Pick<JobRow, 'status' | 'publishAskedAt' | 'returnedAt' | 'unreviewedSince'>,
): 'new' | 'again' | 'changed' | undefined {
  if (job.status !== 'draft') return job.unreviewedSince === null ? undefined : 'changed';
  if (job.publishAskedAt === null) return undefined;
  return job.returnedAt === null ? 'new' : 'again';
}

function reviewOf({ job, client }: AdminJobRow, known: ReadonlySet<number>): ListedJob['review'] {
  const kind = reviewKindOf(job);
  const since = kind === 'changed' ? job.unreviewedSince : job.publishAskedAt;
  if (!kind || !since) return null;
  return { kind, since: since.toISOString(), is_first: client !== null && !known.has(client.id) };
}

/** Jobs of a board as an admin's list has them, in the order of their ids here. */
export async function listJobs(
  db: Reader,
  { site, board }: Tenant,
  ids: readonly number[],
  now: Date,
): Promise<ListedJob[]> {
  if (ids.length === 0) return [];
  const days = daysTill(now, listedViewDays, timeZoneOf(site.settings));
  const rows = await selectAllAdminJobs(db, board.id, inArray(jobs.id, [...ids]));
  const { views, applied, reported } = await findOutcomes({ db, boardId: board.id, now }, ids, days[0] ?? '');
  const asking = rows.flatMap(({ job, client }) => (client && reviewKindOf(job) ? [client.id] : []));
  const known = await findKnownCompanies({ db, boardId: board.id, now }, asking);
  const totalOf = (counted: typeof applied, id: number) =>
    counted.find(({ jobId }) => jobId === id)?.total ?? 0;
  return ids.flatMap((id) => {
    const row = rows.find(({ job }) => job.id === id);
    if (!row) return [];
    const seen = new Map(views.filter(({ jobId }) => jobId === id).map((one) => [one.day, one.views]));
    return {
      ...presentAdminJob(row, { board }, now),
      location_name: row.job.locationName,
      writer: writerOf(row),
      review: reviewOf(row, known),
      views_by_day: days.map((day) => seen.get(day) ?? 0),
      applications_count: totalOf(applied, id),
      reports_count: totalOf(reported, id),
      updated_at: row.job.updatedAt.toISOString(),
    };
  });
}

/** A page of the jobs of a board, whoever keeps them; not what was deleted. */
export async function findAllJobs(
  db: Reader & Pick<Database, 'execute'>,
  tenant: Tenant,
  query: QueryOf<Contract['adminJobs']['findAllJobs']>,
  now: Date,
): Promise<{ readonly data: ListedJob[]; readonly total: number; readonly isExact: boolean }> {
  const board = { db, boardId: tenant.board.id, now };
  const { ids, total, isExact } = await findListedPage(board, query);
  return { data: await listJobs(db, tenant, ids, now), total, isExact };
}

/** How many jobs of a board each filter finds. */
export async function countAllJobs(
  db: Reader & Pick<Database, 'execute'>,
  { board }: Tenant,
  wanted: WantedJobs,
  now: Date,
): Promise<JobFilterCounts> {
  const { counts, isExact } = await countByFilter({ db, boardId: board.id, now }, wanted, jobFilters);
  return isExact ? counts : { ...counts, counts_are_exact: false };
}

/** All jobs that a list finds, as far as they are picked at once. */
export async function pickAllJobs(
  db: Reader,
  { board }: Tenant,
  wanted: QueryOf<Contract['adminJobs']['pickAllJobs']>,
  now: Date,
): Promise<JobPick[]> {
  const at = { db, boardId: board.id, now };
  const ids = await findListedIds(at, { ...wanted, page: 1, limit: mostPicked });
  const rows = new Map((await findPicks(at, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    if (!row) return [];
    const { job, withheldAt } = row;
    const review = reviewKindOf(job) ?? null;
    return { uuid: job.uuid, status: statusAt(job, now), withheld: withheldAt !== null, review };
  });
}
