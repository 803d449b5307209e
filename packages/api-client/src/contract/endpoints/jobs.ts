import { defineEndpoint } from '../define-endpoint.ts';
import { applyForm } from '../entities/application.ts';
import { job, jobSummary } from '../entities/job.ts';
import { upload } from '../entities/account.ts';
import { suggestion } from '../entities/content.ts';
import { list, one, searchPage, shape } from '../shape.ts';
import { jobQuery } from './query-keys.ts';

/** Specification §7 'Jobs'. */
export const findBoardJobs = defineEndpoint({
  method: 'GET',
  path: '/job-boards/{boardId:int}/jobs',
  roles: ['public'],
  summary: 'Searches the active jobs of a board, with totals and counts per segment.',
  query: { type: 'object', additionalProperties: false, properties: jobQuery },
  reply: searchPage(jobSummary),
  errors: ['notFound', 'placeUnknown'],
});

export const findJobs = defineEndpoint({
  method: 'GET',
  path: '/jobs',
  roles: ['candidate'],
  summary: "Searches the active jobs of the candidate's board.",
  query: { type: 'object', additionalProperties: false, properties: jobQuery },
  reply: searchPage(jobSummary),
  errors: ['placeUnknown'],
});

export const findJobsByStrategy = defineEndpoint({
  method: 'GET',
  path: '/job-boards/{boardId:int}/jobs/strategy',
  roles: ['public'],
  summary: 'Jobs for a featured block: a sort strategy, premium or not, optionally one per organisation.',
  query: { type: 'object', additionalProperties: false, properties: jobQuery },
  reply: searchPage(jobSummary),
  errors: ['notFound'],
});

export const readJobBySlug = defineEndpoint({
  method: 'GET',
  path: '/jobs/slug/{slug}',
  roles: ['public', 'candidate'],
  summary: 'One job by its slug; for 30 days after its end it still answers, with status expired.',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      with: { type: 'string', pattern: '^[a-z_]+(,[a-z_]+)*$', maxLength: 200 },
      lat: { type: 'number', minimum: -90, maximum: 90 },
      lon: { type: 'number', minimum: -180, maximum: 180 },
    },
  },
  reply: one(job),
  errors: ['jobNotFound', 'jobExpired'],
});

export const findRelatedJobs = defineEndpoint({
  method: 'GET',
  path: '/jobs/{uuid}/related',
  roles: ['public', 'candidate'],
  summary: 'Active jobs that resemble a job.',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { limit: { type: 'integer', minimum: 1, maximum: 50, default: 10 } },
  },
  reply: list(jobSummary),
  errors: ['jobNotFound'],
});

/** The application as §3 'Job application payload' lists it. Which fields a site requires follows from its job details block. */
export const applyToJob = defineEndpoint({
  method: 'POST',
  path: '/jobs/{uuid}/apply',
  roles: ['public', 'candidate'],
  summary:
    'Applies for a job. Files are uploaded first; their tokens stand in cv and motivation. A candidate may name a CV of their apply form as well.',
  perMinute: 20,
  body: {
    type: 'object',
    required: ['email', 'given_name', 'family_name'],
    additionalProperties: false,
    properties: {
      email: { type: 'string', maxLength: 254 },
      salutation: { enum: ['mr', 'miss', 'neutral'] },
      given_name: { type: 'string', maxLength: 100 },
      family_name: { type: 'string', maxLength: 100 },
      motivation_text: { type: 'string', maxLength: 10_000 },
      phone: { type: 'string', maxLength: 40 },
      phone_country: { type: 'string', pattern: '^[A-Z]{2}$', default: 'NL' },
      job_board_id: { type: 'integer' },
      cv: { type: 'string', maxLength: 200 },
      motivation: { type: 'string', maxLength: 200 },
      newsletters: { type: 'array', maxItems: 50, items: { type: 'integer' } },
      candidate: { type: 'boolean' },
      terms: { type: 'boolean' },
    },
  },
  status: 201,
  reply: one(
    shape({
      type: 'object',
      required: ['uuid'],
      additionalProperties: false,
      properties: { uuid: { type: 'string' } },
    }),
  ),
  errors: ['jobNotFound', 'jobExpired', 'alreadyApplied', 'validation', 'tooManyRequests'],
});

export const readApplyForm = defineEndpoint({
  method: 'GET',
  path: '/jobs/{uuid}/apply',
  roles: ['candidate'],
  summary:
    "What a candidate's apply form starts with: who they are, the CVs they keep, and whether they applied for this job.",
  reply: one(applyForm),
  errors: ['jobNotFound'],
});

export const uploadApplicationFile = defineEndpoint({
  method: 'POST',
  path: '/jobs/{id}/apply/file-upload',
  roles: ['public', 'candidate'],
  summary: 'Keeps a CV or motivation letter (PDF, DOC, DOCX, LaTeX) until the application names its token.',
  perMinute: 30,
  consumes: 'multipart',
  reply: one(upload),
  errors: [
    'jobNotFound',
    'jobExpired',
    'fileTooLarge',
    'fileTypeNotAllowed',
    'fileUpload',
    'tooManyRequests',
  ],
});

export const suggestSearches = defineEndpoint({
  method: 'GET',
  path: '/job-boards/{boardId:int}/suggestions',
  roles: ['public'],
  summary: 'Completes a keyword from the titles, organisations and segments of a board.',
  query: {
    type: 'object',
    required: ['search'],
    additionalProperties: false,
    properties: {
      search: { type: 'string', maxLength: 100 },
      limit: { type: 'integer', minimum: 1, maximum: 20, default: 8 },
    },
  },
  reply: list(suggestion),
  errors: ['notFound'],
});

export const countJobViews = defineEndpoint({
  method: 'POST',
  path: '/job-views',
  roles: ['public'],
  open: ['public'],
  summary:
    "Adds how often the site's own server drew the pages of jobs. It brings the secret that both hosts were started with.",
  body: {
    type: 'object',
    required: ['secret', 'batch', 'views'],
    additionalProperties: false,
    properties: {
      secret: { type: 'string', minLength: 1, maxLength: 500 },
      /** Sent again it counts once. */
      batch: { type: 'string', minLength: 8, maxLength: 80 },
      views: {
        type: 'array',
        maxItems: 5000,
        items: {
          type: 'object',
          required: ['job_board_id', 'uuid', 'views'],
          additionalProperties: false,
          properties: {
            job_board_id: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
            uuid: {
              type: 'string',
              pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
            },
            views: { type: 'integer', minimum: 1, maximum: 1_000_000 },
          },
        },
      },
    },
  },
  errors: ['forbidden'],
});

export const jobs = {
  findBoardJobs,
  findJobs,
  findJobsByStrategy,
  readJobBySlug,
  findRelatedJobs,
  readApplyForm,
  applyToJob,
  uploadApplicationFile,
  suggestSearches,
  countJobViews,
} as const;
