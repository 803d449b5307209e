import { contract, secondSteps } from '@boardwright/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyRoute, leastOf, type Route } from '../../../test/every-endpoint.ts';
import { type Claims, issueToken } from '../../../test/issue-token.ts';
import { startNumbering } from '../../../test/registering.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { clients, multiposterTokens, sessions, users } from '../database/schema.ts';
import { eq, max } from '../database/drizzle.ts';
import { hashPassword } from '../../people/account/passwords.ts';
import { makePosterToken } from './poster-tokens.ts';
const accountRoles = ['candidate', 'employer', 'admin'] as const;
type AccountRole = (typeof accountRoles)[number];

let api: TestApi;
let uuids: Record<AccountRole, string>;
let caller = 0;
const { token: posterToken, ...poster } = makePosterToken();

function addPeople(roles: readonly AccountRole[]) {
  return api.db
    .insert(users)
    .values(
      roles.map((role) => ({
        role,
        adminRole: role === 'admin' ? ('owner' as const) : null,
        email: `${role}@example.org`,
        givenName: role,
        familyName: 'X',
        siteId: role === 'admin' ? null : 18,
        clientId: role === 'employer' ? 1 : null,
      })),
    )
    .returning({ role: users.role, uuid: users.uuid });
}

const addPoster = () =>
  api.db
    .insert(multiposterTokens)
    .values({ ...poster, name: 'Poster', clientId: 1 })
    .onConflictDoNothing();

beforeAll(async () => {
  api = await openTestApi();
  const { db } = api;
  await db.insert(clients).values([{ id: 1, siteId: 18, name: 'Lauwers BV' }]);
  await startNumbering(api);
  const rows = await addPeople(accountRoles);
  await addPoster();
  uuids = Object.fromEntries(rows.map(({ role, uuid }) => [role, uuid])) as typeof uuids;
});
afterAll(() => api.close());

const claims = (role: AccountRole, change: Partial<Claims> = {}): Claims => ({
  subject: uuids[role],
  role,
  siteId: 18,
  clientId: role === 'employer' ? 1 : null,
  ...change,
});
const token = (of: Claims, secret?: Uint8Array<ArrayBuffer>) => issueToken(api, of, secret);

async function endedToken(of: Claims): Promise<string> {
  const bearer = await token(of);
  await api.db
    .delete(sessions)
    .where(eq(sessions.id, api.db.select({ id: max(sessions.id) }).from(sessions)));
  return bearer;
}

const tokens = new Map<string, Promise<string>>();

/** A token of a role that no call ends: those that would are refused. One for all calls, as a browser has it. */
function standingToken(role: AccountRole): Promise<string> {
  const known = tokens.get(role) ?? token(claims(role));
  tokens.set(role, known);
  return known;
}

const badTokens = new Map<AccountRole, Promise<Readonly<Record<string, string>>>>();

/** What is no token of a role at our site, by what is wrong with it. */
function badTokensOf(role: AccountRole): Promise<Readonly<Record<string, string>>> {
  const known = badTokens.get(role) ?? makeBadTokens(role);
  badTokens.set(role, known);
  return known;
}

async function makeBadTokens(role: AccountRole): Promise<Readonly<Record<string, string>>> {
  const good = await standingToken(role);
  const [header = '', payload = ''] = good.split('.');
  const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
  return {
    'another key': await token(
      claims(role),
      new TextEncoder().encode('another secret, of somebody else, long'),
    ),
    'a changed end': `${good.slice(0, -6)}AAAAAA`,
    'no signature': `${header}.${payload}.`,
    'algorithm none': none,
    'no token': 'nonsense',
    'another site': await token(claims(role, { siteId: 19 })),
    'another client': await token(claims(role, { clientId: 77 })),
    nobody: await token(claims(role, { subject: crypto.randomUUID() })),
    'a session that ended': await endedToken(claims(role)),
    'not a uuid': await token(claims(role, { subject: 'x' })),
    'a posting key of nobody': makePosterToken().token,
    'the site password': await token({ subject: undefined, role: 'site', siteId: 18, clientId: null }),
  };
}

/** What opens the calls of a role. */
const ownToken = (role: Route['role']) =>
  role === 'mp' ? Promise.resolve(posterToken) : token(claims(role as AccountRole));

async function call({ endpoint, url }: Route, bearer: string | undefined, host = 'localhost') {
  caller += 1;
  const query = new URLSearchParams(leastOf(endpoint.query) as Record<string, string>).toString();
  return api.app.inject({
    method: endpoint.method,
    url: query ? `${url}?${query}` : url,
    remoteAddress: `10.1.${Math.floor(caller / 250)}.${caller % 250}`,
    headers: { 'x-site-host': host, ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }) },
    ...(endpoint.body ? { payload: leastOf(endpoint.body) } : {}),
  });
}

const routes = everyRoute();
const isEntry = ({ endpoint, role }: Route) => role === 'public' || endpoint.open?.includes(role) === true;
const closed = routes.filter((route) => !isEntry(route));

describe('every endpoint of an account', () => {
  it('is a declared one', () => expect(closed.length).toBeGreaterThan(5));

  it.each(closed.map((route) => [route.name, route] as const))(
    '%s: not without a token',
    async (_name, route) => {
      const answer = await call(route, undefined);
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated']);
    },
  );

  it.each(closed.map((route) => [route.name, route] as const))(
    '%s: not with a token of another role',
    async (_name, route) => {
      for (const role of accountRoles.filter((other) => other !== route.role)) {
        const answer = await call(route, await standingToken(role));
        expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
      }
      if (route.role !== 'mp') expect((await call(route, posterToken)).statusCode).toBe(401);
    },
  );

  it.each(closed.map((route) => [route.name, route] as const))(
    '%s: not with a token that is not ours',
    async (_name, route) => {
      // A posting system's key says nothing by itself: an employer's token in its place is what is tried here.
      const role: AccountRole = route.role === 'mp' ? 'employer' : (route.role as AccountRole);
      for (const [what, bearer] of Object.entries(await badTokensOf(role))) {
        const { statusCode } = await call(route, bearer);
        expect([what, [401, 403].includes(statusCode)], `${what}: ${statusCode}`).toEqual([what, true]);
      }
    },
  );

  it.each(closed.map((route) => [route.name, route] as const))(
    '%s: not at another site',
    async (_name, route) => {
      const answer = await call(route, await ownToken(route.role), 'other.localhost');
      expect(answer.statusCode).toBe(401);
    },
  );

  it.each(closed.map((route) => [route.name, route] as const))(
    '%s: its own token opens it',
    async (_name, route) => {
      const answer = await call(route, await ownToken(route.role));
      expect([401, 403, 500]).not.toContain(answer.statusCode);
      // Who has just deleted their account comes back for the next call.
      if (route.endpoint === contract.account.deleteProfile) {
        const [back] = await addPeople([route.role as AccountRole]);
        uuids = { ...uuids, [route.role]: back?.uuid };
        await addPoster();
      }
    },
  );
});

describe('a token of an admin who gave no more than the password', () => {
  const codes = { asked: 'secondStepAsked', to_set_up: 'secondStepToSetUp' } as const;
  const ofAdmins = closed.filter(({ role }) => role === 'admin');
  const before = ofAdmins.filter(({ endpoint }) => endpoint.beforeSecondStep === true);

  it('is for the second step, and for logging out', () => {
    expect(before.map(({ name }) => name).sort()).toEqual([
      'addPasskey as admin',
      'confirmSecondStep as admin',
      'logOut as admin',
      'passByPasskey as admin',
      'passSecondStep as admin',
      'prepareNewPasskey as admin',
      'preparePassByPasskey as admin',
      'prepareSecondStep as admin',
      'readSecondStepWays as admin',
    ]);
  });

  it.each(ofAdmins.filter((route) => !before.includes(route)).map((route) => [route.name, route] as const))(
    '%s: does not answer to it',
    async (_name, route) => {
      for (const step of secondSteps) {
        const answer = await call(route, await issueToken(api, claims('admin'), undefined, step));
        expect([answer.statusCode, answer.json().code]).toEqual([401, codes[step]]);
      }
    },
  );
});

describe('a token', () => {
  const readYou = () => routes.find(({ name }) => name === 'readYou as candidate') as Route;

  it('ends', async () => {
    const bearer = await token(claims('candidate'));
    expect((await call(readYou(), bearer)).statusCode).toBe(200);
    api.clock.advance(8 * 24 * 60 * 60 * 1000);
    expect((await call(readYou(), bearer)).statusCode).toBe(401);
    api.clock.advance(-8 * 24 * 60 * 60 * 1000);
  });

  it('ends with its account', async () => {
    const bearer = await token(claims('candidate'));
    await api.db.update(users).set({ active: false }).where(eq(users.role, 'candidate'));
    expect((await call(readYou(), bearer)).statusCode).toBe(401);
    await api.db.update(users).set({ active: true }).where(eq(users.role, 'candidate'));
  });
});

describe('a site with a password', () => {
  const publicRoutes = routes.filter(({ role }) => role === 'public');

  beforeAll(async () => {
    const passwordHash = await hashPassword('sesam');
    await api.changeSite(19, { passwordHash, settings: { site_password_enabled: true } });
  });

  it.each(publicRoutes.map((route) => [route.name, route] as const))(
    '%s: only what is open answers outside',
    async (_name, route) => {
      const { statusCode } = await call(route, undefined, 'other.localhost');
      if (route.endpoint.open?.includes('public')) expect(statusCode).not.toBe(500);
      else expect(statusCode).toBe(401);
    },
  );

  it('opens with its password, for its own token only', async () => {
    const post = (password: string) =>
      api.app.inject({
        method: 'POST',
        url: '/api/public/v1/site-auth',
        headers: { 'x-site-host': 'other.localhost', 'accept-language': 'en' },
        payload: { password },
      });
    const wrong = await post('open');
    expect([wrong.statusCode, wrong.json().message]).toEqual([401, 'Provided password is invalid']);
    const { data } = (await post('sesam')).json();
    const products = publicRoutes.find(({ name }) => name === 'findOrganisations as public') as Route;
    expect((await call(products, data.token, 'other.localhost')).statusCode).toBe(200);
    const foreign = await token({ subject: undefined, role: 'site', siteId: 18, clientId: null });
    expect((await call(products, foreign, 'other.localhost')).statusCode).toBe(401);
  });

  it('shows its settings but not its pages to who is outside', async () => {
    const url = '/api/public/v1/job-board-builder/sites/19';
    const outside = (await api.app.inject({ url, headers: { 'x-site-host': 'other.localhost' } })).json()
      .data;
    expect(outside.pages).toEqual([]);
    expect(outside.settings.site_password_enabled).toBe(true);
    expect(JSON.stringify(outside)).not.toContain('argon2');
    const inside = await token({ subject: undefined, role: 'site', siteId: 19, clientId: null });
    const headers = { 'x-site-host': 'other.localhost', authorization: `Bearer ${inside}` };
    expect((await api.app.inject({ url, headers })).json().data.pages).toHaveLength(1);
  });
});

it('ids of another board are not there', async () => {
  const foreign = everyRoute({ boardId: '2', id: '2' }).filter(
    ({ endpoint, role }) => role === 'public' && /job-boards\/\{/.test(endpoint.path),
  );
  expect(foreign.length).toBeGreaterThan(5);
  for (const route of foreign) {
    const answer = await call(route, undefined);
    expect([route.name, answer.statusCode, answer.json().code]).toEqual([route.name, 404, 'notFound']);
  }
});
