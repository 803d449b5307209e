import { shape, type ValueOf } from '../shape.ts';
import { jobStatuses, salaryTypes } from './job.ts';
import { returned, waitsFor } from './review.ts';
import { withheld } from './withheld.ts';

/** Hours a week that a job may ask for (specification §5): 8, and 12 to 40 in steps of 4. */
export const jobHours = [8, 12, 16, 20, 24, 28, 32, 36, 40] as const;

/** Longest texts of a job, in characters. The intro's is the specification's own (§3). */
export const jobLengths = { title: 120, description: 200, text: 20_000 } as const;

const text = { type: 'string' } as const;
const nullableText = { type: ['string', 'null'] } as const;
const nullableNumber = { type: ['number', 'null'] } as const;

const listed = {
  id: { type: 'integer' },
  uuid: text,
  slug: text,
  title: text,
  description: text,
  /** As it is now: what the clock did in this minute counts already. */
  status: { enum: jobStatuses },
  locale: text,
  organisation_id: { type: 'integer' },
  organisation_name: text,
  from: text,
  till: nullableText,
  premium: { type: 'boolean' },
  /** The board does not show it, whatever its status. */
  withheld,
  /** Of a draft that its employer wants to publish: what it waits for; null: for its employer. */
  waits_for: waitsFor,
  /** Of a draft: the site sent it back, and what is to change; also where its employer asked again since. */
  returned,
  remote: { type: 'boolean' },
  location_type: { enum: ['fixed', 'none', 'country'] },
  location_name: nullableText,
  country_code: text,
  reference_code: nullableText,
  /** The name by which the system that posted it knows it; only that system changes it. */
  external_reference: nullableText,
  /** Its page on the board. */
  job_url: text,
  applications_count: { type: 'integer' },
  /** How often its page was looked at, and how many went on to a form elsewhere. */
  views_count: { type: 'integer' },
  apply_clicks_count: { type: 'integer' },
  created_at: text,
  updated_at: text,
  /** Boards that publish it (`with=job_boards`). */
  job_boards: {
    type: 'array',
    items: {
      type: 'object',
      required: ['id', 'name'],
      additionalProperties: false,
      properties: { id: { type: 'integer' }, name: text },
    },
  },
  /** What it was published with (`with=product`). */
  product: {
    type: ['object', 'null'],
    required: ['id', 'name'],
    additionalProperties: false,
    properties: { id: { type: 'integer' }, name: text },
  },
} as const;

const listedNames = [
  'id',
  'uuid',
  'slug',
  'title',
  'description',
  'status',
  'locale',
  'organisation_id',
  'organisation_name',
  'from',
  'till',
  'premium',
  'withheld',
  'waits_for',
  'returned',
  'remote',
  'location_type',
  'location_name',
  'country_code',
  'reference_code',
  'job_url',
  'applications_count',
  'views_count',
  'apply_clicks_count',
  'created_at',
  'updated_at',
] as const;

/** A job as its employer's list shows it, whatever its status. */
export const employerJobSummary = shape({
  type: 'object',
  required: listedNames,
  additionalProperties: false,
  properties: listed,
});
export type EmployerJobSummary = ValueOf<typeof employerJobSummary>;

/** What a job must have before it is published, by its names on the wire. */
export const completedJobFields = [
  'title',
  'description',
  'text_own',
  'text_platform.job',
  'location_name',
  'apply_email',
  'salary_min',
  'apply_url',
] as const;
export type CompletedJobField = (typeof completedJobFields)[number];

/** {@link employerJob}, to stand in what an admin reads of it. */
export const employerJobSchema = {
  type: 'object',
  required: [
    ...listedNames,
    'text_type',
    'text_own',
    'text_platform',
    'lat',
    'lon',
    'apply_type',
    'apply_url',
    'apply_email',
    'recruiter_name',
    'recruiter_email',
    'recruiter_phone',
    'recruiter_phone_country',
    'website',
    'salary_min',
    'salary_max',
    'salary_type',
    'hours_min',
    'hours_max',
    'segment_ids',
    'revision',
    'logo',
    'show_logo',
    'pixel_url',
    'missing',
  ],
  additionalProperties: false,
  properties: {
    ...listed,
    text_type: { enum: ['own', 'platform'] },
    /** Sanitised HTML, as are the four parts. */
    text_own: nullableText,
    text_platform: {
      type: 'object',
      required: ['job', 'function', 'company', 'offer'],
      additionalProperties: false,
      properties: { job: nullableText, function: nullableText, company: nullableText, offer: nullableText },
    },
    lat: nullableNumber,
    lon: nullableNumber,
    apply_type: { enum: ['email', 'url'] },
    apply_url: nullableText,
    apply_email: nullableText,
    recruiter_name: nullableText,
    recruiter_email: nullableText,
    recruiter_phone: nullableText,
    recruiter_phone_country: nullableText,
    website: nullableText,
    salary_min: nullableNumber,
    salary_max: nullableNumber,
    salary_type: { enum: salaryTypes },
    hours_min: nullableNumber,
    hours_max: nullableNumber,
    segment_ids: { type: 'array', items: { type: 'integer' } },
    /** Grows with every write: who saves an older one is refused (`conflict`). */
    revision: { type: 'integer' },
    /** What stands beside its title where `show_logo` says so: its own picture, or that of its organisation. */
    logo: nullableText,
    show_logo: { type: 'boolean' },
    /** A picture of one point that counts views for the employer's own statistics. */
    pixel_url: nullableText,
    /** What it is, or will be, published with. */
    product_id: { type: ['integer', 'null'] },
    /** Until when it is paid; a later end has to be bought. */
    paid_till: nullableText,
    /** Fields still to be filled before it can be published. */
    missing: { type: 'array', items: { enum: completedJobFields } },
  },
} as const;
/** A job with all that its employer may read and change (specification §3). */
export const employerJob = shape(employerJobSchema);
export type EmployerJob = ValueOf<typeof employerJob>;

/** What came of a job per day of the site's calendar: how often it was seen, who went on to apply, and who keeps it. */
export const jobKpi = shape({
  type: 'object',
  required: ['views', 'apply_clicks', 'applications', 'new_applications', 'favourites', 'days'],
  additionalProperties: false,
  properties: {
    /** How often its page was drawn for somebody who is no robot. */
    views: { type: 'integer' },
    /** Visitors who went on to the employer's own form, each once a day. */
    apply_clicks: { type: 'integer' },
    applications: { type: 'integer' },
    /** Received in the last seven days. */
    new_applications: { type: 'integer' },
    /** Candidates who keep it. */
    favourites: { type: 'integer' },
    /** The last thirty days, oldest first, those on which nothing happened too. */
    days: {
      type: 'array',
      items: {
        type: 'object',
        required: ['date', 'views', 'apply_clicks', 'applications'],
        additionalProperties: false,
        properties: {
          date: text,
          views: { type: 'integer' },
          apply_clicks: { type: 'integer' },
          applications: { type: 'integer' },
        },
      },
    },
  },
});
export type JobKpi = ValueOf<typeof jobKpi>;

/** How many jobs of a company stand where, of those that a search finds. */
export const jobCounts = shape({
  type: 'object',
  required: ['all', 'draft', 'scheduled', 'active', 'paused', 'expired'],
  additionalProperties: false,
  properties: {
    all: { type: 'integer' },
    draft: { type: 'integer' },
    scheduled: { type: 'integer' },
    active: { type: 'integer' },
    paused: { type: 'integer' },
    expired: { type: 'integer' },
  },
});
export type JobCounts = ValueOf<typeof jobCounts>;
