import { shape, type ValueOf } from '../shape.ts';
import { statusAfter, type Transition } from '../transition.ts';

/** Every status a job may have; the moves between them are `jobTransitions`. */
export const jobStatuses = ['draft', 'scheduled', 'active', 'paused', 'expired', 'archived'] as const;
export type JobStatus = (typeof jobStatuses)[number];

/** What happens to a job, and from which status to which (specification §4). The server and the job-status machine read this table. */
export const jobTransitions = {
  publish: { from: ['draft'], to: 'active' },
  schedule: { from: ['draft'], to: 'scheduled' },
  start: { from: ['scheduled'], to: 'active' },
  pause: { from: ['active'], to: 'paused' },
  activate: { from: ['paused'], to: 'active' },
  expire: { from: ['active', 'paused'], to: 'expired' },
  renew: { from: ['expired'], to: 'active' },
  archive: { from: ['draft', 'scheduled', 'active', 'paused', 'expired'], to: 'archived' },
} as const satisfies Record<string, Transition<JobStatus>>;
export type JobMove = keyof typeof jobTransitions;

/** What a job becomes by a move; undefined where the table does not allow it from this status. */
export function jobAfter(move: JobMove, status: JobStatus): JobStatus | undefined {
  return statusAfter<JobStatus>(jobTransitions[move], status);
}

/** The moves an employer makes by asking for a status (§7 `PUT /jobs/{id}/status`); the others have calls of their own. */
export const statusMoves = { active: 'activate', paused: 'pause' } as const satisfies Partial<
  Record<JobStatus, JobMove>
>;

export const salaryTypes = ['hour', 'day', 'month', 'year', 'project'] as const;

const nullableString = { type: ['string', 'null'] } as const;
const nullableNumber = { type: ['number', 'null'] } as const;

const summary = {
  id: { type: 'integer' },
  uuid: { type: 'string' },
  slug: { type: 'string' },
  title: { type: 'string' },
  description: { type: 'string' },
  status: { enum: jobStatuses },
  locale: { type: 'string' },
  organisation_id: { type: 'integer' },
  organisation_name: { type: 'string' },
  organisation_slug: { type: 'string' },
  logo: nullableString,
  show_logo: { type: 'boolean' },
  from: { type: 'string' },
  till: nullableString,
  premium: { type: 'boolean' },
  premium_till: nullableString,
  remote: { type: 'boolean' },
  location_type: { enum: ['fixed', 'none', 'country'] },
  location_name: nullableString,
  city: nullableString,
  postal_code: nullableString,
  country_code: { type: 'string' },
  lat: nullableNumber,
  lon: nullableNumber,
  /** Kilometres from the place searched for; null where the job has no place. */
  distance: nullableNumber,
  salary_min: nullableNumber,
  salary_max: nullableNumber,
  salary_type: { enum: salaryTypes },
  /** Pay as its employer wrote it, where no amount and period can be read from it. */
  salary_text: nullableString,
  hours_min: nullableNumber,
  hours_max: nullableNumber,
  segment_ids: { type: 'array', items: { type: 'integer' } },
  tags: { type: 'array', items: { type: 'string' } },
} as const;

/** What every job has, in lists and alone. */
const summaryNames = [
  'id',
  'uuid',
  'slug',
  'title',
  'description',
  'status',
  'locale',
  'organisation_id',
  'organisation_name',
  'organisation_slug',
  'logo',
  'show_logo',
  'from',
  'till',
  'premium',
  'remote',
  'location_type',
  'location_name',
  'country_code',
  'lat',
  'lon',
  'distance',
  'salary_min',
  'salary_max',
  'salary_type',
  'hours_min',
  'hours_max',
  'segment_ids',
  'tags',
] as const;

/** A job as lists show it. */
export const jobSummary = shape({
  type: 'object',
  required: summaryNames,
  additionalProperties: false,
  properties: summary,
});
export type JobSummary = ValueOf<typeof jobSummary>;

const segmentNames = {
  type: 'object',
  additionalProperties: { type: 'array', items: { type: 'string' } },
} as const;

/** The organisation beside a job (`with=organisation`). */
const jobOrganisation = {
  type: 'object',
  required: ['id', 'slug', 'name', 'logo', 'header', 'slogan', 'jobs_count'],
  additionalProperties: false,
  properties: {
    id: { type: 'integer' },
    slug: { type: 'string' },
    name: { type: 'string' },
    logo: nullableString,
    header: nullableString,
    slogan: nullableString,
    company_size: nullableString,
    company_type: nullableString,
    location_hq: nullableString,
    industry: nullableString,
    text_about: nullableString,
    jobs_count: { type: 'integer' },
  },
} as const;

/** A job with all a visitor may read of it (specification §3). */
export const job = shape({
  type: 'object',
  required: [
    ...summaryNames,
    'text_type',
    'text_own',
    'text_platform',
    'apply_type',
    'apply_url',
    'segments',
    'segments_names',
    'recruiter_name',
    'recruiter_phone',
    'recruiter_phone_country',
    'website',
    'applications_count',
  ],
  additionalProperties: false,
  properties: {
    ...summary,
    text_type: { enum: ['own', 'platform'] },
    /** Sanitised HTML. */
    text_own: nullableString,
    /** Sanitised HTML of the four parts; absent parts are null. */
    text_platform: {
      type: 'object',
      required: ['job', 'function', 'company', 'offer'],
      additionalProperties: false,
      properties: {
        job: nullableString,
        function: nullableString,
        company: nullableString,
        offer: nullableString,
      },
    },
    apply_type: { enum: ['email', 'url'] },
    apply_url: nullableString,
    external_reference: nullableString,
    reference_code: nullableString,
    recruiter_name: nullableString,
    recruiter_phone: nullableString,
    recruiter_phone_country: nullableString,
    website: nullableString,
    pixel_url: nullableString,
    segments: {
      type: 'object',
      additionalProperties: { type: 'array', items: { type: 'integer' } },
    },
    segments_names: segmentNames,
    custom_fields: { type: 'object', additionalProperties: true },
    job_url: { type: 'string' },
    applications_count: { type: 'integer' },
    organisation: jobOrganisation,
  },
});
export type Job = ValueOf<typeof job>;
