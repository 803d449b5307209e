import type { Contract, Job, QueryOf, Suggestion } from '@boardwright/api-client/contract';
import { folded } from '../../platform/folded.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { distanceBetween } from '../../platform/search/earth.ts';
import { indexedJob } from '../../platform/search-sync/indexed-job.ts';
import { type BoardVisit, isAnonymous, type JobsDeps, jobUrl } from './board-visit.ts';
import { readSummaries } from './find-jobs.ts';
import { jobVisibility } from './job-lifecycle.ts';
import { findJobRow, findBoardJob, type JobRow } from './jobs.queries.ts';
import { presentJob } from './jobs.present.ts';

type Endpoints = Contract['jobs'];
type SlugQuery = QueryOf<Endpoints['readJobBySlug']>;

function distanceTo({ job }: JobRow, { lat, lon }: SlugQuery): number | null {
  if (lat === undefined || lon === undefined || job.lat === null || job.lon === null) return null;
  return distanceBetween({ lat, lon }, { lat: job.lat, lon: job.lon });
}

/**
 * A job's page (§7 `GET jobs/slug/{slug}`); for 30 days after its end it still answers, as expired.
 * @throws HttpError `jobNotFound`, also for another board's job; `jobExpired` after the 30 days
 */
export async function readJob(
  deps: JobsDeps,
  visit: BoardVisit,
  slug: string,
  query: SlugQuery,
): Promise<Job> {
  const row = await findJobRow(deps.db, visit.board.id, slug);
  const now = deps.clock.now();
  const visibility = row ? jobVisibility(row.summary, now) : 'absent';
  if (visibility === 'removed') throw new HttpError('jobExpired');
  if (!row || visibility === 'absent') throw new HttpError('jobNotFound');
  const withOrganisation = query.with?.split(',').includes('organisation') ?? false;
  const anonymous = isAnonymous(visit);
  const organisationJobs =
    withOrganisation && !anonymous
      ? deps.search.index.query({
          board_id: visit.board.id,
          organisation_id: row.job.organisationId,
          page: 1,
          limit: 1,
          now: now.getTime(),
        }).total
      : undefined;
  const status = visibility === 'live' ? ('active' as const) : ('expired' as const);
  return presentJob(
    { ...row, summary: { ...row.summary, status } },
    { now, locale: visit.locale, anonymous, catalogue: deps.search.catalogue() },
    {
      distance: distanceTo(row, query),
      jobUrl: jobUrl(visit, row.job),
      organisationJobs,
    },
  );
}

/**
 * Live jobs that resemble a job, which may itself have ended.
 * @throws HttpError `jobNotFound`
 */
export async function readRelatedJobs(
  deps: JobsDeps,
  visit: BoardVisit,
  uuid: string,
  { limit }: QueryOf<Endpoints['findRelatedJobs']>,
) {
  const found = await findBoardJob(deps.db, visit.board.id, uuid);
  const now = deps.clock.now();
  if (!found || jobVisibility(found.job, now) === 'absent') throw new HttpError('jobNotFound');
  const job = indexedJob({ ...found.job, boardIds: [visit.board.id] });
  const ids = deps.search.index.related({ job, board_id: visit.board.id, limit, now: now.getTime() });
  return readSummaries(deps, visit, ids);
}

/** Segments of a board whose name begins as typed, or else in a later word of it. */
function suggestSegments({ search }: JobsDeps, visit: BoardVisit, typed: string): readonly Suggestion[] {
  const wanted = folded(typed);
  const later = (name: string) => Number(!folded(name).startsWith(wanted));
  return [...search.catalogue().values()]
    .filter(({ boardIds }) => boardIds.length === 0 || boardIds.includes(visit.board.id))
    .filter(({ nameIn }) => ` ${folded(nameIn(visit.locale))}`.includes(` ${wanted}`))
    .map(({ id, nameIn }) => ({ keyword: nameIn(visit.locale), query: { segments: [id] } }))
    .sort((one, other) => later(one.keyword) - later(other.keyword));
}

/** Completes a keyword from titles, organisations and segments; segments that begin as typed first, for they find all of their kind. */
export function suggest(
  deps: JobsDeps,
  visit: BoardVisit,
  query: QueryOf<Endpoints['suggestSearches']>,
): readonly Suggestion[] {
  const { limit } = query;
  const text = query.search.trim();
  if (text === '') return [];
  const now = deps.clock.now().getTime();
  const keywords = deps.search.index
    .suggest({ board_id: visit.board.id, text, limit, now, locale: visit.locale })
    .filter(({ kind }) => kind === 'title' || !isAnonymous(visit))
    .map(({ keyword }) => ({ keyword }));
  // Room for both: at most a third of the list are segments, unless there are fewer words.
  const segments = suggestSegments(deps, visit, text).slice(
    0,
    Math.max(Math.ceil(limit / 3), limit - keywords.length),
  );
  const startsAsTyped = ({ keyword }: Suggestion) => folded(keyword).startsWith(folded(text));
  return [
    ...segments.filter(startsAsTyped),
    ...keywords,
    ...segments.filter((segment) => !startsAsTyped(segment)),
  ].slice(0, limit);
}
