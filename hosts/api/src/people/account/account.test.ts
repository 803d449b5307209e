import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../../../test/request.ts';
import { addAccounts, logIn, password } from '../../../test/test-accounts.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await addAccounts(api);
});
afterAll(() => api.close());

const tryLogin = (role: string, email: string, secret: string, host = 'localhost') =>
  ask(api, `${role}/v1/login`, { method: 'POST', host, body: { email, password: secret } });

describe('logging in', () => {
  it('gives a token that ends, for the role', async () => {
    const { status, body } = await tryLogin('candidate', 'Candidate@Example.org ', password);
    expect(status).toBe(200);
    expect(Date.parse(body.data.expires_at)).toBe(api.clock.now().getTime() + 7 * 24 * 60 * 60 * 1000);
    const you = await ask(api, 'candidate/v1/you', { bearer: body.data.token });
    expect(you.body.data).toMatchObject({
      email: 'candidate@example.org',
      given_name: 'Anna',
      isCandidate: true,
      client: null,
    });
  });

  it('names the company of an employer', async () => {
    const you = await ask(api, 'employer/v1/you', { bearer: await logIn(api, 'employer') });
    expect(you.body.data).toMatchObject({ isCandidate: false, client: { name: 'Lauwers BV' } });
  });

  it('lets an admin of all sites in at each, with a token for that one', async () => {
    const here = await logIn(api, 'admin');
    const there = await logIn(api, 'admin', 'admin@example.org', 'other.localhost');
    expect((await ask(api, 'admin/v1/you', { bearer: there, host: 'other.localhost' })).status).toBe(200);
    expect((await ask(api, 'admin/v1/you', { bearer: here, host: 'other.localhost' })).status).toBe(401);
  });

  it.each([
    ['a wrong password', 'candidate', 'candidate@example.org', 'wrong'],
    ['an unknown address', 'candidate', 'nobody@example.org', password],
    ['an account of another role', 'employer', 'candidate@example.org', password],
    ['an account of another site', 'candidate', 'elsewhere@example.org', password],
  ])('says the same of %s', async (_what, role, email, secret) => {
    const { status, body } = await tryLogin(role, email, secret);
    expect([status, body]).toEqual([
      401,
      { code: 'invalidCredentials', message: 'The credentials you entered are invalid' },
    ]);
  });

  it('tells only admins that an account does not exist', async () => {
    const { status, body } = await tryLogin('admin', 'nobody@example.org', password);
    expect([status, body.message]).toEqual([404, 'No account with this email was found']);
  });

  it('takes as long for an unknown address as for a wrong password', async () => {
    const time = async (email: string) => {
      const start = performance.now();
      for (let tries = 0; tries < 3; tries += 1) await tryLogin('candidate', email, 'wrong');
      return performance.now() - start;
    };
    await time('warm@example.org');
    const [unknown, known] = [await time('unknown@example.org'), await time('employer@example.org')];
    expect(unknown).toBeGreaterThan(known / 4);
  });

  it('stops guessing at one account, wherever the guesses come from', async () => {
    for (let guess = 0; guess < 10; guess += 1)
      await tryLogin('employer', 'other@example.org', `guess ${guess}`);
    const { status, body } = await tryLogin('employer', 'other@example.org', password);
    expect([status, body.code]).toEqual([429, 'tooManyRequests']);
    api.clock.advance(16 * 60_000);
    expect((await tryLogin('employer', 'other@example.org', password)).status).toBe(200);
    api.clock.advance(-16 * 60_000);
  });

  it('is limited per address, and says for how long', async () => {
    const post = () =>
      api.app.inject({
        method: 'POST',
        url: '/api/candidate/v1/login',
        remoteAddress: '10.8.0.1',
        payload: { email: `${crypto.randomUUID()}@example.org`, password: 'x' },
      });
    const answers = [];
    for (let attempt = 0; attempt < 11; attempt += 1) answers.push(await post());
    const last = answers.at(-1);
    expect(answers.slice(0, 10).map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(401));
    expect([last?.statusCode, last?.json().code]).toEqual([429, 'tooManyRequests']);
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('is closed where the site does not have the role', async () => {
    await api.changeSite(19, { settings: { allow_candidate: false } });
    const { status, body } = await tryLogin(
      'candidate',
      'elsewhere@example.org',
      password,
      'other.localhost',
    );
    expect([status, body.code]).toEqual([403, 'roleNotOffered']);
  });
});

describe('validating a token', () => {
  const validate = (role: string, token: string) =>
    ask(api, `${role}/v1/validate-token`, { method: 'POST', body: { token } });

  it('confirms a good one and when it ends', async () => {
    const token = await logIn(api, 'candidate');
    const { status, body } = await validate('candidate', token);
    expect([status, body.data.token]).toEqual([200, token]);
    expect(Date.parse(body.data.expires_at)).toBeGreaterThan(api.clock.now().getTime());
  });

  it('refuses one of another role, and what is none', async () => {
    expect((await validate('employer', await logIn(api, 'candidate'))).status).toBe(401);
    expect((await validate('candidate', 'nonsense')).status).toBe(401);
  });
});
