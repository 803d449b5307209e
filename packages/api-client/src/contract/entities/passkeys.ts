import { shape, type ValueOf } from '../shape.ts';
import { ofToken } from './account.ts';

/** Passkeys that one account may have, and characters of the name of one. */
export const passkeyLimits = { most: 20, name: 60 } as const;

const ofPasskey = {
  type: 'object',
  required: ['uuid', 'name', 'host', 'is_here', 'is_synced', 'created_at', 'last_used_at'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string' },
    name: { type: 'string' },
    /** The only host that it works at. */
    host: { type: 'string' },
    /** Whether that is the one that was called. */
    is_here: { type: 'boolean' },
    /** Whether it is kept by more than one device. */
    is_synced: { type: 'boolean' },
    created_at: { type: 'string' },
    last_used_at: { type: ['string', 'null'] },
  },
} as const;

/** Something by which one logs in without a password: a phone, a computer, a key. */
export const passkey = shape(ofPasskey);
export type Passkey = ValueOf<typeof passkey>;

const transports = { type: 'array', items: { type: 'string' } } as const;
const credentials = {
  type: 'array',
  items: {
    type: 'object',
    required: ['id', 'type'],
    additionalProperties: false,
    properties: { id: { type: 'string' }, type: { enum: ['public-key'] }, transports },
  },
} as const;

/** What a browser makes a passkey by: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const newPasskeyOptions = shape({
  type: 'object',
  required: [
    'rp',
    'user',
    'challenge',
    'pubKeyCredParams',
    'timeout',
    'excludeCredentials',
    'authenticatorSelection',
    'attestation',
  ],
  additionalProperties: false,
  properties: {
    rp: {
      type: 'object',
      required: ['id', 'name'],
      additionalProperties: false,
      properties: { id: { type: 'string' }, name: { type: 'string' } },
    },
    user: {
      type: 'object',
      required: ['id', 'name', 'displayName'],
      additionalProperties: false,
      properties: { id: { type: 'string' }, name: { type: 'string' }, displayName: { type: 'string' } },
    },
    challenge: { type: 'string' },
    pubKeyCredParams: {
      type: 'array',
      items: {
        type: 'object',
        required: ['alg', 'type'],
        additionalProperties: false,
        properties: { alg: { type: 'integer' }, type: { enum: ['public-key'] } },
      },
    },
    timeout: { type: 'integer' },
    excludeCredentials: credentials,
    authenticatorSelection: {
      type: 'object',
      required: ['residentKey', 'requireResidentKey', 'userVerification'],
      additionalProperties: false,
      properties: {
        residentKey: { enum: ['required'] },
        requireResidentKey: { type: 'boolean' },
        userVerification: { enum: ['required'] },
      },
    },
    attestation: { enum: ['none'] },
  },
});
export type NewPasskeyOptions = ValueOf<typeof newPasskeyOptions>;

/** What a browser asks a passkey by: `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export const passkeyOptions = shape({
  type: 'object',
  required: ['rpId', 'challenge', 'timeout', 'userVerification', 'allowCredentials'],
  additionalProperties: false,
  properties: {
    rpId: { type: 'string' },
    challenge: { type: 'string' },
    timeout: { type: 'integer' },
    userVerification: { enum: ['required'] },
    /** Of a second step: those of who gave the password. None of a login: whichever its owner picks. */
    allowCredentials: credentials,
  },
});
export type PasskeyOptions = ValueOf<typeof passkeyOptions>;

/** By what an admin who gave the password takes the second step. */
export const secondStepWays = shape({
  type: 'object',
  required: ['app', 'passkey', 'passkey_hosts'],
  additionalProperties: false,
  properties: {
    app: { type: 'boolean' },
    /** Whether one of their passkeys works at this host. */
    passkey: { type: 'boolean' },
    /** The other hosts that they have passkeys for. */
    passkey_hosts: { type: 'array', items: { type: 'string' } },
  },
});
export type SecondStepWays = ValueOf<typeof secondStepWays>;

/** The session that goes on, with the passkey that was added; and recovery codes, where it is an admin's first second step. */
export const addedPasskey = shape({
  type: 'object',
  required: ['token', 'expires_at', 'passkey'],
  additionalProperties: false,
  properties: {
    ...ofToken,
    passkey: ofPasskey,
    recovery_codes: { type: 'array', items: { type: 'string' } },
  },
});
export type AddedPasskey = ValueOf<typeof addedPasskey>;
