import type { JobSummary, SortValue } from '@boardwright/api-client/contract';
import type { jobList, SettingsOf } from '@boardwright/blocks-schema';
import type { JobView } from '../../features/jobs/job/job-view.ts';
import type { Board } from '../../board/board-context.ts';
import type { FacetGroup } from '@boardwright/ui/facet-group';
import type { LockedFields } from '../../search/fixed-search.ts';
import type { JobSearch } from '../../search/job-search.ts';
import type { LooserSearch } from '../../search/looser-searches.ts';
import { writeSearchAddress } from '../../search/search-address.ts';

export type JobListSettings = SettingsOf<typeof jobList>;
export type ListView = JobListSettings['jobsLayout'];

/** A way out of an empty list, and how many jobs it gives. */
export interface CountedSearch extends LooserSearch {
  readonly total: number;
}

/** A facet, a way of working or a place that words of the search were taken for. */
export interface UnderstoodChip {
  /** As they were typed. */
  readonly word: string;
  readonly kind: 'segments' | 'remote' | 'place';
  /** Names of the segments. */
  readonly names: readonly string[];
  /** The visitor's search without these words. */
  readonly search: JobSearch;
}

export interface JobListData {
  /** The visitor's own search, as addresses carry it. */
  readonly own: JobSearch;
  /** What was searched: with the admin's fixed query over it. */
  readonly applied: JobSearch;
  readonly locked: LockedFields;
  readonly sort: SortValue;
  readonly view: ListView;
  /** Set when the visitor chose another view than the block's. */
  readonly viewChosen: boolean;
  readonly total: number;
  readonly lastPage: number;
  /** Premium jobs above the list, on the first page only. */
  readonly premium: readonly JobSummary[];
  readonly jobs: readonly JobSummary[];
  readonly facets: readonly FacetGroup[];
  /** Chosen segments of the visitor's own search. */
  readonly chosen: readonly { readonly id: number; readonly name: string }[];
  readonly organisation?: string | undefined;
  /** The place as it was understood. */
  readonly place?: string | undefined;
  /** The place is a province or the like: an area without a distance. */
  readonly isRegion?: boolean;
  /** Set where the place was guessed: what else may have been meant. */
  readonly otherPlaces?: readonly { readonly name: string; readonly search: JobSearch }[] | undefined;
  /** Words of the search that narrow the list: what each is called, and the search without it. */
  readonly understood: readonly UnderstoodChip[];
  /** The search with all that was understood as facets and a place, for an alert. */
  readonly resolved: JobSearch;
  /** What may have been meant, when the words as typed are rare. */
  readonly suggested?: string | undefined;
  /** Jobs with only some of what was asked for, where all of it gives less than a page. */
  readonly partial: readonly JobSummary[];
  readonly point?: { readonly lat: number; readonly lon: number } | undefined;
  /** The word searched for instead, when nothing matched what was typed. */
  readonly corrected?: string | undefined;
  readonly unknownPlace?: string | undefined;
  /** Some of the address could not be used. */
  readonly ignored: boolean;
  /** The page lies beyond the last. */
  readonly beyond: boolean;
  readonly looser: readonly CountedSearch[];
  /** The job opened beside the list. */
  readonly active?: JobView | undefined;
  /** Only who is logged in may search: there is a way in instead of a list. */
  readonly closed?: boolean;
}

/** The address of the list with another search, keeping the visitor's view. */
export function listHref(
  board: Pick<Board, 'path'>,
  data: Pick<JobListData, 'view' | 'viewChosen'>,
  search: JobSearch,
  extra: Readonly<Record<string, string>> = {},
): string {
  return board.path + writeSearchAddress(search, { ...(data.viewChosen && { view: data.view }), ...extra });
}
