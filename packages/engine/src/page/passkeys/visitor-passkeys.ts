import type { SessionRole } from '../../board/session-role.ts';
import { askForPasskey, BrowserRefusal, makePasskey, offerPasskeys } from './browser-passkeys.ts';

type Signed = NonNullable<Awaited<ReturnType<typeof askForPasskey>>>;

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

/** @returns what was refused, by the server in its words, by the browser without any @throws what is neither's */
function refusalOf(error: unknown): PasskeyOutcome {
  if (error instanceof Refused) return { refused: error.refusal };
  if (error instanceof BrowserRefusal) return { refused: { message: undefined, fields: {} } };
  throw error;
}

/** Whose a passkey is, as its device keeps it: an account of the other kind logs in as what it is. */
function roleOf(userHandle: string | undefined, asked: SessionRole): SessionRole {
  const bytes = atob((userHandle ?? '').replaceAll('-', '+').replaceAll('_', '/'));
  const role = bytes.split('~')[0];
  return role === 'candidate' || role === 'employer' ? role : asked;
}

const prepareLogIn = (role: SessionRole) => call(`${role}/v1/login/passkey/options`, {});

async function logIn(role: SessionRole, response: Signed): Promise<PasskeyOutcome> {
  await call(`${roleOf(response.response.userHandle, role)}/v1/login/passkey`, { response });
  return 'done';
}

/** Logs in with a passkey, by a prompt. */
export async function logInByPasskey(role: SessionRole): Promise<PasskeyOutcome> {
  try {
    const response = await askForPasskey(await prepareLogIn(role));
    return response ? await logIn(role, response) : 'cancelled';
  } catch (error) {
    return refusalOf(error);
  }
}

/**
 * Logs in with a passkey that is picked where the address is typed.
 * @param onOutcome what came of the one that was picked
 * @returns how to stop
 */
export const offerLogIn = (role: SessionRole, onOutcome: (outcome: PasskeyOutcome) => void): (() => void) =>
  offerPasskeys(
    () => prepareLogIn(role),
    (response) =>
      void logIn(role, response)
        .catch(refusalOf)
        // Policy: a server that does not answer is said as a browser that cannot.
        .catch((): PasskeyOutcome => ({ refused: { message: undefined, fields: {} } }))
        .then(onOutcome),
  );

/** Has the browser make a passkey, and adds it to the account. */
export async function addPasskey(role: SessionRole, password: string): Promise<PasskeyOutcome> {
  try {
    const options = await call(`${role}/v1/passkeys/options`, { current_password: password });
    const response = await makePasskey(options);
    if (!response) return 'cancelled';
    await call(`${role}/v1/passkeys`, { response });
    return 'done';
  } catch (error) {
    return refusalOf(error);
  }
}
