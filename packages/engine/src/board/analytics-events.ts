import type { SessionRole } from './session-role.ts';
import type { FavouriteKind } from './board-context.ts';

/**
 * Everything that is counted (specification §9 'Analytics events'), as the tag manager's data layer gets it. Jobs,
 * companies and what was looked for; never who: no name, address or number of a person is in any of them.
 */
export interface AnalyticsEvents {
  /** A job's page was opened. */
  readonly job_view: JobCounted;
  /** An application was sent, or the employer's own page was opened to apply there. */
  readonly job_apply: JobCounted & { readonly method: 'form' | 'site' };
  /** A list was asked for jobs by words or place. */
  readonly search: {
    /** Left out where it could be somebody's address or number. */
    readonly search_term?: string | undefined;
    readonly location?: string | undefined;
    /** Kilometres. */
    readonly distance?: number | undefined;
    readonly results: number;
  };
  /** A list was narrowed. */
  readonly filter: {
    readonly segment_ids: readonly number[];
    /** Euro a year. */
    readonly salary_min?: number | undefined;
    readonly salary_max?: number | undefined;
    readonly organisation_id?: number | undefined;
    readonly remote?: boolean | undefined;
    readonly results: number;
  };
  readonly register: { readonly role: SessionRole };
  readonly login: { readonly role: SessionRole };
  readonly favourite_add: FavouriteCounted;
  readonly favourite_remove: FavouriteCounted;
  /** A job was published, now or for a date to come. */
  readonly post_job: { readonly job_id: number };
  /** An order was placed. Amounts in the site's currency. */
  readonly order_product: {
    readonly product_id: number;
    readonly value: number;
    readonly currency: string;
    readonly quantity?: number | undefined;
  };
  /** A link to another host was followed; its query stays here. */
  readonly outbound_link: { readonly link_domain: string; readonly link_url: string };
}

interface JobCounted {
  /** The job's uuid. */
  readonly job_id: string;
  readonly job_title?: string | undefined;
}

interface FavouriteCounted {
  readonly item_type: FavouriteKind;
  readonly item_id: string;
}

/** One event: its name and what belongs to it. */
export type AnalyticsEvent = {
  readonly [Name in keyof AnalyticsEvents]: { readonly event: Name } & AnalyticsEvents[Name];
}[keyof AnalyticsEvents];
