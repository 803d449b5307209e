import { locales } from '@boardwright/messages';
import { defineEndpoint } from '../define-endpoint.ts';
import { logEntry } from '../entities/account.ts';
import { employerJob, employerJobSummary, jobCounts, jobKpi } from '../entities/employer-job.ts';
import { salaryTypes } from '../entities/job.ts';
import { payWith } from '../entities/product.ts';
import { one, page } from '../shape.ts';
import { paging } from './query-keys.ts';

/** Statuses a list of own jobs may be narrowed to; `all` narrows nothing. */
const listStatuses = ['all', 'draft', 'scheduled', 'active', 'paused', 'expired'] as const;

const withQuery = { type: 'string', pattern: '^(job_boards|product)(,(job_boards|product))?$' } as const;

/** Specification §7 'Jobs', what employers do with their own. */
export const findEmployerJobs = defineEndpoint({
  method: 'GET',
  path: '/jobs',
  roles: ['employer'],
  summary: "The jobs of the employer's company on this board, whatever their status.",
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...paging,
      search: { type: 'string', maxLength: 200 },
      'match[status]': { enum: listStatuses },
      sort: {
        enum: [
          'created_at',
          '+created_at',
          '-created_at',
          'title',
          '-title',
          'from',
          '-from',
          'till',
          '-till',
        ],
        default: '-created_at',
      },
      with: withQuery,
    },
  },
  reply: page(employerJobSummary),
});

export const countEmployerJobs = defineEndpoint({
  method: 'GET',
  path: '/jobs/counts',
  roles: ['employer'],
  summary: "How many of the company's jobs have which status, of those that a search finds.",
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { search: { type: 'string', maxLength: 200 } },
  },
  reply: one(jobCounts),
});

export const readEmployerJob = defineEndpoint({
  method: 'GET',
  path: '/jobs/{id:int}',
  roles: ['employer'],
  summary: 'One job of the company, with all that can be changed of it.',
  query: { type: 'object', additionalProperties: false, properties: { with: withQuery } },
  reply: one(employerJob),
  errors: ['jobNotFound'],
});

const line = { type: ['string', 'null'], maxLength: 500 } as const;
const longText = { type: ['string', 'null'], maxLength: 60_000 } as const;
const day = {
  type: ['string', 'null'],
  // A day of the site's calendar, or a moment.
  pattern: '^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2}))?$',
} as const;
const amount = { type: ['number', 'null'], minimum: 0, maximum: 9_999_999 } as const;

/** Everything a job's form holds; what is left out stays as it is. What is null or empty is taken away. */
export const jobForm = {
  organisation_id: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
  title: { type: 'string', maxLength: 500 },
  description: { type: 'string', maxLength: 5000 },
  locale: { enum: locales },
  text_type: { enum: ['own', 'platform'] },
  /** HTML; what is not allowed in a text is taken out of it. */
  text_own: longText,
  text_platform: {
    type: 'object',
    additionalProperties: false,
    properties: { job: longText, function: longText, company: longText, offer: longText },
  },
  remote: { type: 'boolean' },
  location_type: { enum: ['fixed', 'none', 'country'] },
  country_code: { type: 'string', pattern: '^[A-Z]{2}$' },
  /** A place; without `lat` and `lon` the best match of the name in the board's countries. */
  location_name: { type: ['string', 'null'], maxLength: 120 },
  lat: { type: ['number', 'null'], minimum: -90, maximum: 90 },
  lon: { type: ['number', 'null'], minimum: -180, maximum: 180 },
  apply_type: { enum: ['email', 'url'] },
  apply_url: line,
  apply_email: line,
  recruiter_name: { type: ['string', 'null'], maxLength: 120 },
  recruiter_email: line,
  recruiter_phone: { type: ['string', 'null'], maxLength: 40 },
  recruiter_phone_country: { type: ['string', 'null'], pattern: '^[A-Z]{2}$' },
  website: line,
  reference_code: { type: ['string', 'null'], maxLength: 80 },
  salary_min: amount,
  salary_max: amount,
  salary_type: { enum: salaryTypes },
  hours_min: { type: ['integer', 'null'] },
  hours_max: { type: ['integer', 'null'] },
  segment_ids: {
    type: 'array',
    maxItems: 100,
    items: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
  },
  from: day,
  till: day,
  show_logo: { type: 'boolean' },
  pixel_url: line,
  /** What it is published with; a board that sells postings asks for one. */
  product_id: { type: ['integer', 'null'], minimum: 1, maximum: 2_147_483_647 },
} as const;

export const createJobDraft = defineEndpoint({
  method: 'POST',
  path: '/jobs/draft',
  roles: ['employer'],
  summary: 'Keeps a job that nobody else sees yet; only its title is asked for.',
  perMinute: 60,
  body: { type: 'object', additionalProperties: false, properties: jobForm },
  status: 201,
  reply: one(employerJob),
  errors: ['validation', 'tooManyRequests'],
});

export const updateJob = defineEndpoint({
  method: 'PUT',
  path: '/jobs/{id:int}',
  roles: ['employer'],
  summary:
    'Changes a job; one that is published stays complete. An end that lies ahead renews an expired job. With the `revision` that was read, what somebody else saved since is not overwritten.',
  body: {
    type: 'object',
    additionalProperties: false,
    properties: { ...jobForm, revision: { type: 'integer', minimum: 0 } },
  },
  reply: one(employerJob),
  errors: [
    'jobNotFound',
    'validation',
    'conflict',
    'transitionNotAllowed',
    'productNeedsEmail',
    'productNeedsUrl',
  ],
});

export const duplicateJob = defineEndpoint({
  method: 'POST',
  path: '/jobs/{id:int}/duplicate',
  roles: ['employer'],
  summary: 'Makes a draft with all that a job says, from today; what was paid stays with the first one.',
  perMinute: 60,
  body: {
    type: 'object',
    additionalProperties: false,
    properties: {
      /** Sent again it is the same copy. */
      idempotency_key: { type: ['string', 'null'], minLength: 8, maxLength: 80 },
    },
  },
  status: 201,
  reply: one(employerJob),
  errors: ['jobNotFound', 'tooManyRequests'],
});

export const publishJob = defineEndpoint({
  method: 'PUT',
  path: '/jobs/{id:int}/publish/draft',
  roles: ['employer'],
  summary:
    'Publishes a draft, at once or at its publish date; says of each field what is missing. Credits are taken only where the call says so.',
  perMinute: 60,
  query: { type: 'object', additionalProperties: false, properties: { pay_with: payWith } },
  reply: one(employerJob),
  errors: [
    'jobNotFound',
    'validation',
    'transitionNotAllowed',
    'employerNotVerified',
    'productRequired',
    'productNotSold',
    'productUnpaid',
    'creditsNeedConsent',
    'creditsTooFew',
    'productNeedsEmail',
    'productNeedsUrl',
    'tooManyRequests',
    'companyBlocked',
  ],
});

export const setJobStatus = defineEndpoint({
  method: 'PUT',
  path: '/jobs/{id:int}/status',
  roles: ['employer'],
  summary: 'Pauses an active job, or makes a paused one active.',
  body: {
    type: 'object',
    required: ['status'],
    additionalProperties: false,
    properties: { status: { enum: ['active', 'paused'] } },
  },
  reply: one(employerJob),
  errors: ['jobNotFound', 'transitionNotAllowed', 'productUnpaid', 'companyBlocked'],
});

export const deleteJob = defineEndpoint({
  method: 'DELETE',
  path: '/jobs/{id:int}',
  roles: ['employer'],
  summary: 'Takes a job away for good. Its record is kept, and nobody sees it any more.',
  errors: ['jobNotFound', 'transitionNotAllowed'],
});

export const readJobKpi = defineEndpoint({
  method: 'GET',
  path: '/jobs/{id:int}/kpi',
  roles: ['employer'],
  summary: 'What came of a job: views, clicks and applications per day, and how many keep it.',
  reply: one(jobKpi),
  errors: ['jobNotFound'],
});

export const findJobLogs = defineEndpoint({
  method: 'GET',
  path: '/jobs/{id:int}/logs',
  roles: ['employer'],
  summary: 'What was done with a job and by whom, newest first.',
  query: { type: 'object', additionalProperties: false, properties: paging },
  reply: page(logEntry),
  errors: ['jobNotFound'],
});

export const employerJobs = {
  findEmployerJobs,
  countEmployerJobs,
  readEmployerJob,
  createJobDraft,
  duplicateJob,
  updateJob,
  publishJob,
  setJobStatus,
  deleteJob,
  readJobKpi,
  findJobLogs,
} as const;
