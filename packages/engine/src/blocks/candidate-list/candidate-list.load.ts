import type { FoundResume, PageMeta, PublicCandidate } from '@boardwright/api-client/contract';
import { segmentGroupKeys } from '@boardwright/blocks-schema';
import type { BlockContext } from '../../board/define-block.ts';
import { apiFailure } from '../../page/api-failure.ts';
import { chosenSegments, facetGroups, knownSegments, segmentGroups } from '../../search/facet-groups.ts';
import { hasPlace, isNarrowed, withoutPlace, type JobSearch } from '../../search/job-search.ts';
import { looserSearches } from '../../search/looser-searches.ts';
import { parseSearchAddress } from '../../search/search-address.ts';
import {
  type CandidateListData,
  type CandidateListSettings,
  type CandidateSort,
  type CandidateSummary,
  type ContactState,
  type CountedSearch,
  usualSort,
} from './candidate-list-data.ts';

const facetSettings = {
  segmentGroups: segmentGroupKeys,
  hideEmptySegments: true,
  segmentSortStrategy: 'byCount',
} as const;

interface Found {
  readonly data: readonly (PublicCandidate | FoundResume)[];
  readonly meta: PageMeta;
}

/**
 * A page of the candidates who are available, from the address (specification §7 'GET /candidates'; an employer sees
 * those of 'GET /resumes'). What an address says that no candidate is searched by is left out.
 */
export async function loadCandidateList(
  settings: CandidateListSettings,
  context: BlockContext,
): Promise<CandidateListData> {
  const { board, configuration, query } = context;
  const groupOf = segmentGroups(configuration);
  const read = candidateSearch(parseSearchAddress(query).search);
  const known: JobSearch = { ...read, segment_ids: knownSegments(read.segment_ids, configuration).known };
  const { own, found, unknownPlace } = await findWithPlace(known, settings.perPage, context);
  const { meta } = found;
  const chosen = chosenSegments(own.segment_ids, facetSettings.segmentGroups, configuration);
  const names = new Map(configuration.segments.map(({ id, name }) => [id, name]));
  return {
    own,
    sort: sortOf(own),
    sorts: sortsOf(own),
    total: meta.total,
    lastPage: meta.last_page,
    candidates: found.data.map((candidate) => summaryOf(candidate, names)),
    facets: facetGroups(
      configuration,
      'candidates',
      facetSettings,
      meta.aggregations?.segment_ids ?? {},
      own.segment_ids,
      new Set(),
      board.locale,
    ),
    chosen,
    place: meta.location?.name ?? own.location_name,
    unknownPlace,
    beyond: meta.total > 0 && own.page > meta.last_page,
    price: board.visitor === 'employer' ? configuration.settings.app_credit_price : undefined,
    looser: meta.total === 0 && isNarrowed(own) ? await findLooser(own, chosen, groupOf, context) : [],
  };
}

/** The parts of a search that candidates know. */
function candidateSearch({ sort, ...search }: JobSearch): JobSearch {
  const { search: keywords, location_name, lat, lon, distance, segment_ids, page, limit } = search;
  return {
    search: keywords,
    location_name,
    lat,
    lon,
    distance,
    segment_ids,
    page,
    limit,
    sort: sortsOf(search).find((known) => known === sort),
  };
}

/** The orders that make sense for a search. */
function sortsOf(search: JobSearch): readonly CandidateSort[] {
  return [
    ...(search.search === undefined ? [] : (['relevance'] as const)),
    ...(hasPlace(search) ? (['distance'] as const) : []),
    '-created_at',
    'created_at',
  ];
}

const sortOf = (own: JobSearch): CandidateSort =>
  sortsOf(own).find((known) => known === own.sort) ?? usualSort(own);

async function find(own: JobSearch, limit: number, { api, board, signal }: BlockContext): Promise<Found> {
  const { search, location_name, lat, lon, distance, segment_ids, page } = own;
  const query = {
    search,
    location_name,
    lat,
    lon,
    distance,
    'in[segment_ids]': segment_ids.length > 0 ? segment_ids.map(String) : undefined,
    sort: sortOf(own),
    page,
    limit,
  };
  return board.visitor === 'employer' && !board.visitorIsExample
    ? api.candidates.findResumes({ query, signal })
    : api.files.findCandidates({ query, signal });
}

/** Searches; a place nobody knows is left out and named, since its candidates elsewhere are worth more than an error. */
async function findWithPlace(own: JobSearch, perPage: number, context: BlockContext) {
  const limit = own.limit ?? perPage;
  try {
    return { own, found: await find(own, limit, context) };
  } catch (error) {
    if (apiFailure(error)?.code !== 'placeUnknown') throw error;
    const placeless = withoutPlace(own);
    return { own: placeless, found: await find(placeless, limit, context), unknownPlace: own.location_name };
  }
}

function contactOf({ contact }: FoundResume): ContactState {
  return contact === null ? 'open' : contact.withdrawn_at === null ? contact.status : 'withdrawn';
}

function summaryOf(
  candidate: PublicCandidate | FoundResume,
  names: ReadonlyMap<number, string>,
): CandidateSummary {
  const { uuid, given_name, position, city, short_description } = candidate;
  const { salary_type, salary_min, travel_distance, open_to_relocate, segment_ids } = candidate;
  return {
    uuid,
    given_name,
    position,
    city,
    short_description,
    salary_type,
    salary_min,
    travel_distance,
    open_to_relocate,
    tags: segment_ids.flatMap((id) => names.get(id) ?? []),
    ...('contact' in candidate && {
      contact: contactOf(candidate),
      distance: candidate.distance ?? undefined,
    }),
  };
}

async function findLooser(
  own: JobSearch,
  chosen: CandidateListData['chosen'],
  groupOf: (id: number) => number | undefined,
  context: BlockContext,
): Promise<CountedSearch[]> {
  const groups = [...new Set(chosen.map(({ id }) => groupOf(id)))].map((group) => {
    const members = chosen.filter(({ id }) => groupOf(id) === group);
    return { ids: members.map(({ id }) => id), names: members.map(({ name }) => name) };
  });
  const candidates = looserSearches(own, groups, context.board.imperial);
  const counted = await Promise.all(
    candidates.map(async (looser) => {
      const { meta } = await find({ ...looser.search, page: 1 }, 1, context);
      return { ...looser, total: meta.total };
    }),
  );
  return counted.filter(({ total }) => total > 0).slice(0, 3);
}
