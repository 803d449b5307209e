import {
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import type { SessionRole } from '../../board/session-role.ts';

/** What became of a passkey: done, put away by the person, or refused with a sentence of the server; undefined is no answer. */
export type PasskeyOutcome = 'done' | 'cancelled' | { readonly refused: Refusal };
export interface Refusal {
  readonly message: string | undefined;
  readonly fields: Readonly<Record<string, readonly string[]>>;
}

class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** Calls the API on this very origin; the session stays in a cookie that no script reads. @throws Refused */
async function call(path: string, body: object): Promise<Record<string, unknown>> {
  const answer = await fetch(`/api/${path}`, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      'accept-language': document.documentElement.lang,
    },
    body: JSON.stringify(body),
  });
  const reply = (await answer.json()) as {
    data: Record<string, unknown>;
    message?: string;
    fields?: Refusal['fields'];
  };
  if (answer.ok) return reply.data;
  throw new Refused({ message: reply.message, fields: reply.fields ?? {} });
}

/** @returns what a browser refused without a word of the server */
function outcomeOf(error: unknown): PasskeyOutcome {
  if (error instanceof Refused) return { refused: error.refusal };
  const { name } = error as Error;
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled';
  return { refused: { message: undefined, fields: {} } };
}

/** Whose a passkey is, as its device keeps it: an account of the other kind logs in as what it is. */
function roleOf(userHandle: string | undefined, asked: SessionRole): SessionRole {
  const bytes = atob((userHandle ?? '').replaceAll('-', '+').replaceAll('_', '/'));
  const role = bytes.split('~')[0];
  return role === 'candidate' || role === 'employer' ? role : asked;
}

/**
 * Logs in with a passkey, by a prompt, or by one that is picked where the address is typed. What keeps one from being offered
 * there is nobody's concern: they asked for nothing yet.
 */
export async function logInByPasskey(role: SessionRole, isOffered: boolean): Promise<PasskeyOutcome> {
  let isAsked = !isOffered;
  try {
    if (isOffered && !(await browserSupportsWebAuthnAutofill())) return 'cancelled';
    const options = await call(`${role}/v1/login/passkey/options`, {});
    const response = await startAuthentication({
      optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
      useBrowserAutofill: isOffered,
    });
    isAsked = true;
    await call(`${roleOf(response.response.userHandle, role)}/v1/login/passkey`, { response });
    return 'done';
  } catch (error) {
    return isAsked ? outcomeOf(error) : 'cancelled';
  }
}

/** Has the browser make a passkey, and adds it to the account. */
export async function addPasskey(role: SessionRole, password: string): Promise<PasskeyOutcome> {
  try {
    const options = await call(`${role}/v1/passkeys/options`, { current_password: password });
    const response = await startRegistration({
      optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
    });
    await call(`${role}/v1/passkeys`, { response });
    return 'done';
  } catch (error) {
    return outcomeOf(error);
  }
}

/** Takes back what the browser was asked. */
export const stopAsking = (): void => WebAuthnAbortService.cancelCeremony();
