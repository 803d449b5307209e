import type { BodyOf, Contract } from '@boardwright/api-client/contract';
import type { Employer } from '../people/client/employer.ts';
import type { organisations } from '../platform/database/schema.ts';

type Row = typeof organisations.$inferSelect;
export type OrganisationForm = Omit<BodyOf<Contract['organisations']['saveOrganisation']>, 'revision'>;
/** What a form may change of an organisation. */
export type OrganisationColumns = Pick<
  Row,
  | 'name'
  | 'names'
  | 'email'
  | 'phone'
  | 'website'
  | 'logo'
  | 'header'
  | 'slogan'
  | 'active'
  | 'companySize'
  | 'companyType'
  | 'locationHq'
  | 'countryCode'
  | 'lat'
  | 'lon'
  | 'textAbout'
  | 'info'
  | 'socials'
  | 'segmentIds'
>;

/** Who writes an organisation: somebody of its company, or an admin, who has looked and whose log is another one. */
export interface OrganisationWriter extends Omit<Employer, 'visitor' | 'role'> {
  /** Undefined: an admin. */
  readonly visitor: Employer['visitor'] | undefined;
}

/** What a form is read against. */
export interface OrganisationRules {
  /** Segments that this board offers for organisations. */
  readonly segmentIds: readonly number[];
  /** Whether an address is that of a picture uploaded here. */
  readonly isUploaded: (address: string) => boolean;
}
