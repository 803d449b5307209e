import { type Contract, type QueryOf, searchDays } from '@boardwright/api-client/contract';
import {
  and,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNull,
  sql,
} from '../../platform/database/drizzle.ts';
import { countRows } from '../../platform/database/count-to.ts';
import type { Database } from '../../platform/database/connect.ts';
import { containsTerms } from '../../platform/database/contains-terms.ts';
import { landingPages, landingPageViews } from '../../platform/database/schema.ts';
import { dayOf } from '../../platform/site-calendar.ts';
import { inState, type LandingPageRow } from './landing-page-state.ts';

type Reader = Pick<Database, 'select'>;

const { textAbove: _above, textBelow: _below, ...summary } = getTableColumns(landingPages);
export type LandingPageSummary = Omit<LandingPageRow, 'textAbove' | 'textBelow'>;
const searched = sql`concat_ws(' ', ${landingPages.title}, ${landingPages.slug}, ${landingPages.query}->>'search', ${landingPages.query}->>'location_name')`;

/** A page of all landing pages of a board, or of those in a state or language, the last changed first. */
export async function findAllLandingPages(
  db: Reader,
  boardId: number,
  now: Date,
  query: QueryOf<Contract['landingPages']['findAllLandingPages']>,
): Promise<{ readonly rows: readonly LandingPageSummary[]; readonly total: number }> {
  const { page, limit, search, 'match[state]': state, 'match[locale]': locale } = query;
  const where = and(
    eq(landingPages.jobBoardId, boardId),
    state === undefined ? isNull(landingPages.deletedAt) : inState(state, now),
    locale === undefined ? undefined : eq(landingPages.locale, locale),
    containsTerms(searched, search),
  );
  const rows = await db
    .select(summary)
    .from(landingPages)
    .where(where)
    .orderBy(desc(landingPages.updatedAt), desc(landingPages.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: await countRows(db, landingPages, where) };
}

/** A landing page of a board, deleted or not; undefined for another board's. */
export async function findStored(
  db: Reader,
  boardId: number,
  id: number,
): Promise<LandingPageRow | undefined> {
  const [row] = await db
    .select()
    .from(landingPages)
    .where(and(eq(landingPages.id, id), eq(landingPages.jobBoardId, boardId)));
  return row;
}

/** The first of the days that views and searches are counted over, on a site's calendar. */
export const firstSearchDay = (now: Date, zone: string): string =>
  dayOf(new Date(now.getTime() - (searchDays - 1) * 24 * 3_600_000), zone);

/** How often each of some landing pages was looked at since a day; one that was not is absent. */
export async function countViews(
  db: Reader,
  ids: readonly number[],
  since: string,
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: landingPageViews.landingPageId,
      views: sql<number>`sum(${landingPageViews.views})`.mapWith(Number),
    })
    .from(landingPageViews)
    .where(and(inArray(landingPageViews.landingPageId, [...ids]), gte(landingPageViews.day, since)))
    .groupBy(landingPageViews.landingPageId);
  return new Map(rows.map(({ id, views }) => [id, views]));
}
