import type { BodyOf, Contract } from '@boardwright/api-client/contract';
import type { jobs } from '../../platform/database/schema.ts';
import type { Locale } from '@boardwright/messages';
import type { Tenant } from '../../platform/http/tenants.ts';

export type JobBody = BodyOf<Contract['employerJobs']['createJobDraft']>;
type JobRow = typeof jobs.$inferSelect;
/** What a form may change of a job. */
export type JobColumns = Pick<
  JobRow,
  | 'organisationId'
  | 'title'
  | 'description'
  | 'locale'
  | 'textType'
  | 'textOwn'
  | 'textPlatform'
  | 'remote'
  | 'locationType'
  | 'countryCode'
  | 'locationName'
  | 'city'
  | 'postalCode'
  | 'lat'
  | 'lon'
  | 'applyType'
  | 'applyUrl'
  | 'applyEmail'
  | 'recruiterName'
  | 'recruiterEmail'
  | 'recruiterPhone'
  | 'recruiterPhoneCountry'
  | 'website'
  | 'referenceCode'
  | 'salaryMin'
  | 'salaryMax'
  | 'salaryType'
  | 'hoursMin'
  | 'hoursMax'
  | 'segmentIds'
  | 'from'
  | 'till'
  | 'productId'
  | 'showLogo'
  | 'pixelUrl'
>;

/** From when till when a job runs. */
export type JobDates = Pick<JobColumns, 'from' | 'till'>;

/** What a form is read against. */
export interface FormRules extends Pick<Tenant, 'board'> {
  readonly timeZone: string;
  readonly locale: Locale;
  readonly organisationIds: readonly number[];
  /** Segments that this board offers for jobs. */
  readonly isOffered: (segmentId: number) => boolean;
  /** Products of this board that a job can be published with. */
  readonly productIds: readonly number[];
  /** Of a published job: what becomes of the dates that the form asks for. */
  readonly datesAfter?: (asked: JobDates) => JobDates;
}
