import { defineEndpoint } from '../define-endpoint.ts';
import {
  multiposterToken,
  newMultiposterToken,
  postedJob,
  postingOrganisation,
  postingProduct,
  postingSegment,
} from '../entities/multiposter.ts';
import { payWith } from '../entities/product.ts';
import { list, one, page } from '../shape.ts';
import { jobForm } from './employer-jobs.ts';
import { paging } from './query-keys.ts';

export const findMultiposterTokens = defineEndpoint({
  method: 'GET',
  path: '/multiposter-tokens',
  roles: ['employer'],
  summary: "The company's keys for posting systems, newest first.",
  query: { type: 'object', additionalProperties: false, properties: paging },
  reply: page(multiposterToken),
});

const name = { type: 'string', maxLength: 200 } as const;

export const createMultiposterToken = defineEndpoint({
  method: 'POST',
  path: '/multiposter-tokens',
  roles: ['employer'],
  summary: 'Makes a key. It stands in this answer, and nowhere afterwards.',
  perMinute: 20,
  body: { type: 'object', required: ['name'], additionalProperties: false, properties: { name } },
  status: 201,
  reply: one(newMultiposterToken),
  errors: ['validation', 'tooManyTokens', 'tooManyRequests'],
});

export const changeMultiposterToken = defineEndpoint({
  method: 'PUT',
  path: '/multiposter-tokens/{id:int}',
  roles: ['employer'],
  summary: 'Renames a key, or switches it off and on.',
  body: {
    type: 'object',
    additionalProperties: false,
    properties: { name, active: { type: 'boolean' } },
  },
  reply: one(multiposterToken),
  errors: ['notFound', 'validation'],
});

export const revokeMultiposterToken = defineEndpoint({
  method: 'DELETE',
  path: '/multiposter-tokens/{id:int}',
  roles: ['employer'],
  summary: 'Ends a key for good. What was posted with it stays.',
  errors: ['notFound'],
});

/** Specification §3 'Multiposter token': the keys themselves. */
export const multiposter = {
  findMultiposterTokens,
  createMultiposterToken,
  changeMultiposterToken,
  revokeMultiposterToken,
} as const;

export const findPostedJobs = defineEndpoint({
  method: 'GET',
  path: '/jobs',
  roles: ['mp'],
  summary: 'The jobs that the company posted this way, newest first.',
  perMinute: 120,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...paging,
      'match[external_reference]': { type: 'string', minLength: 1, maxLength: 200 },
      'match[status]': { enum: ['draft', 'scheduled', 'active', 'paused', 'expired'] },
    },
  },
  reply: page(postedJob),
  errors: ['tooManyRequests'],
});

export const findPostingSegments = defineEndpoint({
  method: 'GET',
  path: '/segments',
  roles: ['mp'],
  summary: 'What a job may be found under on this board: the values of `segment_ids`.',
  perMinute: 120,
  reply: list(postingSegment),
  errors: ['tooManyRequests'],
});

export const findPostingOrganisations = defineEndpoint({
  method: 'GET',
  path: '/organisations',
  roles: ['mp'],
  summary: "The company's organisations on this board, by name: the values of `organisation_id`.",
  perMinute: 120,
  reply: list(postingOrganisation),
  errors: ['tooManyRequests'],
});

export const findPostingProducts = defineEndpoint({
  method: 'GET',
  path: '/products',
  roles: ['mp'],
  summary:
    'What a job is published with on this board: the values of `product_id`; none where it asks for none.',
  perMinute: 120,
  reply: list(postingProduct),
  errors: ['tooManyRequests'],
});

/** As a job is to be: kept to oneself, published, or set on pause. */
const status = { enum: ['draft', 'active', 'paused'] } as const;
const chargeErrors = [
  'companyBlocked',
  'productRequired',
  'productNotSold',
  'productUnpaid',
  'creditsNeedConsent',
  'creditsTooFew',
  'productNeedsEmail',
  'productNeedsUrl',
] as const;

export const postJob = defineEndpoint({
  method: 'POST',
  path: '/jobs/{external_reference}',
  roles: ['mp'],
  summary:
    "Posts a job under the caller's own reference and publishes it; sent again, it is the same job, changed to what was sent.",
  perMinute: 120,
  body: {
    type: 'object',
    required: ['title'],
    additionalProperties: false,
    properties: { ...jobForm, status, pay_with: payWith },
  },
  reply: one(postedJob),
  errors: ['validation', 'transitionNotAllowed', 'employerNotVerified', ...chargeErrors, 'tooManyRequests'],
});

export const updatePostedJob = defineEndpoint({
  method: 'PUT',
  path: '/jobs/{external_reference}',
  roles: ['mp'],
  summary: 'Changes a posted job; what is left out stays.',
  perMinute: 120,
  body: {
    type: 'object',
    additionalProperties: false,
    properties: { ...jobForm, status, pay_with: payWith },
  },
  reply: one(postedJob),
  errors: [
    'jobNotFound',
    'validation',
    'transitionNotAllowed',
    'employerNotVerified',
    ...chargeErrors,
    'tooManyRequests',
  ],
});

export const deletePostedJob = defineEndpoint({
  method: 'DELETE',
  path: '/jobs/{external_reference}',
  roles: ['mp'],
  summary: 'Takes a posted job off the board for good; once more changes nothing.',
  perMinute: 120,
  errors: ['jobNotFound', 'tooManyRequests'],
});

/** What systems that post to many boards call, with such a key as their token (docs/decisions/0008). */
export const mp = {
  findPostedJobs,
  findPostingSegments,
  findPostingOrganisations,
  findPostingProducts,
  postJob,
  updatePostedJob,
  deletePostedJob,
} as const;
