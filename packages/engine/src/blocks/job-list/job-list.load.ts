import type { JobListKey } from './job-list.messages.ts';
import type { JobSummary, PageMeta, SortValue } from '@boardwright/api-client/contract';
import type { BlockContext } from '../../board/define-block.ts';
import { jobView, type JobView } from '../../features/jobs/job/job-view.ts';
import { sampleJobs } from '../../features/jobs/job/sample-jobs.ts';
import { apiFailure } from '../../page/api-failure.ts';
import { chosenSegments, facetGroups, knownSegments, segmentGroups } from '../../search/facet-groups.ts';
import { applyFixedSearch, lockedFields } from '../../search/fixed-search.ts';
import { hasPlace, isNarrowed, withoutPlace, type JobSearch } from '../../search/job-search.ts';
import { looserSearches } from '../../search/looser-searches.ts';
import { parseSearchAddress, searchApiQuery } from '../../search/search-address.ts';
import { otherPlaces, resolvedSearch, searchesWithoutAWord, understoodChips } from './understood-search.ts';
import { closedList, isClosed } from './closed-list.ts';
import type { CountedSearch, JobListData, JobListSettings, ListView } from './job-list-data.ts';

/** Premium jobs in the spotlight above the list; beside each other they fill one row of the grid. */
const premiumCount = { list: 3, cards: 2 } as const;

interface Found {
  readonly jobs: readonly JobSummary[];
  readonly premium: readonly JobSummary[];
  readonly partial: readonly JobSummary[];
  readonly meta: PageMeta;
}

/**
 * A page of the list with its facets, from the address. Nothing in an address breaks it: what cannot be used is left
 * out and shown (specification §2 'job list', §7 query keys).
 */
export async function loadJobList(
  settings: JobListSettings,
  context: BlockContext<JobListKey>,
): Promise<JobListData> {
  const { board, configuration, query } = context;
  if (isClosed(context)) return closedList(settings);
  const { search: written, ignored } = parseSearchAddress(query);
  const fixed = settings.fixedSearchQuery;
  const groupOf = segmentGroups(configuration);
  const { known, isWhole } = knownSegments(written.segment_ids, configuration);
  const read: JobSearch = { ...written, segment_ids: known };
  const apply = (search: JobSearch) => applyFixedSearch(search, fixed, groupOf);
  const view = query.get('view');
  const chosenView: ListView | undefined = view === 'list' || view === 'cards' ? view : undefined;

  const [answer, active] = await Promise.all([
    findWithPlace(read, apply, settings, context),
    settings.jobPreviewLayout === 'split' ? loadActive(context, read) : undefined,
  ]);
  const { own, applied, sort, found, unknownPlace } = answer;
  const { meta } = found;
  const understood = understoodChips(own, meta, configuration);
  // What is searched and not found is shown in the editor too.
  const samples = isNarrowed(applied) ? [] : await sampleJobs(context, meta.total);
  const chosen = chosenSegments(own.segment_ids, settings.segmentGroups, configuration);
  const layout = chosenView ?? settings.jobsLayout;
  const premium = found.premium.slice(0, premiumCount[layout]);
  const premiumIds = new Set(premium.map((job) => job.id));
  return {
    own,
    applied,
    locked: lockedFields(fixed),
    sort,
    view: layout,
    viewChosen: chosenView !== undefined && chosenView !== settings.jobsLayout,
    total: meta.total + samples.length,
    lastPage: meta.last_page,
    premium: own.page === 1 ? premium : [],
    jobs: [...found.jobs.filter((job) => !premiumIds.has(job.id)), ...samples],
    facets: facetGroups(
      configuration,
      'jobs',
      settings,
      meta.aggregations?.segment_ids ?? {},
      own.segment_ids,
      new Set(fixed.segment_ids.map(groupOf)),
      board.locale,
    ),
    chosen,
    organisation: own.organisation_id ? found.jobs[0]?.organisation_name : own.organisation_name,
    place: meta.location?.name ?? applied.location_name,
    isRegion: meta.location?.is_region === true,
    otherPlaces: otherPlaces(own, meta, understood, context),
    understood,
    resolved: resolvedSearch(applied, meta, context),
    suggested: meta.suggested,
    partial: own.page === 1 ? found.partial : [],
    point: pointOf(meta.location),
    corrected: meta.corrected,
    unknownPlace,
    ignored: ignored.length > 0 || !isWhole || (view !== null && view !== '' && chosenView === undefined),
    beyond: meta.total > 0 && own.page > meta.last_page,
    looser: meta.total === 0 ? await findLooser(own, apply, chosen, understood, groupOf, context) : [],
    active,
  };
}

interface Answer {
  readonly own: JobSearch;
  readonly applied: JobSearch;
  readonly sort: SortValue;
  readonly found: Found;
  readonly unknownPlace?: string | undefined;
}

/** Searches; a place nobody knows is left out and named, for its jobs elsewhere are worth more than an error. */
async function findWithPlace(
  read: JobSearch,
  apply: (search: JobSearch) => JobSearch,
  settings: JobListSettings,
  context: BlockContext,
): Promise<Answer> {
  const run = async (search: JobSearch): Promise<Answer> => {
    const { own, sort } = ordered(search, apply(search), context.board.now);
    const applied = apply(own);
    return { own, applied, sort, found: await find({ ...applied, sort }, settings, context) };
  };
  try {
    return await run(read);
  } catch (error) {
    if (apiFailure(error)?.code !== 'placeUnknown') throw error;
    const { location_name } = apply(read);
    const placeless = (search: JobSearch) => withoutPlace(apply(search));
    const search = withoutPlace(read);
    const { own, sort } = ordered(search, placeless(search), context.board.now);
    const applied = placeless(own);
    const found = await find({ ...applied, sort }, settings, context);
    return { own, applied, sort, found, unknownPlace: location_name ?? '' };
  }
}

/** The order that is used; one that the search gives no sense to falls back, and the default is not written. */
function ordered(own: JobSearch, applied: JobSearch, now: string): { own: JobSearch; sort: SortValue } {
  const usual: SortValue = applied.search ? 'relevance' : '-from';
  const senseless =
    (own.sort === 'distance' && !hasPlace(applied)) || (own.sort === 'relevance' && !applied.search);
  const sort = own.sort === undefined || senseless ? usual : own.sort;
  // The moment of the request decides the seed, once: every page link carries it on.
  const seed = sort === 'random' ? (own.seed ?? Date.parse(now) % 4_294_967_296) : undefined;
  return { own: { ...own, sort: sort === usual ? undefined : sort, seed }, sort };
}

async function find(search: JobSearch, settings: JobListSettings, context: BlockContext): Promise<Found> {
  const { api, board, signal } = context;
  const params = { boardId: board.boardId };
  const query = { ...searchApiQuery(search), limit: search.limit ?? settings.perPage };
  const [all, premium] = await Promise.all([
    api.jobs.findBoardJobs({ params, query, signal }),
    api.jobs.findBoardJobs({
      params,
      query: { ...query, page: 1, limit: premiumCount.list, 'match[premium]': true },
      signal,
    }),
  ]);
  // The whole search and that of its premium jobs alone could be read in two ways; only the first is shown.
  const same =
    premium.meta.corrected === all.meta.corrected &&
    premium.meta.understood?.length === all.meta.understood?.length;
  return {
    jobs: all.data,
    premium: same ? premium.data : [],
    partial: all.partial ?? [],
    meta: all.meta,
  };
}

async function findLooser(
  own: JobSearch,
  apply: (search: JobSearch) => JobSearch,
  chosen: JobListData['chosen'],
  understood: JobListData['understood'],
  groupOf: (id: number) => number | undefined,
  { api, board, signal }: BlockContext,
): Promise<CountedSearch[]> {
  const groups = [...new Set(chosen.map(({ id }) => groupOf(id)))].map((group) => {
    const members = chosen.filter(({ id }) => groupOf(id) === group);
    return { ids: members.map(({ id }) => id), names: members.map(({ name }) => name) };
  });
  const withoutTerms = [...understood, ...searchesWithoutAWord(own, understood)].map(({ word, search }) => ({
    kind: 'segments' as const,
    names: [word],
    search,
  }));
  const candidates = [...withoutTerms, ...looserSearches(own, groups, board.imperial)];
  const totals = await Promise.all(
    candidates.map(async ({ search }) => {
      const query = { ...searchApiQuery(apply(search)), page: 1, limit: 1, sort: undefined, seed: undefined };
      const { meta } = await api.jobs.findBoardJobs({ params: { boardId: board.boardId }, query, signal });
      return meta.total;
    }),
  );
  return candidates
    .map((candidate, index) => ({ ...candidate, total: totals[index] ?? 0 }))
    .filter(({ total }) => total > 0)
    .slice(0, 3);
}

/** The job of `active-job`; one that is gone simply does not open, the list stays. */
async function loadActive(
  { api, query, signal }: BlockContext,
  { lat, lon }: JobSearch,
): Promise<JobView | undefined> {
  const slug = query.get('active-job');
  if (!slug || slug.length > 200) return undefined;
  try {
    const { data } = await api.jobs.readJobBySlug({ params: { slug }, query: { lat, lon }, signal });
    return data.uuid === undefined ? undefined : jobView(data);
  } catch (error) {
    if (!apiFailure(error)) throw error;
    return undefined;
  }
}

/** The middle of the place that was searched around; a region has none. */
function pointOf(location: PageMeta['location']): { readonly lat: number; readonly lon: number } | undefined {
  const { lat, lon } = location ?? {};
  return lat === undefined || lon === undefined ? undefined : { lat, lon };
}
