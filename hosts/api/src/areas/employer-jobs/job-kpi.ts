import type { JobKpi } from '@boardwright/api-client/contract';
import { and, count, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { applications, favourites } from '../../database/schema.ts';
import { dayOf } from './job-days.ts';

const day = 24 * 60 * 60 * 1000;
/** Days of the chart. */
const shownDays = 30;

/** What came of a job: applications per day of the site's calendar, and how many keep it. */
export async function readJobKpi(db: Database, jobId: number, timeZone: string, now: Date): Promise<JobKpi> {
  const dates = [
    ...new Set(
      // Half a day's steps meet every day, also those that summer time makes longer or shorter.
      Array.from({ length: shownDays * 2 + 2 }, (_, back) =>
        dayOf(new Date(now.getTime() - (back * day) / 2), timeZone),
      ),
    ),
  ]
    .slice(0, shownDays)
    .reverse();
  const since = new Date(now.getTime() - (shownDays + 1) * day);
  const date = sql<string>`to_char(${applications.createdAt} at time zone ${timeZone}::text, 'YYYY-MM-DD')`;
  const perDay = await db
    .select({ date, total: count() })
    .from(applications)
    .where(and(eq(applications.jobId, jobId), gte(applications.createdAt, since)))
    .groupBy(sql`1`);
  const received = async (from?: Date) => {
    const [row] = await db
      .select({ total: count() })
      .from(applications)
      .where(and(eq(applications.jobId, jobId), from && gte(applications.createdAt, from)));
    return row?.total ?? 0;
  };
  const [kept] = await db.select({ total: count() }).from(favourites).where(eq(favourites.jobId, jobId));
  const byDay = new Map(perDay.map((row) => [row.date, row.total]));
  return {
    applications: await received(),
    new_applications: await received(new Date(now.getTime() - 7 * day)),
    favourites: kept?.total ?? 0,
    days: dates.map((name) => ({ date: name, applications: byDay.get(name) ?? 0 })),
  };
}
