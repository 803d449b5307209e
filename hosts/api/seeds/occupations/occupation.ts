import type { DemoLocale, OrganisationKind } from '../demo-types.ts';

/** A kind of employer, or only those of the kind whose name holds a word. */
export interface EmployerRule {
  readonly kind: OrganisationKind;
  readonly named?: string;
}

/**
 * What is known of one occupation. Texts may hold slots, filled in per job: {in} ('in Winsum', 'op Ameland'),
 * {plaats}, {org}, {team} (a team size in words), {buren} ('Bedum en Baflo').
 */
export interface Occupation {
  /** Key of the industry segment. */
  readonly industry: string;
  /** A second industry, when the job may also stand on the other board. */
  readonly alsoIndustry?: string;
  readonly locale: DemoLocale;
  readonly at: readonly EmployerRule[];
  /** How often it is asked for, beside 1. */
  readonly weight: number;
  readonly titles: readonly string[];
  /** Gross at full-time hours. */
  readonly salary: readonly [min: number, max: number];
  readonly per: 'hour' | 'day' | 'month' | 'year' | 'project';
  /** For instance 'cao VVT, FWG 55': then the amounts are exact. */
  readonly scale?: string;
  /** Possible weekly hours, each a range. */
  readonly hours: readonly (readonly [min: number, max: number])[];
  readonly education: readonly string[];
  readonly level: readonly string[];
  /** Default: mostly permanent, some temporary. */
  readonly contract?: readonly string[];
  readonly tags: readonly string[];
  /** The intro; at most 200 characters when filled. */
  readonly leads: readonly string[];
  /** What a day looks like, one paragraph each. */
  readonly days: readonly string[];
  readonly tasks: readonly string[];
  readonly asks: readonly string[];
  readonly offers: readonly string[];
  readonly quotes: readonly string[];
}
