import { defineEndpoint } from '../define-endpoint.ts';
import { sentApplication } from '../entities/application.ts';
import { one, page } from '../shape.ts';
import { paging } from './query-keys.ts';

/** Specification §6: candidates follow what they sent. */
export const findApplications = defineEndpoint({
  method: 'GET',
  path: '/applications',
  roles: ['candidate'],
  summary:
    'What the candidate sent, newest first; also as a guest, from the address that the account has shown to be its own.',
  query: { type: 'object', additionalProperties: false, properties: paging },
  reply: page(sentApplication),
});

export const readApplication = defineEndpoint({
  method: 'GET',
  path: '/applications/{uuid}',
  roles: ['candidate'],
  summary: 'One application of the candidate.',
  reply: one(sentApplication),
  errors: ['notFound'],
});

export const withdrawApplication = defineEndpoint({
  method: 'POST',
  path: '/applications/{uuid}/withdraw',
  roles: ['candidate'],
  summary: 'Takes an application back; the company is told. A second time changes nothing.',
  perMinute: 30,
  reply: one(sentApplication),
  errors: ['notFound', 'transitionNotAllowed', 'tooManyRequests'],
});

export const applications = { findApplications, readApplication, withdrawApplication } as const;
