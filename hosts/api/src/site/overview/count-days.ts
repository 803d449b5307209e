import {
  and,
  count,
  eq,
  gte,
  inArray,
  isNotNull,
  lt,
  sql,
  type SQL,
  type PgColumn,
} from '../../platform/database/drizzle.ts';
import type { overviewFigures } from '@boardwright/api-client/contract';
import type { Database } from '../../platform/database/connect.ts';
import {
  applications,
  applyClicks,
  jobAlerts,
  jobBoardJobs,
  jobs,
  jobViews,
  orders,
  users,
} from '../../platform/database/schema.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import { timeZoneOf } from '../../platform/site-calendar.ts';

type Figure = (typeof overviewFigures)[number];
export type CountedDays = ReadonlyMap<string, number>;

interface Counting {
  readonly db: Pick<Database, 'select'>;
  readonly tenant: Tenant;
  /** The first and the last day that count, of the site's calendar. */
  readonly first: string;
  readonly last: string;
}

/** Days of the site's calendar as moments: from the first of one till the first after another. */
function between({ tenant, first, last }: Counting, moment: PgColumn): SQL | undefined {
  const zone = timeZoneOf(tenant.site.settings);
  return and(
    gte(moment, sql`(${first}::date)::timestamp at time zone ${zone}::text`),
    lt(moment, sql`(${last}::date + 1)::timestamp at time zone ${zone}::text`),
  );
}

const dayIn = ({ tenant }: Counting, moment: PgColumn): SQL<string> =>
  sql<string>`to_char(${moment} at time zone ${timeZoneOf(tenant.site.settings)}::text, 'YYYY-MM-DD')`;

const amount = sql<number>`count(*)`.mapWith(Number);
type Rows = readonly { readonly day: string; readonly total: number }[];

/** How each figure is counted per day, on one board or its site. */
const counts = {
  jobs: (counting) =>
    counting.db
      .select({ day: dayIn(counting, jobs.from), total: amount })
      .from(jobs)
      .innerJoin(jobBoardJobs, eq(jobBoardJobs.jobId, jobs.id))
      .where(
        and(
          eq(jobBoardJobs.jobBoardId, counting.tenant.board.id),
          inArray(jobs.status, ['active', 'expired', 'paused']),
          between(counting, jobs.from),
        ),
      )
      .groupBy(sql`1`),
  views: ({ db, tenant, first, last }) =>
    db
      .select({ day: jobViews.day, total: sql<number>`sum(${jobViews.views})`.mapWith(Number) })
      .from(jobViews)
      .innerJoin(jobBoardJobs, eq(jobBoardJobs.jobId, jobViews.jobId))
      .where(
        and(
          eq(jobBoardJobs.jobBoardId, tenant.board.id),
          gte(jobViews.day, first),
          sql`${jobViews.day} <= ${last}`,
        ),
      )
      .groupBy(jobViews.day),
  apply_clicks: ({ db, tenant, first, last }) =>
    db
      .select({ day: applyClicks.day, total: amount })
      .from(applyClicks)
      .innerJoin(jobBoardJobs, eq(jobBoardJobs.jobId, applyClicks.jobId))
      .where(
        and(
          eq(jobBoardJobs.jobBoardId, tenant.board.id),
          gte(applyClicks.day, first),
          sql`${applyClicks.day} <= ${last}`,
        ),
      )
      .groupBy(applyClicks.day),
  applications: (counting) =>
    counting.db
      .select({ day: dayIn(counting, applications.createdAt), total: amount })
      .from(applications)
      .where(
        and(eq(applications.jobBoardId, counting.tenant.board.id), between(counting, applications.createdAt)),
      )
      .groupBy(sql`1`),
  alerts: (counting) =>
    counting.db
      .select({ day: dayIn(counting, jobAlerts.confirmedAt), total: amount })
      .from(jobAlerts)
      .where(and(eq(jobAlerts.siteId, counting.tenant.site.id), between(counting, jobAlerts.confirmedAt)))
      .groupBy(sql`1`),
  registrations: (counting) =>
    counting.db
      .select({ day: dayIn(counting, users.createdAt), total: amount })
      .from(users)
      .where(
        and(
          eq(users.siteId, counting.tenant.site.id),
          inArray(users.role, ['candidate', 'employer']),
          between(counting, users.createdAt),
        ),
      )
      .groupBy(sql`1`),
  revenue: (counting) =>
    counting.db
      .select({
        day: dayIn(counting, orders.paidAt),
        total: sql<number>`sum(${orders.netCents})`.mapWith(Number),
      })
      .from(orders)
      .where(
        and(
          eq(orders.jobBoardId, counting.tenant.board.id),
          isNotNull(orders.paidAt),
          eq(orders.status, 'paid'),
          between(counting, orders.paidAt),
        ),
      )
      .groupBy(sql`1`),
} as const satisfies Readonly<Record<Figure, (counting: Counting) => PromiseLike<Rows>>>;

/** What there was of a figure on each day; a day without any is absent. */
export async function countDays(figure: Figure, counting: Counting): Promise<CountedDays> {
  const rows: Rows = await counts[figure](counting);
  return new Map(rows.map(({ day, total }) => [day, total]));
}

/** How many applications each of some jobs has. */
export async function countApplications(
  db: Pick<Database, 'select'>,
  jobIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (jobIds.length === 0) return new Map();
  const rows = await db
    .select({ jobId: applications.jobId, total: count() })
    .from(applications)
    .where(inArray(applications.jobId, [...jobIds]))
    .groupBy(applications.jobId);
  return new Map(rows.map(({ jobId, total }) => [jobId, total]));
}
