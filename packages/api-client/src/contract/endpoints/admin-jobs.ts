import { defineEndpoint } from '../define-endpoint.ts';
import {
  adminJob,
  adminMoves,
  boostFactors,
  jobFilterCounts,
  jobFilters,
  jobPick,
  listedJob,
  listedJobDetails,
  mostPicked,
  movedJob,
} from '../entities/admin-job.ts';
import { jobTransfer } from '../entities/job-deal.ts';
import { reviewReasons } from '../entities/review.ts';
import { longestExplanation, withheldGrounds } from '../entities/withheld.ts';
import { list, one, page } from '../shape.ts';
import { jobForm } from './employer-jobs.ts';
import { paging } from './query-keys.ts';

/** Words and company by which an admin finds jobs. */
const found = {
  /** Words of the title, the organisation, the company, the place or a reference. */
  search: { type: 'string', maxLength: 200 },
  'match[client_id]': { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
} as const;

const sort = {
  enum: ['-updated_at', 'updated_at', '-created_at', 'created_at', 'title', '-title', 'till', '-till'],
  default: '-updated_at',
} as const;

/** Specification §7 'Jobs': those of the whole board, as its admins look after them. */
const findAllJobs = defineEndpoint({
  method: 'GET',
  path: '/jobs',
  roles: ['admin'],
  area: 'jobs',
  summary:
    'The jobs of the board, whoever keeps them, without deleted ones; narrowed to a filter, a company, or words.',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...paging,
      ...found,
      'match[filter]': { enum: jobFilters, default: 'all' },
      sort,
    },
  },
  reply: page(listedJob),
});

const countAllJobs = defineEndpoint({
  method: 'GET',
  path: '/jobs/counts',
  roles: ['admin'],
  area: 'jobs',
  summary: 'How many jobs of the board each filter finds, of those with the words that are looked for.',
  query: { type: 'object', additionalProperties: false, properties: found },
  reply: one(jobFilterCounts),
});

const pickAllJobs = defineEndpoint({
  method: 'GET',
  path: '/jobs/picks',
  roles: ['admin'],
  area: 'jobs',
  summary: `All jobs that a list finds, in its order, with what picking them needs; at most ${mostPicked}.`,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { ...found, 'match[filter]': { enum: jobFilters, default: 'all' }, sort },
  },
  reply: list(jobPick),
});

const exportAllJobs = defineEndpoint({
  method: 'GET',
  path: '/jobs/export',
  roles: ['admin'],
  area: 'jobs',
  summary: 'The jobs that a list has as CSV, at most 100,000.',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { ...found, 'match[filter]': { enum: jobFilters, default: 'all' } },
  },
  produces: 'binary',
});

const readAnyJob = defineEndpoint({
  method: 'GET',
  path: '/jobs/{uuid}',
  roles: ['admin'],
  area: 'jobs',
  summary: 'A job of the board, with its history and the jobs that may be the same.',
  reply: one(listedJobDetails),
  errors: ['jobNotFound'],
});

const number = { type: 'integer', minimum: 1, maximum: 2_147_483_647 } as const;

const createAnyJob = defineEndpoint({
  method: 'POST',
  path: '/jobs',
  roles: ['admin'],
  area: 'jobs',
  summary:
    "Makes a draft for a company, with the employer's own form; only its title is asked for. It can begin as a copy of what another job says, without who answers applications there.",
  perMinute: 60,
  body: {
    type: 'object',
    required: ['client_id'],
    additionalProperties: false,
    properties: {
      ...jobForm,
      client_id: number,
      /** The job that it begins as a copy of. */
      copy_of: { type: 'string', minLength: 1, maxLength: 200 },
      /** Sent again it is the same draft. */
      idempotency_key: { type: 'string', minLength: 8, maxLength: 80 },
    },
  },
  status: 201,
  reply: one(listedJobDetails),
  errors: [
    'notFound',
    'jobNotFound',
    'companyBlocked',
    'companyWithoutOrganisation',
    'validation',
    'tooManyRequests',
  ],
});

const transferred = { client_id: number, organisation_id: number } as const;

const previewTransfer = defineEndpoint({
  method: 'POST',
  path: '/jobs/{uuid}/company/preview',
  roles: ['admin'],
  area: 'jobs',
  changesNothing: true,
  summary: 'What moving a job to another company would do, or why it cannot be. Nothing is changed.',
  body: {
    type: 'object',
    required: ['client_id'],
    additionalProperties: false,
    properties: transferred,
  },
  reply: one(jobTransfer),
  errors: ['jobNotFound', 'notFound'],
});

const transferJob = defineEndpoint({
  method: 'POST',
  path: '/jobs/{uuid}/company',
  roles: ['admin'],
  area: 'jobs',
  summary:
    'Moves a job to another company of the site. Refused where somebody applied for it, or where what its company paid for it is not used up.',
  body: {
    type: 'object',
    required: ['client_id'],
    additionalProperties: false,
    properties: {
      ...transferred,
      /** As it was read: it stays as it is where somebody saved it since. */
      revision: { type: 'integer', minimum: 0 },
      /** Plain text that both companies read. */
      explanation: { type: 'string', maxLength: longestExplanation, default: '' },
      /** Whether the people of both companies are mailed. */
      mail: { type: 'boolean', default: true },
    },
  },
  reply: one(listedJobDetails),
  errors: [
    'jobNotFound',
    'notFound',
    'conflict',
    'validation',
    'jobWrittenByFeed',
    'jobWrittenBySystem',
    'jobHasApplicants',
    'jobPaidByCompany',
    'jobOnOtherBoards',
    'jobIsTheirs',
    'companyWithoutOrganisation',
    'companyBlocked',
    'companyNotApproved',
    'employerNotVerified',
  ],
});

const changeAnyJob = defineEndpoint({
  method: 'PUT',
  path: '/jobs/{uuid}',
  roles: ['admin'],
  area: 'jobs',
  summary:
    'Changes a job as its company would; one that is published stays complete. With the `revision` that was read, what somebody else saved since is not overwritten.',
  body: {
    type: 'object',
    additionalProperties: false,
    properties: { ...jobForm, revision: { type: 'integer', minimum: 0 } },
  },
  reply: one(listedJobDetails),
  errors: [
    'jobNotFound',
    'jobWrittenByFeed',
    'validation',
    'conflict',
    'productNeedsEmail',
    'productNeedsUrl',
  ],
});

const move = {
  type: 'object',
  required: ['jobs', 'move'],
  additionalProperties: false,
  properties: {
    jobs: {
      type: 'array',
      minItems: 1,
      maxItems: 200,
      uniqueItems: true,
      items: { type: 'string', minLength: 1, maxLength: 200 },
    },
    move: { enum: adminMoves },
    /** Why they are taken off. */
    ground: { enum: withheldGrounds, default: 'other' },
    /** Why they are sent back; with none of them words are needed. */
    reasons: {
      type: 'array',
      maxItems: reviewReasons.length,
      uniqueItems: true,
      items: { enum: reviewReasons },
      default: [],
    },
    /** Of one job: as it was read. It stays as it is where somebody saved it since. */
    revision: { type: 'integer', minimum: 0 },
    /** Plain text that the companies read. */
    explanation: { type: 'string', maxLength: longestExplanation, default: '' },
    /** Whether the companies are mailed, of all moves but making active. */
    mail: { type: 'boolean', default: false },
  },
} as const;

const previewMove = defineEndpoint({
  method: 'POST',
  path: '/jobs/moves/preview',
  roles: ['admin'],
  area: 'jobs',
  changesNothing: true,
  summary:
    'What a move would make of jobs, one line each, in the order in which they are named. Nothing is changed.',
  body: move,
  reply: list(movedJob),
  errors: ['validation'],
});

const moveJobs = defineEndpoint({
  method: 'POST',
  path: '/jobs/moves',
  roles: ['admin'],
  area: 'jobs',
  summary:
    'Publishes, sends back, confirms, pauses, ends, reopens, takes off or puts back jobs of the board, each by the rules of its company and of what was paid. One that cannot be moved keeps none of the others from it.',
  body: move,
  reply: list(movedJob),
  errors: ['validation'],
});

const boostJob = defineEndpoint({
  method: 'PUT',
  path: '/jobs/{uuid}/boost',
  roles: ['admin'],
  area: 'jobs',
  summary:
    'Moves a job of the board ahead of others, or back among them: the order `featured` begins with the most boosted.',
  body: {
    type: 'object',
    required: ['boost_factor'],
    additionalProperties: false,
    properties: {
      boost_factor: { type: 'number', minimum: boostFactors.least, maximum: boostFactors.most },
      /** The boost that was read; without it the new one is set whatever it was. */
      was: { type: 'number' },
    },
  },
  errors: ['jobNotFound', 'conflict'],
});
const withholdJob = defineEndpoint({
  method: 'POST',
  path: '/jobs/{uuid}/withhold',
  roles: ['admin'],
  area: 'jobs',
  summary:
    'Takes a job off the board, whatever its status, until it is put back: no visitor finds it, nobody applies, no click is charged. Its company is mailed why, unless `mail` is false. Said again it changes nothing.',
  body: {
    type: 'object',
    required: ['ground'],
    additionalProperties: false,
    properties: {
      ground: { enum: withheldGrounds },
      /** Plain text that its employer reads; needed where the ground is `other`. */
      explanation: { type: 'string', maxLength: longestExplanation, default: '' },
      mail: { type: 'boolean', default: true },
    },
  },
  reply: one(adminJob),
  errors: ['jobNotFound', 'validation'],
});

const restoreJob = defineEndpoint({
  method: 'POST',
  path: '/jobs/{uuid}/restore',
  roles: ['admin'],
  area: 'jobs',
  summary:
    'Puts a job back on the board that was taken off it; it is shown again where its status and its dates say so. Its company is mailed, unless `mail` is false. Said again it changes nothing.',
  body: {
    type: 'object',
    additionalProperties: false,
    properties: { mail: { type: 'boolean', default: true } },
  },
  reply: one(adminJob),
  errors: ['jobNotFound'],
});

export const adminJobs = {
  findAllJobs,
  countAllJobs,
  pickAllJobs,
  exportAllJobs,
  createAnyJob,
  readAnyJob,
  changeAnyJob,
  previewTransfer,
  transferJob,
  previewMove,
  moveJobs,
  boostJob,
  withholdJob,
  restoreJob,
} as const;
