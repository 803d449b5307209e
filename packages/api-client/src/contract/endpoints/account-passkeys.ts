import { defineEndpoint } from '../define-endpoint.ts';
import { token } from '../entities/account.ts';
import {
  addedPasskey,
  newPasskeyOptions,
  passkey,
  passkeyOptions,
  secondStepWays,
} from '../entities/passkeys.ts';
import { list, one } from '../shape.ts';

const own = { roles: ['admin', 'candidate', 'employer'], area: 'everyone' } as const;
const everyone = { ...own, open: ['admin', 'candidate', 'employer'] } as const;
const halfIn = { roles: ['admin'], area: 'everyone', beforeSecondStep: true } as const;
const password = { type: 'string', maxLength: 1000 } as const;

/** A part of what a browser answers, in base64url; as much as the longest signature and key that there are. */
const part = { type: 'string', maxLength: 16_000 } as const;
const ofResponse = {
  id: { type: 'string', maxLength: 1400 },
  rawId: { type: 'string', maxLength: 1400 },
  type: { enum: ['public-key'] },
  authenticatorAttachment: { type: ['string', 'null'], maxLength: 40 },
  clientExtensionResults: { type: 'object' },
} as const;

const attestation = {
  type: 'object',
  required: ['id', 'rawId', 'type', 'response'],
  properties: {
    ...ofResponse,
    response: {
      type: 'object',
      required: ['clientDataJSON', 'attestationObject'],
      properties: {
        clientDataJSON: part,
        attestationObject: part,
        transports: { type: 'array', maxItems: 10, items: { type: 'string', maxLength: 40 } },
      },
    },
  },
} as const;

const assertion = {
  type: 'object',
  required: ['response'],
  additionalProperties: false,
  properties: {
    /** `PublicKeyCredential.toJSON()` of the browser. */
    response: {
      type: 'object',
      required: ['id', 'rawId', 'type', 'response'],
      properties: {
        ...ofResponse,
        response: {
          type: 'object',
          required: ['clientDataJSON', 'authenticatorData', 'signature'],
          properties: {
            clientDataJSON: part,
            authenticatorData: part,
            signature: part,
            userHandle: { type: ['string', 'null'], maxLength: 200 },
          },
        },
      },
    },
  },
} as const;

/** Passkeys: of every account to log in by without a password, and of an admin a second step as well. */
const findPasskeys = defineEndpoint({
  method: 'GET',
  path: '/passkeys',
  ...own,
  summary: "The caller's passkeys, added last first.",
  reply: list(passkey),
});

const prepareNewPasskey = defineEndpoint({
  method: 'POST',
  path: '/passkeys/options',
  ...own,
  beforeSecondStep: true,
  changesNothing: true,
  summary:
    'What a browser makes a passkey by, for the host that is called; good for five minutes and once. Asks for the password, but not of an admin who has just given it to log in.',
  perMinute: 10,
  body: { type: 'object', additionalProperties: false, properties: { current_password: password } },
  reply: one(newPasskeyOptions),
  errors: ['validation', 'tooManyPasskeys', 'tooManyRequests'],
});

const addPasskey = defineEndpoint({
  method: 'POST',
  path: '/passkeys',
  ...own,
  beforeSecondStep: true,
  summary:
    "Adds the passkey that a browser made, named by its device where it is given no name. This session goes on with the token in the answer. Where it is an admin's first second step, every other session ends, and the recovery codes come along, which are never given again.",
  perMinute: 10,
  body: {
    type: 'object',
    required: ['response'],
    additionalProperties: false,
    properties: {
      /** `PublicKeyCredential.toJSON()` of the browser. */
      response: attestation,
      name: { type: 'string', maxLength: 1000 },
    },
  },
  reply: one(addedPasskey),
  errors: [
    'validation',
    'passkeyTooLate',
    'passkeyRefused',
    'passkeyKnown',
    'tooManyPasskeys',
    'tooManyRequests',
  ],
});

const renamePasskey = defineEndpoint({
  method: 'PUT',
  path: '/passkeys/{uuid}',
  ...own,
  overwrites: 'One names only passkeys of oneself, which nobody else writes.',
  summary: 'Calls one of the passkeys of the caller something else.',
  body: {
    type: 'object',
    required: ['name'],
    additionalProperties: false,
    properties: { name: { type: 'string', maxLength: 1000 } },
  },
  reply: one(passkey),
  errors: ['validation', 'notFound'],
});

const removePasskey = defineEndpoint({
  method: 'POST',
  path: '/passkeys/{uuid}/remove',
  ...own,
  summary:
    'Removes one of the passkeys of the caller, which logs nobody in any more. The last second step of an admin stays where the team asks for one.',
  perMinute: 10,
  body: {
    type: 'object',
    required: ['current_password'],
    additionalProperties: false,
    properties: { current_password: password },
  },
  errors: ['validation', 'notFound', 'secondStepRequired', 'tooManyRequests'],
});

const prepareLogInByPasskey = defineEndpoint({
  method: 'POST',
  path: '/login/passkey/options',
  ...everyone,
  summary:
    'What a browser asks a passkey by to log in at the host that is called; good for five minutes and once.',
  perMinute: 30,
  reply: one(passkeyOptions),
  errors: ['roleNotOffered', 'tooManyRequests'],
});

const logInByPasskey = defineEndpoint({
  method: 'POST',
  path: '/login/passkey',
  ...everyone,
  summary:
    'Exchanges what a passkey signed for a token of this role. Its device made sure whose it is, so no second step is left.',
  perMinute: 10,
  body: assertion,
  reply: one(token),
  errors: [
    'passkeyTooLate',
    'passkeyRefused',
    'passkeyUnknown',
    'accountBlocked',
    'accountLeaving',
    'roleNotOffered',
    'noCompany',
    'tooManyRequests',
  ],
});

const readSecondStepWays = defineEndpoint({
  method: 'GET',
  path: '/login/second-step',
  ...halfIn,
  summary: 'By what an admin who gave the password takes the second step.',
  reply: one(secondStepWays),
});

const preparePassByPasskey = defineEndpoint({
  method: 'POST',
  path: '/login/second-step/passkey/options',
  ...halfIn,
  changesNothing: true,
  summary: 'What a browser asks a passkey by to take the second step; good for five minutes and once.',
  perMinute: 10,
  reply: one(passkeyOptions),
  errors: ['passkeyElsewhere', 'tooManyRequests'],
});

const passByPasskey = defineEndpoint({
  method: 'POST',
  path: '/login/second-step/passkey',
  ...halfIn,
  changesNothing: true,
  summary:
    'Takes the second step of logging in with a passkey. The session goes on with the token in the answer.',
  perMinute: 10,
  body: assertion,
  reply: one(token),
  errors: ['passkeyTooLate', 'passkeyRefused', 'passkeyUnknown', 'tooManyRequests'],
});

export const accountPasskeys = {
  findPasskeys,
  prepareNewPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  prepareLogInByPasskey,
  logInByPasskey,
  readSecondStepWays,
  preparePassByPasskey,
  passByPasskey,
} as const;
