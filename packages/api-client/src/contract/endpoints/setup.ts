import { locales } from '@boardwright/messages';
import { defineEndpoint } from '../define-endpoint.ts';
import { token } from '../entities/account.ts';
import { one, shape } from '../shape.ts';

const setupToken = { type: 'string', minLength: 1, maxLength: 200 } as const;

/** What a new installation begins with, until its owner says otherwise. */
const beginning = shape({
  type: 'object',
  required: ['expires_at', 'languages', 'default_language'],
  additionalProperties: false,
  properties: {
    expires_at: { type: 'string' },
    languages: { type: 'array', items: { type: 'string' } },
    default_language: { type: 'string' },
  },
});

/** The first steps of an owner, by the one-time link that the server prints as long as nobody is admin. */
const readSetup = defineEndpoint({
  method: 'GET',
  path: '/setup',
  roles: ['admin'],
  area: 'everyone',
  summary: 'Says whether a set-up link still holds, and what the board begins with.',
  open: ['admin'],
  perMinute: 60,
  query: {
    type: 'object',
    required: ['token'],
    additionalProperties: false,
    properties: { token: setupToken },
  },
  reply: one(beginning),
  errors: ['linkExpired', 'tooManyRequests'],
});

const completeSetup = defineEndpoint({
  method: 'POST',
  path: '/setup',
  roles: ['admin'],
  area: 'everyone',
  summary: 'Makes the first admin of an installation, names its board and its host, and logs in. Works once.',
  open: ['admin'],
  perMinute: 20,
  body: {
    type: 'object',
    required: [
      'token',
      'given_name',
      'family_name',
      'email',
      'password',
      'site_name',
      'languages',
      'default_language',
      'host',
    ],
    additionalProperties: false,
    properties: {
      token: setupToken,
      given_name: { type: 'string', maxLength: 100 },
      family_name: { type: 'string', maxLength: 100 },
      email: { type: 'string', maxLength: 254 },
      password: { type: 'string', maxLength: 1000 },
      site_name: { type: 'string', maxLength: 120 },
      languages: { type: 'array', maxItems: 10, items: { enum: locales } },
      default_language: { enum: locales },
      /** The host name of the board, without a port. */
      host: { type: 'string', maxLength: 253 },
      /** The address one is at now, as 'http://localhost:3000': it leads to the board too. */
      origin: { type: 'string', maxLength: 300 },
    },
  },
  status: 201,
  reply: one(token),
  errors: ['linkExpired', 'validation', 'tooManyRequests'],
});

export const setup = { readSetup, completeSetup } as const;
