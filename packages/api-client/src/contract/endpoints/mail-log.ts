import { defineEndpoint } from '../define-endpoint.ts';
import { loggedMail, loggedMailStates } from '../entities/mail-log.ts';
import { one, page } from '../shape.ts';
import { paging } from './query-keys.ts';

/** What a site mailed in the last four weeks, and to whom. */
const findLoggedMails = defineEndpoint({
  method: 'GET',
  path: '/mail-log',
  roles: ['admin'],
  area: 'people',
  summary: 'Mails of the last four weeks, newest first: to whom, which, and what came of each.',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...paging,
      /** Of the address it went to. */
      search: { type: 'string', maxLength: 254 },
      'match[state]': { enum: loggedMailStates },
      'match[kind]': { type: 'string', maxLength: 60 },
    },
  },
  reply: page(loggedMail),
});

const resendMail = defineEndpoint({
  method: 'POST',
  path: '/mail-log/{uuid}/resend',
  roles: ['admin'],
  area: 'people',
  summary: 'Sends a mail again that was given up, as it was written then.',
  perMinute: 60,
  reply: one(loggedMail),
  errors: ['notFound', 'conflict', 'tooManyRequests'],
});

export const mailLog = { findLoggedMails, resendMail } as const;
