import { searchDays, type BodyOf, type Contract } from '@boardwright/api-client/contract';
import { eq, inArray, lt, sql } from '../../platform/database/drizzle.ts';
import type { Database, Transaction } from '../../platform/database/connect.ts';
import { landingPages, landingPageViews, searchCounts, sites } from '../../platform/database/schema.ts';
import { isSiteSecret } from '../../platform/http/site-secret.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Clock } from '../../platform/ports/clock.ts';
import { dayOf, timeZoneOf } from '../../platform/site-calendar.ts';
import { isNewBatch } from '../../jobs/public/view-batches.ts';
import { countTrials } from '../experiments/count-trials.ts';
import { inState } from './landing-page-state.ts';
import { searchKey } from './search-key.ts';

type Visits = BodyOf<Contract['siteContent']['countVisits']>;

interface VisitDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** What the site's own server says to be believed; nobody is where there is none. */
  readonly siteSecret?: string | undefined;
}

/** Different searches that are stored of a board in a day: what robots make up is not worth more. */
const mostSearches = 2000;

/** The day that it is on the calendar of each of some boards; a board that no site has is absent. */
async function todayOf(
  tx: Transaction,
  boardIds: readonly number[],
  now: Date,
): Promise<Map<number, string>> {
  if (boardIds.length === 0) return new Map();
  const rows = await tx
    .select({ boardId: sites.jobBoardId, settings: sites.settings })
    .from(sites)
    .where(inArray(sites.jobBoardId, [...new Set(boardIds)]));
  return new Map(rows.map(({ boardId, settings }) => [boardId, dayOf(now, timeZoneOf(settings))]));
}

async function countPages(
  tx: Transaction,
  views: Visits['landing_pages'],
  days: ReadonlyMap<number, string>,
  now: Date,
): Promise<void> {
  for (const [boardId, day] of days) {
    const seen = views.filter((one) => one.job_board_id === boardId);
    if (seen.length === 0) continue;
    const slugs = [...new Set(seen.map(({ slug }) => slug))];
    const known = await tx
      .select({ id: landingPages.id, slug: landingPages.slug })
      .from(landingPages)
      .where(
        sql`${eq(landingPages.jobBoardId, boardId)} and ${inState('published', now)} and ${inArray(landingPages.slug, slugs)}`,
      )
      // Everybody locks days of pages in one order.
      .orderBy(landingPages.id);
    const rows = known.map(({ id, slug }) => ({
      landingPageId: id,
      day,
      views: seen.reduce((sum, one) => sum + (one.slug === slug ? one.views : 0), 0),
    }));
    if (rows.length === 0) continue;
    await tx
      .insert(landingPageViews)
      .values(rows)
      .onConflictDoUpdate({
        target: [landingPageViews.landingPageId, landingPageViews.day],
        set: { views: sql`${landingPageViews.views} + excluded.views` },
      });
  }
}

async function countSearches(
  tx: Transaction,
  searches: Visits['searches'],
  days: ReadonlyMap<number, string>,
): Promise<void> {
  const rows = new Map<string, typeof searchCounts.$inferInsert>();
  for (const one of searches) {
    const day = days.get(one.job_board_id);
    const key = searchKey({ ...one, segmentIds: one.segment_ids });
    if (day === undefined || !key) continue;
    const row = { jobBoardId: one.job_board_id, day, locale: one.locale, ...key };
    const id = JSON.stringify(row);
    const before = rows.get(id);
    const inVain = Math.min(one.in_vain, one.searches);
    rows.set(id, {
      ...row,
      searches: (before?.searches ?? 0) + one.searches,
      inVain: (before?.inVain ?? 0) + inVain,
    });
  }
  for (const [, row] of [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const { jobBoardId, day, locale, words, place, segmentIds, searches: all, inVain } = row;
    await tx.execute(sql`
      insert into ${searchCounts} (job_board_id, day, locale, words, place, segment_ids, searches, in_vain)
      select ${jobBoardId}::integer, ${day}::text, ${locale}::text, ${words}::text, ${place}::text,
        ${segmentIds}::text, ${all}::integer, ${inVain}::integer
      where (select count(*) from ${searchCounts} where job_board_id = ${jobBoardId} and day = ${day}) < ${mostSearches}
        or exists (
          select from ${searchCounts} where job_board_id = ${jobBoardId} and day = ${day} and locale = ${locale}
            and words = ${words} and place = ${place} and segment_ids = ${segmentIds}
        )
      on conflict (job_board_id, day, locale, words, place, segment_ids) do update set
        searches = ${searchCounts}.searches + excluded.searches, in_vain = ${searchCounts}.in_vain + excluded.in_vain`);
  }
}

/**
 * Adds how often landing pages were drawn, what was searched for and what visitors of experiments did to the day that it is on their site's calendar.
 * @throws HttpError `forbidden` without the secret
 */
export async function countVisits(
  { db, clock, siteSecret }: VisitDeps,
  { secret, batch, landing_pages: views, searches, experiments = [] }: Visits,
): Promise<void> {
  if (!isSiteSecret(secret, siteSecret)) throw new HttpError('forbidden');
  const now = clock.now();
  await db.transaction(async (tx) => {
    if (!(await isNewBatch(tx, batch, now))) return;
    const days = await todayOf(
      tx,
      [...views, ...searches, ...experiments].map((one) => one.job_board_id),
      now,
    );
    await countPages(tx, views, days, now);
    await countSearches(tx, searches, days);
    await countTrials(tx, experiments, days);
  });
}

/** Deletes counts that nobody is shown any more. */
export async function deleteOldVisits(db: Database, now: Date): Promise<void> {
  // A day more: calendars of sites differ by one.
  const last = dayOf(new Date(now.getTime() - (searchDays + 1) * 24 * 3_600_000), 'UTC');
  await db.delete(searchCounts).where(lt(searchCounts.day, last));
  await db.delete(landingPageViews).where(lt(landingPageViews.day, last));
}
