import { defineEndpoint } from '../define-endpoint.ts';
import { profileOffer, token, verification, verificationLink } from '../entities/account.ts';
import { newAddress, newPhone } from '../entities/contact-details.ts';
import { one } from '../shape.ts';

// What a form holds is checked by the handler, which has a sentence for each field (§5); the schema only bounds it.
const secret = { type: 'string', maxLength: 1000 } as const;
const mailedToken = { type: 'string', maxLength: 200 } as const;

/** Specification §3 'Registration payload'. */
const register = defineEndpoint({
  method: 'POST',
  path: '/register',
  roles: ['candidate', 'employer'],
  summary: 'Makes an account, mails a link that verifies its address, and logs in.',
  open: ['candidate', 'employer'],
  perMinute: 10,
  body: {
    type: 'object',
    required: ['given_name', 'family_name', 'email', 'password', 'password_confirmation'],
    additionalProperties: false,
    properties: {
      given_name: { type: 'string', maxLength: 100 },
      family_name: { type: 'string', maxLength: 100 },
      email: { type: 'string', maxLength: 254 },
      password: secret,
      password_confirmation: secret,
      newsletters: { type: 'array', maxItems: 50, items: { type: 'integer' } },
      job_board_id: { type: 'integer' },
      /** Asked for where the site has terms for this role. */
      terms: { type: 'boolean' },
      /** The company; employers only, as the two below. */
      name: { type: 'string', maxLength: 200 },
      addresses: { type: 'array', maxItems: 5, items: newAddress },
      phones: { type: 'array', maxItems: 5, items: newPhone },
    },
  },
  status: 201,
  reply: one(token),
  errors: ['validation', 'accountExists', 'roleNotOffered', 'notFound', 'tooManyRequests'],
});

const readVerification = defineEndpoint({
  method: 'GET',
  path: '/verify/{token}',
  roles: ['candidate', 'employer'],
  open: ['candidate', 'employer'],
  summary: 'What a mailed verification link is about, for the page of its button. Changes nothing.',
  perMinute: 60,
  reply: one(verificationLink),
  errors: ['linkExpired', 'tooManyRequests'],
});

const verifyEmail = defineEndpoint({
  method: 'POST',
  path: '/verify',
  roles: ['candidate', 'employer'],
  summary:
    'Verifies an e-mail address with the token of the mailed link, ends every session from before, and logs in. In a browser that the account was not used in the password from before opens nothing any more: another may come along.',
  open: ['candidate', 'employer'],
  perMinute: 30,
  body: {
    type: 'object',
    required: ['token'],
    additionalProperties: false,
    properties: { token: mailedToken, password: secret },
  },
  reply: one(verification),
  errors: ['linkExpired', 'validation', 'noCompany', 'tooManyRequests'],
});

const readProfileOffer = defineEndpoint({
  method: 'GET',
  path: '/profile-offers/{token}',
  roles: ['candidate'],
  open: ['candidate'],
  summary: 'What a mailed link would keep in a profile, for the page of its button. Changes nothing.',
  perMinute: 60,
  reply: one(profileOffer),
  errors: ['linkExpired', 'roleNotOffered', 'tooManyRequests'],
});

const acceptProfileOffer = defineEndpoint({
  method: 'POST',
  path: '/profile-offers/{token}',
  roles: ['candidate'],
  open: ['candidate'],
  summary:
    'Keeps the data of an application in the profile of its address, which is made where there is none, ends every session from before, and logs in. Works once.',
  perMinute: 10,
  body: {
    type: 'object',
    additionalProperties: false,
    properties: { password: secret, terms: { type: 'boolean' } },
  },
  reply: one(token),
  errors: ['linkExpired', 'validation', 'roleNotOffered', 'tooManyRequests'],
});

const resendVerification = defineEndpoint({
  method: 'POST',
  path: '/verify/resend',
  roles: ['candidate', 'employer'],
  summary:
    'Mails the verification link again; does nothing in a session that such a link opened, once the address is verified.',
  perMinute: 5,
  errors: ['tooManyRequests'],
});

const forgotPassword = defineEndpoint({
  method: 'POST',
  path: '/password',
  roles: ['admin', 'candidate', 'employer'],
  area: 'everyone',
  summary: 'Mails a link to choose a new password; the answer is the same for addresses without an account.',
  open: ['admin', 'candidate', 'employer'],
  perMinute: 5,
  body: {
    type: 'object',
    required: ['email'],
    additionalProperties: false,
    properties: { email: { type: 'string', maxLength: 254 } },
  },
  errors: ['validation', 'tooManyRequests'],
});

const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/password/reset',
  roles: ['admin', 'candidate', 'employer'],
  area: 'everyone',
  summary: 'Sets a new password with the token of the mailed link, ends every other session, and logs in.',
  open: ['admin', 'candidate', 'employer'],
  perMinute: 10,
  body: {
    type: 'object',
    required: ['password', 'password_confirmation', 'token'],
    additionalProperties: false,
    properties: { password: secret, password_confirmation: secret, token: mailedToken },
  },
  reply: one(token),
  errors: ['linkExpired', 'validation', 'noCompany', 'tooManyRequests'],
});

export const accountAccess = {
  register,
  readVerification,
  verifyEmail,
  readProfileOffer,
  acceptProfileOffer,
  resendVerification,
  forgotPassword,
  resetPassword,
} as const;
