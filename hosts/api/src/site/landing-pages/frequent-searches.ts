import type { FrequentSearch } from '@boardwright/api-client/contract';
import { isLocale } from '@boardwright/messages';
import { and, desc, eq, gte, isNull, sql } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { landingPages, searchCounts } from '../../platform/database/schema.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import { timeZoneOf } from '../../platform/site-calendar.ts';
import { countJobs } from './count-jobs.ts';
import { firstSearchDay } from './landing-pages.queries.ts';
import { keyOfQuery, keyText } from './search-key.ts';

type Deps = Parameters<typeof countJobs>[0] & { readonly db: Pick<Database, 'select'> };

/** Searches that are looked at, those that were made most. */
const most = 300;
/** Below so many searches nobody is counted as many: one person may have made them. */
const fewest = 3;

/** What landing pages of a board stand for already, drafts too: `nl ["kok","dokkum",""]`. */
async function coveredSearches({ db }: Deps, boardId: number): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ locale: landingPages.locale, query: landingPages.query })
    .from(landingPages)
    .where(and(eq(landingPages.jobBoardId, boardId), isNull(landingPages.deletedAt)));
  return new Set(
    rows.flatMap(({ locale, query }) => {
      const key = keyOfQuery(query);
      return key ? [`${locale} ${keyText(key)}`] : [];
    }),
  );
}

/**
 * What visitors of a board searched for most in the last days. Without `in_vain` those that find jobs and no landing page
 * stands for; with it those that find none now.
 */
export async function findFrequentSearches(
  deps: Deps,
  tenant: Tenant,
  { limit, in_vain: isInVain }: { readonly limit: number; readonly in_vain: boolean },
): Promise<FrequentSearch[]> {
  const { db, clock } = deps;
  const { site, board } = tenant;
  const searches = sql<number>`sum(${searchCounts.searches})`.mapWith(Number);
  const inVain = sql<number>`sum(${searchCounts.inVain})`.mapWith(Number);
  const { locale, words, place, segmentIds } = searchCounts;
  const rows = await db
    .select({ locale, words, place, segmentIds, searches, inVain })
    .from(searchCounts)
    .where(
      and(
        eq(searchCounts.jobBoardId, board.id),
        gte(searchCounts.day, firstSearchDay(clock.now(), timeZoneOf(site.settings))),
      ),
    )
    .groupBy(locale, words, place, segmentIds)
    .having(
      isInVain
        ? sql`sum(${searchCounts.inVain}) >= ${fewest}`
        : sql`sum(${searchCounts.searches}) >= ${fewest}`,
    )
    .orderBy(desc(isInVain ? inVain : searches), words, place, segmentIds)
    .limit(most);
  const covered = isInVain ? new Set<string>() : await coveredSearches(deps, board.id);
  const found: FrequentSearch[] = [];
  for (const row of rows) {
    if (found.length === limit) break;
    if (covered.has(`${row.locale} ${keyText(row)}`)) continue;
    const ids = row.segmentIds.split(',').filter(Boolean).map(Number);
    const query = { search: row.words, location_name: row.place, 'in[segment_ids]': ids };
    const jobs = await countJobs(deps, tenant, isLocale(row.locale) ? row.locale : 'en', query);
    if ((jobs === 0) !== isInVain) continue;
    found.push({
      locale: row.locale,
      words: row.words,
      place: row.place,
      segment_ids: ids,
      searches: row.searches,
      in_vain: row.inVain,
      jobs_count: jobs,
    });
  }
  return found;
}
