import type { PublicCandidate } from '@boardwright/api-client/contract';
import type { candidateList, SettingsOf } from '@boardwright/blocks-schema';
import type { Translate } from '../../i18n/translate.ts';
import type { FacetGroup } from '../../search/facet-groups.ts';
import type { JobSearch } from '../../search/job-search.ts';
import type { LooserSearch } from '../../search/looser-searches.ts';

export type CandidateListSettings = SettingsOf<typeof candidateList>;
/** Newest or oldest first. */
export type CandidateSort = '-created_at' | 'created_at';

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
}

/** A way out of an empty list, and how many candidates it gives. */
export interface CountedSearch extends LooserSearch {
  readonly total: number;
}

export interface CandidateListData {
  /** The visitor's search, as addresses carry it: words, place, segments, order, page. */
  readonly own: JobSearch;
  readonly sort: CandidateSort;
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
}

/** What every part of the list is given. */
export interface CandidateListPart {
  readonly data: CandidateListData;
  readonly settings: CandidateListSettings;
  readonly t: Translate;
}

/** The one form that filters and order belong to, and the sheet it lies in on a phone. */
export const formId = 'candidate-filters-form';
export const sheetId = 'candidate-filters';
