import type { JobKpi } from '@boardwright/api-client/contract';
import { and, count, eq, gte, sql } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { applications, applyClicks, favourites, jobViews } from '../../platform/database/schema.ts';
import { daysTill } from '../../platform/site-calendar.ts';

const day = 24 * 60 * 60 * 1000;
/** Days of the chart. */
const chartDays = 30;

type Counted = readonly { readonly date: string; readonly total: number }[];

async function countApplications(db: Database, jobId: number, timeZone: string, now: Date) {
  const date = sql<string>`to_char(${applications.createdAt} at time zone ${timeZone}::text, 'YYYY-MM-DD')`;
  const perDay = await db
    .select({ date, total: count() })
    .from(applications)
    .where(
      and(
        eq(applications.jobId, jobId),
        gte(applications.createdAt, new Date(now.getTime() - (chartDays + 1) * day)),
      ),
    )
    .groupBy(sql`1`);
  const received = async (from?: Date) => {
    const [row] = await db
      .select({ total: count() })
      .from(applications)
      .where(and(eq(applications.jobId, jobId), from && gte(applications.createdAt, from)));
    return row?.total ?? 0;
  };
  return { perDay, all: await received(), recent: await received(new Date(now.getTime() - 7 * day)) };
}

/** What came of a job per day of the site's calendar: views, clicks on the way out, applications; and how many keep it. */
export async function readJobKpi(db: Database, jobId: number, timeZone: string, now: Date): Promise<JobKpi> {
  const dates = daysTill(now, chartDays, timeZone);
  const applied = await countApplications(db, jobId, timeZone, now);
  const seen = await db
    .select({ date: jobViews.day, total: jobViews.views })
    .from(jobViews)
    .where(eq(jobViews.jobId, jobId));
  const clicks = await db
    .select({ date: applyClicks.day, total: count() })
    .from(applyClicks)
    .where(eq(applyClicks.jobId, jobId))
    .groupBy(applyClicks.day);
  const [stored] = await db.select({ total: count() }).from(favourites).where(eq(favourites.jobId, jobId));
  const sum = (rows: Counted) => rows.reduce((all, { total }) => all + total, 0);
  const on = (rows: Counted, date: string) => rows.find((row) => row.date === date)?.total ?? 0;
  return {
    views: sum(seen),
    apply_clicks: sum(clicks),
    applications: applied.all,
    new_applications: applied.recent,
    favourites: stored?.total ?? 0,
    days: dates.map((date) => ({
      date,
      views: on(seen, date),
      apply_clicks: on(clicks, date),
      applications: on(applied.perDay, date),
    })),
  };
}
