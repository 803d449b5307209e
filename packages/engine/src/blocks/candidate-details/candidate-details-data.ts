import type { PublicCandidate } from '@boardwright/api-client/contract';
import type { JobSearch } from '../../search/job-search.ts';
import type { SafeHtml } from '@boardwright/ui/safe-html';
import type { Translate } from '@boardwright/ui/translate';
import type { EmployerView } from './employer-contact-data.ts';
import type { CandidateDetailsKey } from './candidate-details.messages.ts';

export interface Experience {
  readonly name: string;
  readonly institution?: string | undefined;
  readonly place?: string | undefined;
  readonly description?: string | undefined;
  /** Days, ISO 8601; without a till it goes on. */
  readonly from?: string | undefined;
  readonly till?: string | undefined;
}

/** What a profile page draws: the public profile and nothing else. */
export interface CandidateView extends Pick<
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
  | 'status'
> {
  readonly info?: SafeHtml | undefined;
  /** Newest first. */
  readonly work: readonly Experience[];
  readonly education: readonly Experience[];
  readonly segments: readonly { readonly id: number; readonly name: string }[];
}

export interface CandidateDetailsData {
  readonly candidate: CandidateView;
  /** The list the visitor came from. */
  readonly back: JobSearch;
  /** Where an employer stands with them; absent for everybody else. */
  readonly employer?: EmployerView | undefined;
}

/** What every part of the page is given. */
export interface CandidateDetailsPart {
  readonly data: CandidateDetailsData;
  readonly t: Translate<CandidateDetailsKey>;
}
