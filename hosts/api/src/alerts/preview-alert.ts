import type { JobAlertPreview } from '@boardwright/api-client/contract';
import { and, eq, gt, lte } from '../platform/database/drizzle.ts';
import { jobAppearances } from '../platform/database/schema.ts';
import type { Deps } from '../platform/deps.ts';
import { dictionaryOf } from '../platform/search/dictionary.ts';
import { alertQuery } from './tasks/alert-query.ts';
import { lastMailed } from './tasks/alert-times.ts';
import { timeZoneOf } from '../platform/site-calendar.ts';
import type { BoardVisit } from '../jobs/public/board-visit.ts';
import { readSummaries } from '../jobs/public/find-jobs.ts';
import type { AlertSettings } from './job-alert-form.ts';

/** Jobs that a preview shows. */
const maxJobs = 10;

/** What the last mail of an alert would have held: the jobs its search finds now among those that came in that time. */
export async function previewAlert(
  deps: Deps,
  visit: BoardVisit,
  { filter, frequency }: Pick<AlertSettings, 'filter' | 'frequency'>,
): Promise<JobAlertPreview> {
  const { db, clock, search } = deps;
  const now = clock.now();
  const { from, till } = lastMailed(frequency, now, timeZoneOf(visit.site.settings));
  const appeared = await db
    .select({ jobId: jobAppearances.jobId })
    .from(jobAppearances)
    .where(
      and(
        eq(jobAppearances.jobBoardId, visit.board.id),
        gt(jobAppearances.appearedAt, from),
        lte(jobAppearances.appearedAt, till),
      ),
    );
  const fresh = new Set(appeared.map(({ jobId }) => jobId));
  const query = {
    ...alertQuery(filter, visit.board.id, now.getTime()),
    dictionary: dictionaryOf(visit.site.settings),
  };
  const { index } = search;
  const found =
    fresh.size === 0 ? [] : index.query({ ...query, sort: '-from', page: 1, limit: index.size + 1 }).ids;
  const listed = found.filter((id) => fresh.has(id));
  return {
    jobs: await readSummaries(deps, visit, listed.slice(0, maxJobs)),
    total: listed.length,
    from: from.toISOString(),
    till: till.toISOString(),
  };
}
