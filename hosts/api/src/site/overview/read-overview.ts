import { type InvoiceState, type Overview, overviewFigures } from '@boardwright/api-client/contract';
import type { Deps } from '../../platform/deps.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import { daysTill, timeZoneOf } from '../../platform/site-calendar.ts';
import { sumInvoices } from '../../shop/port.ts';
import { firstDay } from '../forward-rules/count-hits.ts';
import { findMissingPaths } from '../forward-rules/missing-paths.ts';
import { standingAddresses } from '../forward-rules/standing-addresses.ts';
import { rememberPlaces } from '../../jobs/public/remembered-places.ts';
import { findFrequentSearches } from '../landing-pages/frequent-searches.ts';
import { countDays } from './count-days.ts';
import { failedDeliveries, failedMails } from './failed-deliveries.ts';
import { failingFeeds } from './failing-feeds.ts';
import { readBegun } from './read-begun.ts';
import { jobsToReview } from './jobs-to-review.ts';
import { openReports } from './open-reports.ts';
import { waitingCompanies } from './waiting-companies.ts';
import { countEnding, findEnding, findMostViewed } from './overview-jobs.ts';

export type OverviewDeps = Pick<Deps, 'db' | 'clock' | 'search' | 'geo' | 'deliversMail'>;

/** Searches without jobs that are counted: more is nothing that an admin could see to in one go. */
const mostInVain = 20;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

async function openInvoices(
  { db, clock }: OverviewDeps,
  boardId: number,
): Promise<Overview['tasks']['invoices']> {
  const sums = await sumInvoices(db, boardId, clock.now());
  const of = (wanted: InvoiceState) => sums.find(({ state }) => state === wanted);
  const late = of('overdue')?.count ?? 0;
  const cents = (of('overdue')?.total ?? 0) + (of('open')?.total ?? 0);
  return { count: late + (of('open')?.count ?? 0), late, cents };
}

async function missingAddresses(
  { db, clock }: OverviewDeps,
  { site, board }: Tenant,
): Promise<Overview['tasks']['missing']> {
  const since = firstDay(clock.now(), timeZoneOf(site.settings));
  const found = await findMissingPaths(db, board.id, since, await standingAddresses(db, site));
  const [first] = found;
  return { count: found.length, path: first?.path ?? null, hits: first?.hits ?? 0 };
}

async function searchedInVain(deps: OverviewDeps, tenant: Tenant): Promise<Overview['tasks']['in_vain']> {
  const asked = { limit: mostInVain, in_vain: true };
  const found = await findFrequentSearches({ ...deps, geo: rememberPlaces(deps.geo) }, tenant, asked);
  const [first] = found;
  if (!first) return { count: 0, words: null, searches: 0 };
  const names = first.segment_ids.map(
    (id) => deps.search.catalogue().get(id)?.nameIn(first.locale) ?? String(id),
  );
  const words = [first.words, ...names, first.place].filter(Boolean).join(', ');
  return { count: found.length, words, searches: first.searches };
}

/** How a board stands: what waits for its admins, and what happened per day till yesterday. */
export async function readOverview(deps: OverviewDeps, tenant: Tenant, period: number): Promise<Overview> {
  const { db, clock, search } = deps;
  const { site, board } = tenant;
  const now = clock.now();
  // Today is not over yet: beside whole days it would always look worse.
  const all = daysTill(now, period * 2 + 1, timeZoneOf(site.settings)).slice(0, -1);
  const days = all.slice(period);
  const before = all.slice(0, period);
  const [first = ''] = all;
  const last = all.at(-1) ?? '';
  const figures = await Promise.all(
    overviewFigures.map(async (name) => {
      const counted = await countDays(name, { db, tenant, first, last });
      const on = (those: readonly string[]) => those.map((day) => counted.get(day) ?? 0);
      return { name, total: sum(on(days)), before: sum(on(before)), days: on(days), days_before: on(before) };
    }),
  );
  const live = search.index.query({ board_id: board.id, page: 1, limit: 1, now: now.getTime() });
  return {
    from: days[0] ?? '',
    till: last,
    live_jobs: live.total,
    begun: await readBegun(deps, tenant),
    tasks: {
      review: await jobsToReview(db, board.id),
      companies: await waitingCompanies(db, site.id),
      reports: await openReports(db, board.id),
      deliveries: await failedDeliveries(db, tenant),
      mails: await failedMails(db, tenant, now),
      invoices: await openInvoices(deps, board.id),
      feeds: await failingFeeds(db, board.id),
      missing: await missingAddresses(deps, tenant),
      in_vain: await searchedInVain(deps, tenant),
      ending: await countEnding(db, board.id, now),
    },
    figures,
    most_viewed: await findMostViewed(db, board.id, days[0] ?? ''),
    ending: await findEnding(db, board.id, now),
  };
}
