import type { CandidateSortValue, FoundResume, PublicCandidate } from '@boardwright/api-client/contract';
import type { candidateList, SettingsOf } from '@boardwright/blocks-schema';
import type { FacetGroup } from '@boardwright/ui/facet-group';
import type { Translate } from '@boardwright/ui/translate';
import type { JobSearch } from '../../search/job-search.ts';
import type { LooserSearch } from '../../search/looser-searches.ts';
import type { CandidateListKey } from './candidate-list.messages.ts';

export type CandidateListSettings = SettingsOf<typeof candidateList>;
export type CandidateSort = CandidateSortValue;

/** Where an employer stands with somebody: nobody asked, or what came of it. */
export type ContactState = 'open' | 'withdrawn' | NonNullable<FoundResume['contact']>['status'];

/** What a card shows of a candidate; the rest of the public profile stays on its own page. */
export interface CandidateSummary extends Pick<
  PublicCandidate,
  | 'uuid'
  | 'given_name'
  | 'position'
  | 'city'
  | 'short_description'
  | 'salary_type'
  | 'salary_min'
  | 'travel_distance'
  | 'open_to_relocate'
> {
  readonly tags: readonly string[];
  /** To an employer only. */
  readonly contact?: ContactState | undefined;
  /** Kilometres from the place that was searched around; to an employer only. */
  readonly distance?: number | undefined;
}

/** A way out of an empty list, and how many candidates it gives. */
export interface CountedSearch extends LooserSearch {
  readonly total: number;
}

export interface CandidateListData {
  /** The visitor's search, as addresses carry it: words, place, segments, order, page. */
  readonly own: JobSearch;
  readonly sort: CandidateSort;
  /** Of the search: with words or a place there are more. */
  readonly sorts: readonly CandidateSort[];
  readonly total: number;
  readonly lastPage: number;
  readonly candidates: readonly CandidateSummary[];
  readonly facets: readonly FacetGroup[];
  readonly chosen: readonly { readonly id: number; readonly name: string }[];
  /** The place as it was understood. */
  readonly place?: string | undefined;
  readonly unknownPlace?: string | undefined;
  /** The page lies beyond the last. */
  readonly beyond: boolean;
  readonly looser: readonly CountedSearch[];
  /** What asking for contact costs an employer, in credits; absent for others. */
  readonly price?: number | undefined;
}

/** The order one gets without choosing: what fits the words best, else the newest. */
export function usualSort({ search }: JobSearch): CandidateSort {
  return search === undefined ? '-created_at' : 'relevance';
}

/** What every part of the list is given. */
export interface CandidateListPart {
  readonly data: CandidateListData;
  readonly settings: CandidateListSettings;
  readonly t: Translate<CandidateListKey>;
}

/** The one form that filters and order belong to, and the sheet it lies in on a phone. */
export const formId = 'candidate-filters-form';
export const sheetId = 'candidate-filters';
