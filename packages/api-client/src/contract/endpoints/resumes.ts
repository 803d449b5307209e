import { defineEndpoint } from '../define-endpoint.ts';
import { salaryTypes } from '../entities/job.ts';
import {
  resume,
  resumeClient,
  resumeDatePattern,
  resumeEntryTypes,
  resumeLimits,
  resumeProposal,
  resumeVisibilities,
} from '../entities/resume.ts';
import { upload } from '../entities/account.ts';
import { one, page } from '../shape.ts';
import { paging } from './query-keys.ts';

const id = { type: 'integer', minimum: 1, maximum: 2_147_483_647 } as const;
const line = { type: ['string', 'null'], maxLength: 500 } as const;
const longText = { type: ['string', 'null'], maxLength: 60_000 } as const;
const date = { anyOf: [{ type: 'string', pattern: resumeDatePattern }, { type: 'null' }] } as const;

/** One job or one study; without `id` a new one. */
const entry = {
  type: 'object',
  required: ['type', 'name'],
  additionalProperties: false,
  properties: {
    id: { type: 'string', maxLength: 40, pattern: '^[\\w-]*$' },
    type: { enum: resumeEntryTypes },
    name: { type: 'string', maxLength: 500 },
    institution: line,
    place: line,
    description: longText,
    from: date,
    till: date,
  },
} as const;

/** Everything of a resume that its owner may change; what is left out stays as it is, null or empty takes away. */
const resumeForm = {
  status: { enum: ['available', 'not_available'] },
  position: line,
  short_description: longText,
  /** HTML; what is not allowed in a text is taken out of it. */
  info: longText,
  phone: line,
  phone_country: { type: 'string', pattern: '^[A-Z]{2}$' },
  address: line,
  /** Looked up; without `lat` and `lon` the best match of the name in the board's countries. */
  place: { type: ['string', 'null'], maxLength: 120 },
  postal_code: { type: ['string', 'null'], maxLength: 20 },
  lat: { type: ['number', 'null'], minimum: -90, maximum: 90 },
  lon: { type: ['number', 'null'], minimum: -180, maximum: 180 },
  open_to_relocate: { type: 'boolean' },
  salary_type: { enum: [...salaryTypes, null] },
  salary_min: { type: ['number', 'null'], minimum: 0, maximum: 9_999_999 },
  travel_distance: { type: ['integer', 'null'], minimum: 0, maximum: 1000 },
  segment_ids: { type: 'array', maxItems: 100, items: id },
  /** The whole of it: what is not in it goes. */
  history: { type: 'array', maxItems: resumeLimits.entries, items: entry },
  visibility: { enum: resumeVisibilities },
  client_ids: { type: 'array', maxItems: resumeLimits.clients, items: id },
  /** What was read: a save from an older one is refused (`conflict`). */
  revision: { type: 'integer', minimum: 0, maximum: 2_147_483_647 },
  /** The proposal was looked through: it goes with this save. */
  settles_proposal: { type: 'boolean' },
} as const;

/** Specification §7 'Resumes, orders, files', what candidates do with their own. */
export const readResume = defineEndpoint({
  method: 'GET',
  path: '/resume',
  roles: ['candidate'],
  summary: "The candidate's own resume.",
  reply: one(resume),
  errors: ['notFound'],
});

export const saveResume = defineEndpoint({
  method: 'PUT',
  path: '/resume',
  roles: ['candidate'],
  summary:
    'Changes what is sent of the resume, or starts one; nobody sees it before it is said to be available.',
  body: { type: 'object', additionalProperties: false, properties: resumeForm },
  reply: one(resume),
  errors: ['validation', 'conflict'],
});

export const deleteResume = defineEndpoint({
  method: 'DELETE',
  path: '/resume',
  roles: ['candidate'],
  summary: 'Removes the resume and its CV for good.',
  errors: ['notFound'],
});

export const findResumeClients = defineEndpoint({
  method: 'GET',
  path: '/resume/clients',
  roles: ['candidate'],
  summary: 'Companies of this board, those chosen first, and whether each may see the resume.',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { ...paging, search: { type: 'string', maxLength: 120 } },
  },
  reply: page(resumeClient),
});

export const uploadResume = defineEndpoint({
  method: 'POST',
  path: '/resume/upload',
  roles: ['candidate'],
  summary: 'Keeps a CV (PDF, DOC, DOCX, LaTeX) in place of the one before, and proposes what was read in it.',
  perMinute: 20,
  consumes: 'multipart',
  reply: one(upload),
  errors: ['fileTooLarge', 'fileTypeNotAllowed', 'fileUpload', 'tooManyRequests'],
});

export const downloadResume = defineEndpoint({
  method: 'GET',
  path: '/resume/download/{token}',
  roles: ['candidate'],
  summary: "Gives back the candidate's own CV.",
  produces: 'binary',
  errors: ['notFound'],
});

export const deleteResumeFile = defineEndpoint({
  method: 'DELETE',
  path: '/resume/file',
  roles: ['candidate'],
  summary: 'Removes the CV for good; the resume stays.',
  errors: ['notFound'],
});

export const readResumeProposal = defineEndpoint({
  method: 'GET',
  path: '/resume/proposal',
  roles: ['candidate'],
  summary: 'What was read from the last CV or JSON Resume and waits to be confirmed.',
  reply: one(resumeProposal),
  errors: ['notFound'],
});

export const dropResumeProposal = defineEndpoint({
  method: 'DELETE',
  path: '/resume/proposal',
  roles: ['candidate'],
  summary: 'Takes nothing of what was read; a second time changes nothing.',
});

export const exportResume = defineEndpoint({
  method: 'GET',
  path: '/resume/export',
  roles: ['candidate'],
  summary: 'The resume as a JSON Resume (schema 1.0.0).',
  produces: 'binary',
  errors: ['notFound'],
});

export const importResume = defineEndpoint({
  method: 'POST',
  path: '/resume/import',
  roles: ['candidate'],
  summary:
    'Reads a JSON Resume (schema 1.0.0) and proposes what it holds; nothing changes before it is confirmed.',
  perMinute: 20,
  consumes: 'multipart',
  reply: one(resumeProposal),
  errors: ['fileTooLarge', 'fileTypeNotAllowed', 'fileUpload', 'validation', 'tooManyRequests'],
});

export const resumes = {
  readResume,
  saveResume,
  deleteResume,
  findResumeClients,
  uploadResume,
  downloadResume,
  deleteResumeFile,
  readResumeProposal,
  dropResumeProposal,
  exportResume,
  importResume,
} as const;
