import { locales } from '@boardwright/messages';
import { defineEndpoint } from '../define-endpoint.ts';
import { kpi, logEntry, token, user } from '../entities/account.ts';
import { one, page } from '../shape.ts';
import { paging } from './query-keys.ts';

const updateProfile = defineEndpoint({
  method: 'PUT',
  path: '/profile',
  roles: ['candidate', 'employer'],
  summary: 'Changes the profile, without addresses and phones. A new e-mail address needs the password.',
  perMinute: 30,
  body: {
    type: 'object',
    additionalProperties: false,
    properties: {
      given_name: { type: 'string', maxLength: 100 },
      family_name: { type: 'string', maxLength: 100 },
      email: { type: 'string', maxLength: 254 },
      current_password: { type: 'string', maxLength: 1000 },
      locale: { enum: locales },
      newsletters: { type: 'array', maxItems: 50, items: { type: 'integer' } },
    },
  },
  reply: one(user),
  errors: ['validation', 'accountExists', 'tooManyRequests'],
});

const changePassword = defineEndpoint({
  method: 'PUT',
  path: '/profile/password',
  roles: ['admin', 'candidate', 'employer'],
  area: 'everyone',
  overwrites: 'One changes only the password of oneself, which nobody else writes.',
  summary:
    'Changes the password and ends every other session; this one goes on with the token in the answer.',
  perMinute: 10,
  body: {
    type: 'object',
    required: ['current_password', 'password', 'password_confirmation'],
    additionalProperties: false,
    properties: {
      current_password: { type: 'string', maxLength: 1000 },
      password: { type: 'string', maxLength: 1000 },
      password_confirmation: { type: 'string', maxLength: 1000 },
    },
  },
  reply: one(token),
  errors: ['validation', 'tooManyRequests'],
});

const readKpi = defineEndpoint({
  method: 'GET',
  path: '/kpi',
  roles: ['candidate', 'employer'],
  summary: 'The numbers of the dashboard.',
  reply: one(kpi),
});

const findLogs = defineEndpoint({
  method: 'GET',
  path: '/logs',
  roles: ['candidate', 'employer'],
  summary: 'What happened in the account, newest first; employers also read what their colleagues did.',
  query: { type: 'object', additionalProperties: false, properties: paging },
  reply: page(logEntry),
});

const exportProfile = defineEndpoint({
  method: 'GET',
  path: '/profile/gdpr',
  roles: ['candidate', 'employer'],
  summary: 'Everything kept about the caller, files included: for programs (json) or for people (html).',
  perMinute: 6,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { format: { enum: ['json', 'html'], default: 'json' } },
  },
  produces: 'binary',
  errors: ['tooManyRequests'],
});

const deleteProfile = defineEndpoint({
  method: 'DELETE',
  path: '/profile',
  roles: ['candidate', 'employer'],
  summary: 'Removes the account and everything kept about its person, for good.',
  perMinute: 10,
  errors: ['tooManyRequests'],
});

export const accountProfile = {
  updateProfile,
  changePassword,
  readKpi,
  findLogs,
  exportProfile,
  deleteProfile,
} as const;
