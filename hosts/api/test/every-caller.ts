import { continueNumbering } from '../src/platform/database/continue-numbering.ts';
import { clients, multiposterTokens, users } from '../src/platform/database/schema.ts';
import { makePosterToken } from '../src/platform/http/poster-tokens.ts';
import type { Route } from './every-endpoint.ts';
import { issueToken } from './issue-token.ts';
import { openTestApi, type TestApi } from './test-api.ts';

/** Calls after which a token is no longer good. */
const endsSessions: ReadonlySet<string> = new Set(['/log-out', '/sessions', '/sessions/{uuid}']);

export type Answer = Awaited<ReturnType<TestApi['app']['inject']>>;

export interface EveryCaller {
  readonly api: TestApi;
  /** A call by whoever may make it, logged in and counted against no limit. */
  readonly call: (
    route: Route,
    url: string,
    payload: string | undefined,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Answer>;
}

/** The API with a job and an account of each role, for calls to every route. */
export async function openEveryCaller(): Promise<EveryCaller> {
  const api = await openTestApi();
  const bearers: Record<string, string> = {};
  const uuids: Record<string, string> = {};
  let calls = 0;

  /** Makes an account of a role and a token for it; a new token only where the last one is no longer good. */
  async function logIn(role: 'candidate' | 'employer' | 'admin'): Promise<void> {
    const clientId = role === 'employer' ? 1 : null;
    const person = {
      role,
      adminRole: role === 'admin' ? ('owner' as const) : null,
      clientId,
      email: `${role}@example.org`,
      givenName: 'A',
      familyName: 'B',
      siteId: 18,
    };
    const [user] = await api.db.insert(users).values(person).onConflictDoNothing().returning();
    if (user) uuids[role] = user.uuid;
    const subject = uuids[role];
    if (subject && (user || bearers[role] === undefined))
      bearers[role] = await issueToken(api, { subject, role, siteId: 18, clientId });
  }

  /** A posting system's key for one call: those of one key are limited together. */
  async function newPoster(): Promise<void> {
    const { token, ...stored } = makePosterToken();
    await api.db.insert(multiposterTokens).values({ ...stored, name: 'Poster', clientId: 1 });
    bearers['mp'] = token;
  }

  await api.addJob();
  await api.db.insert(clients).values({ id: 1, siteId: 18, name: 'Lauwers BV' });
  await continueNumbering(api.db, 'clients');
  for (const role of ['candidate', 'employer', 'admin'] as const) await logIn(role);
  return {
    api,
    async call(route, url, payload, headers = {}) {
      const send = () => {
        calls += 1;
        const bearer = bearers[route.role];
        if (endsSessions.has(route.endpoint.path)) delete bearers[route.role];
        return api.app.inject({
          method: route.endpoint.method,
          url,
          remoteAddress: `10.2.${Math.floor(calls / 250) % 250}.${calls % 250}`,
          headers: {
            ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
            ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
            ...headers,
          },
          ...(payload === undefined ? {} : { payload }),
        });
      };
      if (route.role === 'mp') await newPoster();
      if (route.role === 'public' || route.role === 'mp') return send();
      if (bearers[route.role] !== undefined) {
        const answer = await send();
        if (answer.statusCode !== 401) return answer;
      }
      // Who has deleted their account or logged out meanwhile comes back.
      await logIn(route.role);
      return send();
    },
  };
}
