import type { JobSummary } from '@boardwright/api-client/contract';
import type { organisation, SettingsOf } from '@boardwright/blocks-schema';
import type { Translate } from '@boardwright/ui/translate';
import type { FoundOrganisations } from '../../features/organisations/site/find-organisations.ts';
import type { OrganisationView } from './organisation-view.ts';
import type { OrganisationKey } from './organisation.messages.ts';

export type OrganisationSettings = SettingsOf<typeof organisation>;

export interface NamedSegment {
  readonly id: number;
  readonly name: string;
}

/** One page of its jobs. */
export interface OrganisationJobs {
  readonly jobs: readonly JobSummary[];
  readonly total: number;
  readonly page: number;
  readonly lastPage: number;
}

/** The page of one organisation. */
export interface OrganisationPage {
  readonly kind: 'organisation';
  readonly organisation: OrganisationView;
  /** Its segments; those of the group 'industry' are its sector. */
  readonly sector: readonly NamedSegment[];
  readonly segments: readonly NamedSegment[];
  /** Left out where one must log in to see whose job it is (§4 'anonymous jobs'). */
  readonly jobs?: OrganisationJobs | undefined;
  /** The board's address: structured data names everything in full. */
  readonly origin: string;
}

export type OrganisationData =
  | OrganisationPage
  | { readonly kind: 'search'; readonly found: FoundOrganisations }
  /** The page has a search of its own, or there is no organisation to show. */
  | { readonly kind: 'nothing' };

export interface OrganisationPart {
  readonly settings: OrganisationSettings;
  readonly data: OrganisationPage;
  readonly t: Translate<OrganisationKey>;
}

/** The part of the page with its jobs. */
export const jobsAnchor = 'jobs';
