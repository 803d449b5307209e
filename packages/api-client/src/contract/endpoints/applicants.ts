import { defineEndpoint } from '../define-endpoint.ts';
import {
  applicant,
  applicantColumn,
  applicantLetter,
  applicantSummary,
  applicationStage,
  appliedJob,
  filledLetter,
  movedApplicants,
} from '../entities/applicant.ts';
import { stageKinds } from '../entities/application.ts';
import { list, one, page } from '../shape.ts';
import { paging } from './query-keys.ts';

const id = { type: 'integer', minimum: 1, maximum: 2_147_483_647 } as const;

const narrowed = {
  search: { type: 'string', maxLength: 200 },
  'match[job_id]': id,
} as const;

/** Subject and words of a mail that goes along; its places are filled for each applicant. */
const letter = {
  type: 'object',
  required: ['subject', 'text'],
  additionalProperties: false,
  properties: {
    subject: { type: 'string', maxLength: 300 },
    text: { type: 'string', maxLength: 10_000 },
  },
} as const;

export const findApplicants = defineEndpoint({
  method: 'GET',
  path: '/applicants',
  roles: ['employer'],
  summary: "Who applied for the company's jobs on this board, for one of them or for all.",
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...paging,
      ...narrowed,
      'match[stage_id]': id,
      /** Those alone, as somebody chose them. */
      'in[id]': { type: 'string', pattern: '^\\d{1,9}(,\\d{1,9}){0,199}$' },
      /** Those who took their application back are in no stage; this lists them alone. */
      'match[withdrawn]': { type: 'boolean' },
      sort: {
        enum: ['created_at', '-created_at', 'name', '-name', 'rating', '-rating'],
        default: '-created_at',
      },
    },
  },
  reply: page(applicantSummary),
  errors: ['notFound'],
});

export const findApplicantColumns = defineEndpoint({
  method: 'GET',
  path: '/applicants/board',
  roles: ['employer'],
  summary: 'The stages of the company, how many applicants are in each, and the newest of them.',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { ...narrowed, limit: { type: 'integer', minimum: 0, maximum: 100, default: 20 } },
  },
  reply: list(applicantColumn),
  errors: ['notFound'],
});

export const findAppliedJobs = defineEndpoint({
  method: 'GET',
  path: '/applicants/jobs',
  roles: ['employer'],
  summary:
    'The jobs that somebody applied for, those with the newest application first; at most two hundred.',
  reply: list(appliedJob),
});

export const readApplicant = defineEndpoint({
  method: 'GET',
  path: '/applicants/{id:int}',
  roles: ['employer'],
  summary: 'One applicant: what came, what colleagues noted, what was done, and when it is all deleted.',
  reply: one(applicant),
  errors: ['notFound'],
});

export const moveApplicant = defineEndpoint({
  method: 'PUT',
  path: '/applicants/{id:int}/stage',
  roles: ['employer'],
  summary:
    'Moves an applicant to a stage. With the stage one saw them in, what a colleague did since is not overwritten; where they are there already, nothing changes and no mail goes out.',
  body: {
    type: 'object',
    required: ['stage_id'],
    additionalProperties: false,
    properties: { stage_id: id, from_stage_id: id, mail: letter },
  },
  reply: one(applicantSummary),
  errors: ['notFound', 'conflict', 'applicationWithdrawn', 'validation'],
});

export const moveApplicants = defineEndpoint({
  method: 'POST',
  path: '/applicants/move',
  roles: ['employer'],
  summary: 'Moves several at once, with a mail to each that really moves where one is given.',
  perMinute: 60,
  body: {
    type: 'object',
    required: ['applicants', 'stage_id'],
    additionalProperties: false,
    properties: {
      applicants: {
        type: 'array',
        minItems: 1,
        maxItems: 200,
        items: {
          type: 'object',
          required: ['id'],
          additionalProperties: false,
          properties: { id, from_stage_id: id },
        },
      },
      stage_id: id,
      mail: letter,
    },
  },
  reply: one(movedApplicants),
  errors: ['notFound', 'validation', 'tooManyRequests'],
});

export const findApplicantLetters = defineEndpoint({
  method: 'GET',
  path: '/applicants/letters',
  roles: ['employer'],
  summary: "What a mail may say at a move to a stage of each kind, in the caller's language.",
  reply: list(applicantLetter),
});

export const previewApplicantLetter = defineEndpoint({
  method: 'POST',
  path: '/applicants/{id:int}/letter',
  roles: ['employer'],
  changesNothing: true,
  summary: 'A letter as this applicant would get it; nothing is sent.',
  body: letter,
  reply: one(filledLetter),
  errors: ['notFound', 'validation'],
});

export const rateApplicant = defineEndpoint({
  method: 'PUT',
  path: '/applicants/{id:int}/rating',
  roles: ['employer'],
  summary: 'Gives one to five stars, or takes them away.',
  body: {
    type: 'object',
    required: ['rating'],
    additionalProperties: false,
    properties: { rating: { type: ['integer', 'null'], minimum: 1, maximum: 5 } },
  },
  reply: one(applicantSummary),
  errors: ['notFound'],
});

export const addApplicantNote = defineEndpoint({
  method: 'POST',
  path: '/applicants/{id:int}/notes',
  roles: ['employer'],
  summary: 'Notes something about an applicant for colleagues to read.',
  perMinute: 60,
  body: {
    type: 'object',
    required: ['text'],
    additionalProperties: false,
    properties: { text: { type: 'string', maxLength: 5000 } },
  },
  status: 201,
  reply: one(applicant),
  errors: ['notFound', 'validation', 'tooManyRequests'],
});

export const deleteApplicantNote = defineEndpoint({
  method: 'DELETE',
  path: '/applicants/{id:int}/notes/{noteId:int}',
  roles: ['employer'],
  summary: "Removes a note of one's own.",
  errors: ['notFound'],
});

export const findApplicationStages = defineEndpoint({
  method: 'GET',
  path: '/application-stages',
  roles: ['employer'],
  summary: "The stages of the company's procedure, in order.",
  reply: list(applicationStage),
});

export const saveApplicationStages = defineEndpoint({
  method: 'PUT',
  path: '/application-stages',
  roles: ['employer'],
  summary:
    'Replaces the list of stages: the order is that of the list, one without an id is new. The first is where applications arrive; one that holds applicants stays.',
  body: {
    type: 'object',
    required: ['stages'],
    additionalProperties: false,
    properties: {
      stages: {
        type: 'array',
        minItems: 2,
        maxItems: 12,
        items: {
          type: 'object',
          required: ['kind'],
          additionalProperties: false,
          properties: { id, kind: { enum: stageKinds }, name: { type: ['string', 'null'], maxLength: 60 } },
        },
      },
    },
  },
  reply: list(applicationStage),
  errors: ['notFound', 'validation'],
});

export const applicants = {
  findApplicants,
  findApplicantColumns,
  findAppliedJobs,
  readApplicant,
  moveApplicant,
  moveApplicants,
  findApplicantLetters,
  previewApplicantLetter,
  rateApplicant,
  addApplicantNote,
  deleteApplicantNote,
  findApplicationStages,
  saveApplicationStages,
} as const;
