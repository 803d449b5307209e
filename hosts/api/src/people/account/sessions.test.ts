import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../../../test/request.ts';
import { addAccounts, logIn, password } from '../../../test/test-accounts.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { sessions } from '../../platform/database/schema.ts';
import { hashPassword } from './passwords.ts';
import { deviceOf } from './sessions.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await addAccounts(api);
});
afterAll(() => api.close());

const roles = ['candidate', 'employer', 'admin'] as const;
const status = async (role: string, bearer: string) => (await ask(api, `${role}/v1/you`, { bearer })).status;
const list = async (role: string, bearer: string) =>
  (await ask(api, `${role}/v1/sessions`, { bearer })).body.data as {
    uuid: string;
    is_current: boolean;
  }[];

describe.each(roles)('a session of a %s', (role) => {
  it('ends with logging out: its token is no longer good', async () => {
    const [bearer, elsewhere] = [await logIn(api, role), await logIn(api, role)];
    expect(await status(role, bearer)).toBe(200);
    expect((await ask(api, `${role}/v1/log-out`, { method: 'POST', bearer })).status).toBe(204);
    expect(await status(role, bearer)).toBe(401);
    expect(await status(role, elsewhere)).toBe(200);
    expect((await ask(api, `${role}/v1/log-out`, { method: 'POST', bearer })).status).toBe(401);
    if (role === 'admin') return;
    const check = await ask(api, `${role}/v1/validate-token`, { method: 'POST', body: { token: bearer } });
    expect(check.status).toBe(401);
  });

  it('is listed for its owner, this one first, and can be ended from elsewhere', async () => {
    const [first, second] = [await logIn(api, role), await logIn(api, role)];
    const [mine, ...others] = await list(role, second);
    expect(mine?.is_current).toBe(true);
    expect(others.every((one) => !one.is_current)).toBe(true);
    const [own] = await list(role, first);
    const end = () => ask(api, `${role}/v1/sessions/${own?.uuid}`, { method: 'DELETE', bearer: second });
    expect((await end()).status).toBe(204);
    expect(await status(role, first)).toBe(401);
    expect((await end()).status).toBe(404);
    expect(await status(role, second)).toBe(200);
  });

  it('stays when all others are ended', async () => {
    const [first, second, third] = [await logIn(api, role), await logIn(api, role), await logIn(api, role)];
    expect((await ask(api, `${role}/v1/sessions`, { method: 'DELETE', bearer: second })).status).toBe(204);
    expect([await status(role, first), await status(role, second), await status(role, third)]).toEqual([
      401, 200, 401,
    ]);
    expect(await list(role, second)).toHaveLength(1);
  });

  it('is nobody else’s to see or to end', async () => {
    const bearer = await logIn(api, role);
    const [own] = await list(role, bearer);
    const stranger = role === 'candidate' ? 'employer' : 'candidate';
    const theirs = await logIn(api, stranger);
    expect((await list(stranger, theirs)).map(({ uuid }) => uuid)).not.toContain(own?.uuid);
    for (const uuid of [own?.uuid, 'nonsense', crypto.randomUUID()]) {
      const answer = await ask(api, `${stranger}/v1/sessions/${uuid}`, { method: 'DELETE', bearer: theirs });
      expect(answer.status).toBe(404);
    }
    expect(await status(role, bearer)).toBe(200);
  });
});

it('says when a session was last used, and writes it rarely', async () => {
  const bearer = await logIn(api, 'candidate');
  const [first] = (await ask(api, 'candidate/v1/sessions', { bearer })).body.data;
  api.clock.advance(2 * 60_000);
  await ask(api, 'candidate/v1/you', { bearer });
  const [soon] = (await ask(api, 'candidate/v1/sessions', { bearer })).body.data;
  expect(soon.last_used_at).toBe(first.last_used_at);
  api.clock.advance(4 * 60_000);
  await ask(api, 'candidate/v1/you', { bearer });
  const [later] = (await ask(api, 'candidate/v1/sessions', { bearer })).body.data;
  expect(Date.parse(later.last_used_at) - Date.parse(first.last_used_at)).toBe(6 * 60_000);
});

it('names browser and system as their owner knows them', () => {
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';
  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
  expect(deviceOf(firefox)).toEqual({ browser: 'Firefox', system: 'Windows' });
  expect(deviceOf(phone)).toEqual({ browser: 'Safari', system: 'iOS' });
  for (const odd of [null, '', '💥', 'x'.repeat(400), '((((((']) expect(() => deviceOf(odd)).not.toThrow();
  expect(deviceOf(null)).toEqual({ browser: null, system: null });
});

it('ends with the account it is of', async () => {
  const bearer = await logIn(api, 'candidate', 'elsewhere@example.org', 'other.localhost');
  const asked = { bearer, host: 'other.localhost' };
  expect((await ask(api, 'candidate/v1/profile', { ...asked, method: 'DELETE' })).status).toBe(204);
  expect((await ask(api, 'candidate/v1/you', asked)).status).toBe(401);
});

describe('a closed site', () => {
  const host = 'other.localhost';
  const open = async (typed: string) =>
    (await ask(api, 'public/v1/site-auth', { method: 'POST', host, body: { password: typed } })).body.data
      .token as string;
  const seen = async (bearer: string) => (await ask(api, 'public/v1/cms', { host, bearer })).status;

  beforeAll(async () => {
    const passwordHash = await hashPassword('sesam open');
    await api.changeSite(19, { passwordHash, settings: { site_password_enabled: true } });
  });

  it('is closed again to who logs out of it', async () => {
    const bearer = await open('sesam open');
    expect(await seen(bearer)).toBe(200);
    expect((await ask(api, 'public/v1/log-out', { method: 'POST', host, bearer })).status).toBe(204);
    expect(await seen(bearer)).toBe(401);
  });

  it('lets nobody in by the password before', async () => {
    const bearer = await open('sesam open');
    const admin = await logIn(api, 'admin', 'admin@example.org', host);
    const document = await ask(api, 'admin/v1/job-board-builder/sites/19/document', { host, bearer: admin });
    const change = await ask(api, 'admin/v1/job-board-builder/sites/19', {
      method: 'PUT',
      host,
      bearer: admin,
      body: { revision: document.body.data.revision, settings: { password: 'another one' } },
    });
    expect(change.status).toBe(200);
    expect(await seen(bearer)).toBe(401);
    expect(await seen(await open('another one'))).toBe(200);
  });

  it('does not let in who was logged in and is no more', async () => {
    const bearer = await logIn(api, 'admin', 'admin@example.org', host);
    expect(await seen(bearer)).toBe(200);
    await ask(api, 'admin/v1/log-out', { method: 'POST', host, bearer });
    expect(await seen(bearer)).toBe(401);
  });
});

it('sessions that have run out are forgotten with the hourly cleaning', async () => {
  const { deleteSessions } = await import('../../platform/http/sessions.ts');
  const before = (await api.db.select().from(sessions)).length;
  expect(before).toBeGreaterThan(0);
  await deleteSessions(api.db, new Date(api.clock.now().getTime() + 31 * 24 * 60 * 60 * 1000));
  expect(await api.db.select().from(sessions)).toEqual([]);
});

describe('guesses at a password', () => {
  const guess = (email: string, typed: string, device?: string) =>
    api.app.inject({
      method: 'POST',
      url: '/api/employer/v1/login',
      remoteAddress: `10.7.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
      headers: { 'x-site-host': 'localhost', ...(device && { 'x-known-device': device }) },
      payload: { email, password: typed },
    });

  it('of 120 at once no more are looked at than of 120 in turn', async () => {
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, index) => guess('other@example.org', `guess ${index}`)),
    );
    const counts = Map.groupBy(answers, ({ statusCode }) => statusCode);
    expect([counts.get(401)?.length, counts.get(429)?.length]).toEqual([10, 110]);
  });

  it('from elsewhere do not lock out a browser that its owner has used', async () => {
    api.clock.advance(16 * 60_000);
    const { known_device: device } = (await guess('other@example.org', password)).json().data;
    for (let tries = 0; tries < 12; tries += 1) await guess('other@example.org', 'wrong');
    expect((await guess('other@example.org', password)).statusCode).toBe(429);
    expect((await guess('other@example.org', password, device)).statusCode).toBe(200);
    // It is a known browser of this account and of no other, and bears as many guesses.
    for (let tries = 0; tries < 10; tries += 1)
      expect((await guess('other@example.org', 'wrong', device)).statusCode).toBe(401);
    expect((await guess('other@example.org', password, device)).statusCode).toBe(429);
    for (let tries = 0; tries < 10; tries += 1) await guess('employer@example.org', 'wrong');
    expect((await guess('employer@example.org', password, device)).statusCode).toBe(429);
    expect((await guess('employer@example.org', password, `${device}x`)).statusCode).toBe(429);
  });
});
