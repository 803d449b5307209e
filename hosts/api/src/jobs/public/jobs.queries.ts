import {
  and,
  count,
  eq,
  getTableColumns,
  inArray,
  isNull,
  not,
  or,
  type Placeholder,
  sql,
} from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { hiddenAt } from '../../platform/search-sync/hidden-jobs.ts';
import { applications, jobBoardJobs, jobs, organisations } from '../../platform/database/schema.ts';

const summaryColumns = {
  id: jobs.id,
  uuid: jobs.uuid,
  slug: jobs.slug,
  title: jobs.title,
  description: jobs.description,
  status: jobs.status,
  locale: jobs.locale,
  organisationId: jobs.organisationId,
  organisationName: jobs.organisationName,
  organisationSlug: organisations.slug,
  jobLogo: jobs.logo,
  organisationLogo: organisations.logo,
  showLogo: jobs.showLogo,
  from: jobs.from,
  till: jobs.till,
  premium: jobs.premium,
  premiumTill: jobs.premiumTill,
  remote: jobs.remote,
  locationType: jobs.locationType,
  locationName: jobs.locationName,
  city: jobs.city,
  postalCode: jobs.postalCode,
  countryCode: jobs.countryCode,
  lat: jobs.lat,
  lon: jobs.lon,
  salaryMin: jobs.salaryMin,
  salaryMax: jobs.salaryMax,
  salaryType: jobs.salaryType,
  hoursMin: jobs.hoursMin,
  hoursMax: jobs.hoursMax,
  segmentIds: jobs.segmentIds,
  customFields: jobs.customFields,
  updatedAt: jobs.updatedAt,
  withheldAt: hiddenAt,
} as const;

/** That a board has the job of the query, as the condition of a join. */
const linkTo = (boardId: number | Placeholder) =>
  and(eq(jobBoardJobs.jobId, jobs.id), eq(jobBoardJobs.jobBoardId, boardId));

function prepareSummaries(db: Database) {
  return db
    .select(summaryColumns)
    .from(jobs)
    .innerJoin(organisations, eq(organisations.id, jobs.organisationId))
    .innerJoin(jobBoardJobs, linkTo(sql.placeholder('board')))
    .where(sql`${jobs.id} = any(${sql.placeholder('ids')})`)
    .prepare('job_summaries');
}
/** Written out once per database: the query of every list, it would else be put together anew each time. */
const prepared = new WeakMap<Database, ReturnType<typeof prepareSummaries>>();

/** The rows a list of a board shows, one query for the page, in no particular order; whatever their status. */
export function findSummaryRows(db: Database, board: number, ids: readonly number[]) {
  let query = prepared.get(db);
  if (!query) {
    query = prepareSummaries(db);
    prepared.set(db, query);
  }
  return query.execute({ board, ids });
}
export type SummaryRow = Awaited<ReturnType<typeof findSummaryRows>>[number];

/** A job of a board by its slug, with its organisation and how many applied; whatever its status. */
export async function findJobRow(db: Database, boardId: number, slug: string) {
  const [row] = await db
    .select({ summary: summaryColumns, job: jobs, organisation: organisations })
    .from(jobs)
    .innerJoin(organisations, eq(organisations.id, jobs.organisationId))
    .innerJoin(jobBoardJobs, linkTo(boardId))
    .where(eq(jobs.slug, slug))
    .limit(1);
  if (!row) return undefined;
  const [applied] = await db
    .select({ count: count() })
    .from(applications)
    .where(eq(applications.jobId, row.job.id));
  return { ...row, applicationsCount: applied?.count ?? 0 };
}
export type JobRow = NonNullable<Awaited<ReturnType<typeof findJobRow>>>;

/** A job of a board by its uuid or number, as applying for it and finding its like need it; whatever its status. */
export async function findBoardJob(db: Database, boardId: number, key: string) {
  const isKey = uuidPattern.test(key)
    ? eq(jobs.uuid, key)
    : /^\d{1,9}$/.test(key) && eq(jobs.id, Number(key));
  if (!isKey) return undefined;
  const [row] = await db
    .select({
      job: { ...getTableColumns(jobs), withheldAt: hiddenAt },
      organisation: { email: organisations.email },
    })
    .from(jobs)
    .innerJoin(organisations, eq(organisations.id, jobs.organisationId))
    .innerJoin(jobBoardJobs, linkTo(boardId))
    .where(isKey)
    .limit(1);
  return row;
}
export type BoardJob = NonNullable<Awaited<ReturnType<typeof findBoardJob>>>;

// PostgreSQL refuses to compare a uuid with anything else, which would be an error of ours instead of a 404.
const uuidPattern = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** What a job is shown by: the product of the slot it is in, else its own. */
const publishedBy = sql<number | null>`coalesce((
  select slot.product_id from subscriptions as slot where slot.job_id = ${jobs.id} and slot.ended_at is null
), ${jobs.productId})`;

/** Active jobs of a board that none of these products published: what `in[product_id]` leaves out. */
export async function findIdsOfOtherProducts(db: Database, boardId: number, productIds: readonly number[]) {
  const others = productIds.length === 0 ? undefined : not(inArray(publishedBy, [...productIds]));
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .innerJoin(jobBoardJobs, linkTo(boardId))
    .where(and(inArray(jobs.status, ['active', 'scheduled']), or(isNull(publishedBy), others)));
  return rows.map(({ id }) => id);
}
