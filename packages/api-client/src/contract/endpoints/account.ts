import { defineEndpoint } from '../define-endpoint.ts';
import { token, user } from '../entities/account.ts';
import { one } from '../shape.ts';
import { accountAccess } from './account-access.ts';
import { accountContacts } from './account-contacts.ts';
import { accountPasskeys } from './account-passkeys.ts';
import { accountProfile } from './account-profile.ts';
import { accountSecondStep } from './account-second-step.ts';
import { accountSessions } from './account-sessions.ts';

/** Specification §7 'Account and profile'; the company itself and favourites stand elsewhere. */
export const logIn = defineEndpoint({
  method: 'POST',
  path: '/login',
  roles: ['admin', 'candidate', 'employer'],
  area: 'everyone',
  summary:
    'Exchanges e-mail and password for a token of this role. Of an admin with two-step login it opens nothing but the second step.',
  open: ['admin', 'candidate', 'employer'],
  perMinute: 10,
  body: {
    type: 'object',
    required: ['email', 'password'],
    additionalProperties: false,
    properties: { email: { type: 'string', maxLength: 254 }, password: { type: 'string', maxLength: 200 } },
  },
  reply: one(token),
  errors: [
    'invalidCredentials',
    'noAccountWithThisEmail',
    'accountBlocked',
    'accountLeaving',
    'roleNotOffered',
    'noCompany',
    'tooManyRequests',
  ],
});

export const readYou = defineEndpoint({
  method: 'GET',
  path: '/you',
  roles: ['admin', 'candidate', 'employer'],
  area: 'everyone',
  summary: 'The logged-in person.',
  reply: one(user),
});

export const validateToken = defineEndpoint({
  method: 'POST',
  path: '/validate-token',
  roles: ['candidate', 'employer'],
  summary: 'Says whether a token is still good; answers 401 when it is not.',
  open: ['candidate', 'employer'],
  body: {
    type: 'object',
    required: ['token'],
    additionalProperties: false,
    properties: { token: { type: 'string', maxLength: 4096 } },
  },
  reply: one(token),
});

/** The site-wide password gate. */
export const openSite = defineEndpoint({
  method: 'POST',
  path: '/site-auth',
  roles: ['public'],
  summary: "Exchanges a site's password for a site token.",
  open: ['public'],
  perMinute: 10,
  body: {
    type: 'object',
    required: ['password'],
    additionalProperties: false,
    properties: { password: { type: 'string', maxLength: 200 } },
  },
  reply: one(token),
  errors: ['invalidSitePassword', 'tooManyRequests'],
});

export const account = {
  logIn,
  readYou,
  validateToken,
  openSite,
  ...accountAccess,
  ...accountProfile,
  ...accountSessions,
  ...accountSecondStep,
  ...accountPasskeys,
  ...accountContacts,
} as const;
