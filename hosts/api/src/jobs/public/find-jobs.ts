import type { Contract, JobSummary, ReplyOf, UnderstoodTerms } from '@boardwright/api-client/contract';
import { isOneName } from '../../platform/search/alternatives.ts';
import { dictionaryOf } from '../../platform/search/dictionary.ts';
import { FACET_NAMES } from '../../platform/search/facet-words.ts';
import type { JobSearchResult, JobQuery } from '../../platform/search/job-query.ts';
import { nameKey } from '../../platform/search/text-analysis.ts';
import type { SegmentCatalogue } from '../../platform/search-sync/segment-catalogue.ts';
import { type BoardVisit, isAnonymous, type JobsDeps } from './board-visit.ts';
import { findPlace } from './find-place.ts';
import { jobVisibility } from './job-lifecycle.ts';
import { findIdsOfOtherProducts, findSummaryRows } from './jobs.queries.ts';
import { presentSummary } from './jobs.present.ts';
import { idsOf, type JobListQuery, searchFilter, type SearchPlace } from './search-filter.ts';
import { type UnderstoodTerm, understandSearch } from './understand-search.ts';

type JobPage = ReplyOf<Contract['jobs']['findBoardJobs']>;

/**
 * Reads the rows of jobs the index named, in its order. One that ended in this very moment is left out rather than
 * shown as what it no longer is.
 */
export async function readSummaries(
  { db, clock, search }: JobsDeps,
  visit: BoardVisit,
  ids: readonly number[],
  distances: readonly (number | null)[] = [],
): Promise<readonly JobSummary[]> {
  if (ids.length === 0) return [];
  const now = clock.now();
  const presentation = {
    now,
    locale: visit.locale,
    anonymous: isAnonymous(visit),
    catalogue: search.catalogue(),
  };
  const rows = new Map((await findSummaryRows(db, visit.board.id, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id, index) => {
    const row = rows.get(id);
    if (!row || jobVisibility(row, now) !== 'live') return [];
    return [presentSummary({ ...row, status: 'active' }, presentation, distances[index] ?? null)];
  });
}

/** Nobody's number: an index that is asked for the jobs of this organisation finds none. */
const nobody = 0;

/** Asking for an employer's jobs, or their name, would tell whose they are: where employers are hidden it finds nothing. */
function withoutEmployer(filter: JobQuery): JobQuery {
  const asks = filter.organisation_id !== undefined || filter.organisation_name !== undefined;
  return {
    ...filter,
    hide_organisations: true,
    ...(asks && { organisation_id: nobody, organisation_name: undefined }),
  };
}

/** The group of segments that are fields of work (§3). */
const fieldGroup = 'industry';

function fieldsOf(catalogue: SegmentCatalogue): readonly number[] {
  return [...catalogue.values()].filter(({ groupKey }) => groupKey === fieldGroup).map(({ id }) => id);
}

/** What a job list's query finds, before any row is read. */
export interface ListResponse {
  readonly answer: JobSearchResult;
  readonly place: SearchPlace | undefined;
  /** Words of the search that became facets or a place. */
  readonly terms: readonly UnderstoodTerm[];
  /** The words that are left to look for. */
  readonly searched: string;
  /** Jobs with only some of what was asked for, the best first. */
  readonly partial: { readonly ids: readonly number[]; readonly distances: readonly (number | null)[] };
}

type Finding = Pick<JobsDeps, 'search' | 'geo' | 'clock'>;
type Finder = Pick<BoardVisit, 'site' | 'board' | 'locale'>;

/**
 * Asks the index what a job list's query finds: words that name a facet or a place become one, unless the whole is what
 * work is called (`onderwijs assistent`) or then nothing is found.
 * @param change what the visitor may not see or ask
 * @throws HttpError `placeUnknown`
 */
export async function respondWithList(
  deps: Finding,
  visit: Finder,
  query: JobListQuery,
  excluded: readonly number[] = [],
  change: (filter: JobQuery) => JobQuery = (filter) => filter,
): Promise<ListResponse> {
  const { index } = deps.search;
  const { board, locale } = visit;
  const now = deps.clock.now();
  const catalogue = deps.search.catalogue();
  const given = await findPlace(deps, visit, query);
  const dictionary = dictionaryOf(visit.site.settings);
  const mergedSegments = deps.search.mergedSegments();
  const context = { boardId: board.id, locale, now, dictionary, mergedSegments };
  const ask = (asked: JobListQuery, place: SearchPlace | undefined, without: readonly number[] = []) =>
    index.query({
      ...change(searchFilter(asked, context, place, [...excluded, ...without])),
      widen: { fields: fieldsOf(catalogue) },
    });
  const typed = query.search?.trim() ?? '';
  const literal = () => ask(query, given);
  const none = { ids: [], distances: [] };
  const asTyped = (answer: JobSearchResult): ListResponse => ({
    answer,
    place: given,
    terms: [],
    searched: typed,
    partial: answer.partial ?? none,
  });

  const mayPlace = given === undefined;
  const titled = (search: string, segment_ids: readonly number[] = []) =>
    index.titled({ board_id: board.id, search, segment_ids, now: now.getTime(), dictionary });
  const { search, terms } = understandSearch(typed, {
    catalogue,
    geo: deps.geo,
    search: deps.search,
    clock: deps.clock,
    board,
    dictionary,
    isName: (words, left, segment_ids) =>
      isOneName(words, dictionary) && titled(words) > 0 && titled(left, segment_ids) === 0,
    mayPlace,
  });
  if (terms.length === 0) return asTyped(literal());
  const place = terms.find((term) => term.place !== undefined)?.place ?? given;
  const segments = terms.flatMap(({ segment_ids = [] }) => segment_ids);
  const narrowed: JobListQuery = {
    ...query,
    search: search === '' ? undefined : search,
    'in[segment_ids]': [...(query['in[segment_ids]'] ?? []), ...segments.map(String)],
    ...(terms.some(({ remote }) => remote) && { 'match[remote]': true }),
  };
  // Decided without the visitor's other filters: what the words mean does not change with them.
  const total = (narrowing: Partial<JobListQuery>, at?: SearchPlace) =>
    index.query(searchFilter({ page: 1, limit: 1, ...narrowing }, context, at)).total;
  const { 'match[remote]': remote } = narrowed;
  const meant = { search: narrowed.search, 'in[segment_ids]': segments.map(String), 'match[remote]': remote };
  const found = total(meant, place);
  const called = segments.length > 0 && search !== '' ? titled(typed) : 0;
  if ((called > 0 && called * 2 >= found) || (found === 0 && total({ search: typed }) > 0)) {
    return asTyped(literal());
  }
  const answer = ask(narrowed, place);
  return { answer, place, terms, searched: search, partial: elsewhere() };

  /** What has all of the words and not the rest of what was asked comes first, then what has only some of them. */
  function elsewhere(): ListResponse['partial'] {
    const some = answer.partial ?? none;
    const left = query.limit - answer.total;
    if (query.page !== 1 || left <= 0 || search === '') return some;
    // `weekendwerk horeca` where no job says that it is in the weekend: the field is what is left of it.
    const isFacet = found === 0 && FACET_NAMES.has(nameKey(search));
    const asked = isFacet ? { ...narrowed, search: undefined } : { ...query, search };
    const wider = ask({ ...asked, limit: left }, isFacet ? place : given, answer.ids);
    const others = some.ids.flatMap((id, nth) => (wider.ids.includes(id) ? [] : [nth]));
    return {
      ids: [...wider.ids, ...others.map((nth) => some.ids[nth]!)].slice(0, left),
      distances: [...wider.distances, ...others.map((nth) => some.distances[nth] ?? null)].slice(0, left),
    };
  }
}

/** As the reply has it: without the point where the words say a country or region. */
function locationOf(place: SearchPlace | undefined): NonNullable<JobPage['meta']['location']> | undefined {
  if (place?.name === undefined || (!place.point && !place.region)) return undefined;
  return {
    name: place.name,
    ...place.point,
    ...(place.region && { is_region: true }),
    ...(place.others && {
      others: place.others.map(({ point, ...rest }) => ({ ...rest, ...point })),
    }),
  };
}

function presentTerm({ word, search, segment_ids, remote, place }: UnderstoodTerm): UnderstoodTerms {
  return {
    word,
    search,
    ...(segment_ids && { segment_ids: [...segment_ids] }),
    ...(remote && { remote }),
    ...(place?.name !== undefined && { location_name: place.name }),
  };
}

/**
 * Answers a job list's query: the index finds and counts, the database gives the rows of the page (§2 'Search job
 * block', §7). A page beyond the last is empty, with the right totals.
 */
export async function searchJobs(deps: JobsDeps, visit: BoardVisit, query: JobListQuery): Promise<JobPage> {
  const products = query['in[product_id]'];
  const excluded = products ? await findIdsOfOtherProducts(deps.db, visit.board.id, idsOf(products)) : [];
  const hidden = isAnonymous(visit) ? withoutEmployer : undefined;
  const { answer, place, terms, searched, partial } = await respondWithList(
    deps,
    visit,
    query,
    excluded,
    hidden,
  );
  const [data, some] = await Promise.all([
    readSummaries(deps, visit, answer.ids, answer.distances),
    readSummaries(deps, visit, partial.ids, partial.distances),
  ]);
  const location = locationOf(place);
  return {
    data,
    ...(some.length > 0 && { partial: some }),
    meta: {
      total: answer.total,
      page: query.page,
      limit: query.limit,
      last_page: Math.max(1, Math.ceil(answer.total / query.limit)),
      aggregations: { segment_ids: answer.segment_counts },
      ...(answer.corrected === undefined ? {} : { corrected: answer.corrected }),
      ...(answer.suggested === undefined ? {} : { suggested: answer.suggested }),
      ...(location && { location }),
      ...(terms.length > 0 && { searched, understood: terms.map(presentTerm) }),
    },
  };
}
