import type { Organisation } from '@boardwright/api-client/contract';

/** What a card draws of an organisation: it travels to the browser. */
export interface OrganisationSummary {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly logo: string | null;
  readonly header: string | null;
  readonly slogan: string | null;
  readonly location_hq: string | null;
  readonly jobs_count: number;
}

export function organisationSummary(organisation: Organisation): OrganisationSummary {
  const { id, slug, name, logo, header, slogan, location_hq, jobs_count } = organisation;
  return { id, slug, name, logo, header, slogan, location_hq, jobs_count };
}
