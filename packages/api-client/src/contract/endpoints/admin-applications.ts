import { defineEndpoint } from '../define-endpoint.ts';
import {
  adminApplication,
  applicationDays,
  applicationLengths,
  adminApplicationPage,
  applicationSorts,
  deliveryStates,
} from '../entities/admin-application.ts';
import { one } from '../shape.ts';

const findAllApplications = defineEndpoint({
  method: 'GET',
  path: '/applications',
  roles: ['admin'],
  area: 'people',
  summary:
    "The board's applications, a page by key: who, for which job, when, and what came of the mail to who recruits.",
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      /** Words of the name, the mail address, the job or its organisation. */
      search: { type: 'string', maxLength: 200 },
      'match[state]': { enum: deliveryStates },
      'match[job_id]': { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
      /** Those of the last days. */
      days: { type: 'integer', enum: applicationDays },
      sort: { enum: applicationSorts, default: '-created_at' },
      limit: { type: 'integer', minimum: 1, maximum: 200, default: 50 },
      /** The `next` of the page before. */
      after: { type: 'string', maxLength: 400 },
    },
  },
  reply: one(adminApplicationPage),
});

const readAnyApplication = defineEndpoint({
  method: 'GET',
  path: '/applications/{uuid}',
  roles: ['admin'],
  area: 'people',
  summary:
    'One application without a word or a file of it: who, for what, its mails, when it goes. That it was opened, and by whom, is noted in the log that the person reads.',
  reply: one(adminApplication),
  errors: ['notFound'],
});

const resendApplication = defineEndpoint({
  method: 'POST',
  path: '/applications/{uuid}/resend',
  roles: ['admin'],
  area: 'people',
  summary:
    "Mails an application once more to who recruits, at the job's present address, with its files. Not more often than each quarter of an hour.",
  perMinute: 30,
  reply: one(adminApplication),
  errors: [
    'notFound',
    'applicationWithdrawn',
    'applicationLeaving',
    'applicationJustSent',
    'nobodyToSendTo',
    'tooManyRequests',
  ],
});

const deleteApplication = defineEndpoint({
  method: 'POST',
  path: '/applications/{uuid}/deletion',
  roles: ['admin'],
  area: 'people',
  summary:
    "Deletes an application at its sender's request: nobody sees it from now on, and in 30 days it is gone with its files and mails, or sooner where it would have gone before. Till then it can be taken back. A second time changes nothing.",
  body: {
    type: 'object',
    required: ['reason'],
    additionalProperties: false,
    properties: {
      /** How the person asked; for admins, and deleted along. */
      reason: { type: 'string', maxLength: applicationLengths.reason },
    },
  },
  reply: one(adminApplication),
  errors: ['notFound', 'validation'],
});

const keepApplication = defineEndpoint({
  method: 'DELETE',
  path: '/applications/{uuid}/deletion',
  roles: ['admin'],
  area: 'people',
  summary: 'Takes back that an application is deleted. Where that was not asked for, it changes nothing.',
  reply: one(adminApplication),
  errors: ['notFound'],
});

/** The applications of a board, as its admins look after them. */
export const adminApplications = {
  findAllApplications,
  readAnyApplication,
  resendApplication,
  deleteApplication,
  keepApplication,
} as const;
