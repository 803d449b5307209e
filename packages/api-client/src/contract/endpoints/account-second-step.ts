import { defineEndpoint } from '../define-endpoint.ts';
import {
  newRecoveryCodes,
  secondStepSecret,
  secondStepState,
  token,
  tokenWithCodes,
} from '../entities/account.ts';
import { one } from '../shape.ts';

const own = { roles: ['admin'], area: 'everyone' } as const;
const code = { type: 'string', maxLength: 100 } as const;
const password = { type: 'string', maxLength: 1000 } as const;

/** Two-step login of admins: a code of an app beside the password, and ten recovery codes for who lost the app. */
const readSecondStep = defineEndpoint({
  method: 'GET',
  path: '/second-step',
  ...own,
  summary: 'Whether the caller logs in in two steps, and whether their team asks for it.',
  reply: one(secondStepState),
});

const prepareSecondStep = defineEndpoint({
  method: 'POST',
  path: '/second-step',
  ...own,
  beforeSecondStep: true,
  changesNothing: true,
  summary:
    'A new secret for the app that makes codes, also for another app in place of the one from before. Nothing changes until one of its codes is given. Asks for the password, but not of who has just given it to log in.',
  perMinute: 10,
  body: { type: 'object', additionalProperties: false, properties: { current_password: password } },
  reply: one(secondStepSecret),
  errors: ['validation', 'tooManyRequests'],
});

const confirmSecondStep = defineEndpoint({
  method: 'POST',
  path: '/second-step/confirm',
  ...own,
  beforeSecondStep: true,
  summary:
    'Turns two-step login on with a code of the app, ends every other session, and gives the recovery codes, which are never given again. This session goes on with the token in the answer.',
  perMinute: 10,
  body: { type: 'object', required: ['code'], additionalProperties: false, properties: { code } },
  reply: one(tokenWithCodes),
  errors: ['validation', 'tooManyRequests'],
});

const passSecondStep = defineEndpoint({
  method: 'POST',
  path: '/login/second-step',
  ...own,
  beforeSecondStep: true,
  changesNothing: true,
  summary:
    'Takes the second step of logging in, with a code of the app or a recovery code; each works once. The session goes on with the token in the answer.',
  perMinute: 10,
  body: { type: 'object', required: ['code'], additionalProperties: false, properties: { code } },
  reply: one(token),
  errors: ['validation', 'tooManyRequests'],
});

const renewRecoveryCodes = defineEndpoint({
  method: 'POST',
  path: '/second-step/recovery-codes',
  ...own,
  summary: 'Ten new recovery codes, which are never given again; those from before work no more.',
  perMinute: 10,
  body: {
    type: 'object',
    required: ['current_password'],
    additionalProperties: false,
    properties: { current_password: password },
  },
  reply: one(newRecoveryCodes),
  errors: ['validation', 'secondStepOff', 'tooManyRequests'],
});

const turnOffSecondStep = defineEndpoint({
  method: 'POST',
  path: '/second-step/off',
  ...own,
  summary: 'Turns two-step login off, where the team does not ask for it.',
  perMinute: 10,
  body: {
    type: 'object',
    required: ['current_password'],
    additionalProperties: false,
    properties: { current_password: password },
  },
  errors: ['validation', 'secondStepRequired', 'tooManyRequests'],
});

export const accountSecondStep = {
  readSecondStep,
  prepareSecondStep,
  confirmSecondStep,
  passSecondStep,
  renewRecoveryCodes,
  turnOffSecondStep,
} as const;
