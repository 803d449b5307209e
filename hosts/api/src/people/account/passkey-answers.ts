import type { BodyOf, Contract } from '@boardwright/api-client/contract';
import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { HttpError } from '../../platform/http/http-error.ts';
import { type AskedOfPasskey, takeChallenge } from '../../platform/http/passkey-challenges.ts';
import type { AccountDeps } from './account-deps.ts';
import type { PasskeyRow } from './passkeys.queries.ts';

export type SignedAnswer = BodyOf<Contract['account']['logInByPasskey']>['response'];
export type MadeAnswer = BodyOf<Contract['account']['addPasskey']>['response'];

/** Signatures that are taken: EdDSA, ES256 and RS256, which every device makes one of. */
export const algorithms = [-8, -7, -257];

/** What a browser says it was asked, and by which page. */
interface ClientData {
  readonly challenge: string;
  readonly origin: string;
}

/** @throws HttpError `passkeyRefused` for what is no answer of a browser */
function clientDataOf(encoded: string): ClientData {
  try {
    const data: unknown = JSON.parse(Buffer.from(encoded, 'base64url').toString());
    const { challenge, origin } = data as Record<string, unknown>;
    if (typeof challenge === 'string' && typeof origin === 'string') return { challenge, origin };
  } catch {
    // It is refused below as anything else that no browser writes.
  }
  throw new HttpError('passkeyRefused');
}

/**
 * Whether a page of the very host asked, safely: a browser on the person's own machine needs no encryption on the way.
 * What comes before the name of a host is another host: `evil.jobs.example` has no passkey of `jobs.example`.
 */
function isOwnPage(origin: string, host: string): boolean {
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  const isLocal = host === 'localhost' || host.endsWith('.localhost');
  return url?.hostname === host && (url.protocol === 'https:' || (isLocal && url.protocol === 'http:'));
}

/**
 * Uses up what an answer answers. Its origin and challenge are signed, which is checked after it.
 * @throws HttpError `passkeyTooLate`, `passkeyRefused` for a page of another host
 */
async function takeAnswer(
  { db, clock }: Pick<AccountDeps, 'db' | 'clock'>,
  asked: AskedOfPasskey,
  encoded: string,
): Promise<{ expectedChallenge: string; expectedOrigin: string; expectedRPID: string }> {
  const { challenge, origin } = clientDataOf(encoded);
  if (!(await takeChallenge(db, challenge, asked, clock.now()))) throw new HttpError('passkeyTooLate');
  if (!isOwnPage(origin, asked.host)) throw new HttpError('passkeyRefused');
  return { expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: asked.host };
}

/** What is stored of a passkey that a browser made. */
export type MadePasskey = Pick<
  PasskeyRow,
  'credentialId' | 'publicKey' | 'counter' | 'transports' | 'isSynced'
>;

/** @throws HttpError `passkeyTooLate`, `passkeyRefused` for what is none or did not make sure whose it is */
export async function readMadePasskey(
  deps: Pick<AccountDeps, 'db' | 'clock'>,
  asked: AskedOfPasskey,
  made: MadeAnswer,
): Promise<MadePasskey> {
  const expected = await takeAnswer(deps, asked, made.response.clientDataJSON);
  const response = { clientExtensionResults: {}, ...made } as unknown as RegistrationResponseJSON;
  const checked = await verifyRegistrationResponse({
    response,
    ...expected,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch((cause: unknown) => {
    throw new HttpError('passkeyRefused', { cause });
  });
  if (!checked.verified) throw new HttpError('passkeyRefused');
  const { credential, credentialBackedUp } = checked.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: [...(made.response.transports ?? [])],
    isSynced: credentialBackedUp,
  };
}

/** An answer of which it is still to be found whose passkey signed it. */
export interface TakenAnswer {
  readonly credentialId: string;
  /** What the device keeps of whose passkey it is; empty where it does not say. */
  readonly userHandle: string;
  /**
   * What changes with a passkey that signed it.
   * @throws HttpError `passkeyRefused` where it did not, did not make sure whose it is, or counts less than before: it may be a copy
   */
  readonly check: (passkey: PasskeyRow) => Promise<Pick<PasskeyRow, 'counter' | 'isSynced'>>;
}

/** @throws HttpError `passkeyTooLate`, `passkeyRefused` */
export async function takeSignedAnswer(
  deps: Pick<AccountDeps, 'db' | 'clock'>,
  asked: AskedOfPasskey,
  signed: SignedAnswer,
): Promise<TakenAnswer> {
  const expected = await takeAnswer(deps, asked, signed.response.clientDataJSON);
  const response = { clientExtensionResults: {}, ...signed } as unknown as AuthenticationResponseJSON;
  return {
    credentialId: signed.id,
    userHandle: Buffer.from(signed.response.userHandle ?? '', 'base64url').toString(),
    async check({ credentialId, publicKey, counter }) {
      const key = new Uint8Array(Buffer.from(publicKey, 'base64url'));
      const checked = await verifyAuthenticationResponse({
        response,
        ...expected,
        requireUserVerification: true,
        credential: { id: credentialId, publicKey: key, counter },
      }).catch((cause: unknown) => {
        throw new HttpError('passkeyRefused', { cause });
      });
      if (!checked.verified) throw new HttpError('passkeyRefused');
      const { newCounter, credentialBackedUp } = checked.authenticationInfo;
      return { counter: newCounter, isSynced: credentialBackedUp };
    },
  };
}
