import { defineEndpoint } from '../define-endpoint.ts';
import { employerResume, foundResume, introduction } from '../entities/candidate.ts';
import { contactedCandidate } from '../entities/relation.ts';
import { one, page, shape } from '../shape.ts';
import { paging } from './query-keys.ts';

/** Orders of a list of candidates; without a place `distance` is as `-created_at`, without words `relevance` too. */
export const candidateSorts = ['created_at', '-created_at', 'relevance', 'distance'] as const;
export type CandidateSortValue = (typeof candidateSorts)[number];

/** What candidates are searched by, for visitors and employers alike. */
export const candidateQuery = {
  ...paging,
  search: { type: 'string', maxLength: 200 },
  location_name: { type: 'string', maxLength: 120 },
  lat: { type: 'number', minimum: -90, maximum: 90 },
  lon: { type: 'number', minimum: -180, maximum: 180 },
  /** Kilometres. */
  distance: { type: 'number', minimum: 1, maximum: 1000 },
  'in[segment_ids]': {
    type: 'array',
    maxItems: 100,
    items: { type: 'string', pattern: '^\\d{1,9}(,\\d{1,9})*$' },
  },
  sort: { enum: candidateSorts },
} as const;

/** Specification §7 'Resumes, orders, files', what employers do with those of others. */
export const findResumes = defineEndpoint({
  method: 'GET',
  path: '/resumes',
  roles: ['employer'],
  summary: 'Available resumes that the company may see; segments count OR within a group and AND across.',
  query: { type: 'object', additionalProperties: false, properties: candidateQuery },
  reply: page(foundResume),
  errors: ['placeUnknown'],
});

export const readEmployerResume = defineEndpoint({
  method: 'GET',
  path: '/resumes/{id}',
  roles: ['employer'],
  // A candidate lets companies read it, not who runs the site.
  changesNothing: false,
  summary:
    'One resume (by its uuid) that the company may see or has bought. What reaches its candidate comes with an accepted request.',
  reply: one(employerResume),
  errors: ['resumeNotFound'],
});

export const withdrawContactRequest = defineEndpoint({
  method: 'PUT',
  path: '/resumes/{id}/withdraw',
  roles: ['employer'],
  summary:
    'Takes a request for contact back while it waits for an answer; the resume (by its uuid) stays bought. A second time changes nothing.',
  reply: one(contactedCandidate),
  errors: ['resumeNotFound', 'transitionNotAllowed'],
});

export const introduceCandidate = defineEndpoint({
  method: 'POST',
  path: '/jobs/{id}/introduce-candidate',
  roles: ['employer'],
  summary:
    'Introduces somebody who agreed to it for a job of this board (by its number or uuid). They are told by mail and can object. The same again changes nothing.',
  perMinute: 20,
  body: {
    type: 'object',
    required: ['given_name', 'family_name', 'email', 'consent'],
    additionalProperties: false,
    properties: {
      given_name: { type: 'string', maxLength: 100 },
      family_name: { type: 'string', maxLength: 100 },
      email: { type: 'string', maxLength: 254 },
      phone: { type: ['string', 'null'], maxLength: 40 },
      phone_country: { type: 'string', pattern: '^[A-Z]{2}$', default: 'NL' },
      motivation_text: { type: ['string', 'null'], maxLength: 10_000 },
      /** The token of a document that was uploaded before (`POST /files/upload`). */
      cv: { type: ['string', 'null'], maxLength: 100 },
      /** That the person agreed. */
      consent: { type: 'boolean' },
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
  errors: [
    'jobNotFound',
    'jobExpired',
    'validation',
    'alreadyApplied',
    'introductionRefused',
    'tooManyRequests',
  ],
});

export const readIntroduction = defineEndpoint({
  method: 'GET',
  path: '/introductions/{token}',
  roles: ['public'],
  open: ['public'],
  summary: 'The introduction behind a mailed link.',
  perMinute: 60,
  reply: one(introduction),
  errors: ['linkExpired', 'tooManyRequests'],
});

export const objectToIntroduction = defineEndpoint({
  method: 'POST',
  path: '/introductions/{token}/object',
  roles: ['public'],
  open: ['public'],
  summary:
    'Objects by a mailed link: the application goes with its files, and nobody introduces this address again.',
  perMinute: 30,
  errors: ['linkExpired', 'tooManyRequests'],
});

export const candidates = {
  findResumes,
  readEmployerResume,
  withdrawContactRequest,
  introduceCandidate,
  readIntroduction,
  objectToIntroduction,
} as const;
