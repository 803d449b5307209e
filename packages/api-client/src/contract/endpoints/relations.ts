import { defineEndpoint } from '../define-endpoint.ts';
import { contactedCandidate, contactRequest, relationStatuses } from '../entities/relation.ts';
import { one, page } from '../shape.ts';
import { paging } from './query-keys.ts';

/** Specification §7 'Resumes, orders, files': a company asks, a candidate answers. */
export const findContactRequests = defineEndpoint({
  method: 'GET',
  path: '/contact-requests',
  roles: ['candidate'],
  summary: 'Companies that asked for contact, newest first; those that wait for an answer before the others.',
  query: { type: 'object', additionalProperties: false, properties: paging },
  reply: page(contactRequest),
});

export const answerContactRequest = defineEndpoint({
  method: 'PUT',
  path: '/contact-requests/{uuid}/status',
  roles: ['candidate'],
  summary: 'Accepts or declines; the company is told. The same answer a second time changes nothing.',
  body: {
    type: 'object',
    required: ['status'],
    additionalProperties: false,
    properties: { status: { enum: ['accepted', 'declined'] } },
  },
  reply: one(contactRequest),
  errors: ['notFound', 'transitionNotAllowed'],
});

export const readContactRequest = defineEndpoint({
  method: 'GET',
  path: '/candidates/status/{token}',
  roles: ['public'],
  open: ['public'],
  summary: 'The request behind a mailed link.',
  perMinute: 60,
  reply: one(contactRequest),
  errors: ['linkExpired', 'tooManyRequests'],
});

// The specification's own GETs show what they would do: programs open every link. The POST beside each acts.
export const readApproval = defineEndpoint({
  method: 'GET',
  path: '/candidates/status/{token}/approve',
  roles: ['public'],
  open: ['public'],
  summary: 'The request behind a mailed link, as it stands; a POST to the same address accepts it.',
  perMinute: 60,
  reply: one(contactRequest),
  errors: ['linkExpired', 'tooManyRequests'],
});

export const approveContactRequest = defineEndpoint({
  method: 'POST',
  path: '/candidates/status/{token}/approve',
  roles: ['public'],
  open: ['public'],
  summary: 'Accepts by a mailed link; a second time changes nothing.',
  perMinute: 30,
  reply: one(contactRequest),
  errors: ['linkExpired', 'tooManyRequests'],
});

export const readDecline = defineEndpoint({
  method: 'GET',
  path: '/candidates/status/{token}/decline',
  roles: ['public'],
  open: ['public'],
  summary: 'The request behind a mailed link, as it stands; a POST to the same address declines it.',
  perMinute: 60,
  reply: one(contactRequest),
  errors: ['linkExpired', 'tooManyRequests'],
});

export const declineContactRequest = defineEndpoint({
  method: 'POST',
  path: '/candidates/status/{token}/decline',
  roles: ['public'],
  open: ['public'],
  summary: 'Declines by a mailed link; a second time changes nothing.',
  perMinute: 30,
  reply: one(contactRequest),
  errors: ['linkExpired', 'tooManyRequests'],
});

export const orderResume = defineEndpoint({
  method: 'POST',
  path: '/resumes/{id}/order',
  roles: ['employer'],
  summary:
    'Buys a resume (by its uuid) for the credits of the site, and asks its candidate for contact. A second time costs nothing; a request that was taken back is sent once more.',
  perMinute: 30,
  body: {
    type: 'object',
    required: ['introduction_text'],
    additionalProperties: false,
    properties: {
      introduction_text: { type: 'string', maxLength: 5000 },
      motivation: { type: ['string', 'null'], maxLength: 10_000 },
      /** The token of a document that was uploaded before (`POST /files/upload`). */
      motivation_file: { type: ['string', 'null'], maxLength: 100 },
      /** What pays; without it credits. A posting of a contract is dearer, and is taken only by name. */
      payment: { enum: ['credits', 'contract'] },
    },
  },
  status: 201,
  reply: one(contactedCandidate),
  errors: [
    'resumeNotSold',
    'validation',
    'balanceTooLow',
    'contractNeedsConsent',
    'companyBlocked',
    'tooManyRequests',
  ],
});

export const findContactedCandidates = defineEndpoint({
  method: 'GET',
  path: '/resumes/contacted',
  roles: ['employer'],
  summary: 'Candidates whom the company asked for contact; `search` looks through what it may see of them.',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...paging,
      with: { enum: ['resume'] },
      'match[status]': { enum: relationStatuses },
      search: { type: 'string', maxLength: 200 },
      order: { enum: ['created_at', '+created_at', '-created_at'], default: '+created_at' },
    },
  },
  reply: page(contactedCandidate),
});

export const relations = {
  findContactRequests,
  answerContactRequest,
  readContactRequest,
  readApproval,
  approveContactRequest,
  readDecline,
  declineContactRequest,
  orderResume,
  findContactedCandidates,
} as const;
