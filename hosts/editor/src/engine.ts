import { ApiError, createClient, type Client } from '@boardwright/api-client';
import { axiosSend } from '@boardwright/api-client/axios-send';
import { isDevLikeHost } from '@boardwright/engine/routes';
import type { AuthEffects, HalfIn, Profile } from '@boardwright/editor';
import { isEditorPath } from './destination.ts';
import { forgetSite } from './site-memory.ts';

type Listener = () => void;
const expiryListeners = new Set<Listener>();

/** Listens for the moment a call of the admin is answered with 401. */
export function onExpired(listener: Listener): () => void {
  expiryListeners.add(listener);
  return () => expiryListeners.delete(listener);
}

/**
 * The API on this very origin. The token lives in a cookie no script can read, and the gateway puts it on each call;
 * so there is nothing to store here.
 */
export const client: Client = createClient({
  send: axiosSend,
  locale: () => document.documentElement.lang || 'en',
  siteHost: () => location.hostname,
  tokens: { read: () => undefined, clear: () => undefined },
  onLog: ({ role, error }) => {
    // Who is half in still is: what is asked ahead of the second step says so too.
    const hasEnded = role === 'admin' && error.status === 401 && !(error.code in halfIn);
    if (hasEnded) for (const listener of expiryListeners) listener();
  },
});

/** What the login page calls the site: its host, or on a developer's machine the board's name. */
export async function siteLabel(): Promise<string> {
  if (!isDevLikeHost(location.hostname)) return location.hostname;
  const { data } = await client.siteContent.readConfiguration();
  return data.job_boards[0]?.name ?? location.hostname;
}

/** Who is logged in. */
export async function profile(): Promise<Profile> {
  const { data } = await client.account.readYou({ as: 'admin' });
  return {
    role: 'admin',
    uuid: data.uuid,
    givenName: data.given_name,
    email: data.email,
    ...(data.admin && { admin: data.admin }),
  };
}

/** What the server answers to who gave a password and no more, in words of the machine. */
const halfIn = {
  secondStepAsked: { secondStep: 'asked' },
  secondStepToSetUp: { secondStep: 'to_set_up' },
} as const satisfies Readonly<Record<string, HalfIn>>;

export const authEffects: AuthEffects = {
  async restoreSession() {
    try {
      return await profile();
    } catch (error) {
      if (error instanceof ApiError && error.code in halfIn) return halfIn[error.code as keyof typeof halfIn];
      // No cookie, or one the server no longer takes: a guest (§8). Anything else is a guest who may try.
      if (error instanceof ApiError) return undefined;
      throw error;
    }
  },
  async logIn({ email, password }) {
    const { data } = await client.account.logIn({ body: { email, password }, as: 'admin' });
    return data.second_step === undefined ? profile() : { secondStep: data.second_step };
  },
  async passSecondStep(body) {
    try {
      await client.account.passSecondStep({ body, as: 'admin' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 401) return undefined;
      const sentences = Object.values(error.fields).flat().join(' ');
      throw new Error(sentences || error.message, { cause: error });
    }
    return profile();
  },
  async logOut() {
    await fetch('/api/session/admin', { method: 'DELETE' });
    forgetSite();
  },
  async goTo(path) {
    // What the router keeps of the entry stays: one may log in again in the middle of editing.
    if (isEditorPath(path)) history.replaceState(history.state, '', path);
    else location.assign(path);
  },
};
