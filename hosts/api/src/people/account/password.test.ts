import { eq } from '../../platform/database/drizzle.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../../../test/request.ts';
import { goodPassword, mailedLink, mailsTo } from '../../../test/registering.ts';
import { addAccounts, logIn, password } from '../../../test/test-accounts.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { users } from '../../platform/database/schema.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await addAccounts(api);
});
afterAll(() => api.close());

const second = 1000;
const forgot = (email: string, role = 'candidate', where: { host?: string; locale?: string } = {}) =>
  ask(api, `${role}/v1/password`, { method: 'POST', body: { email }, ...where });
const reset = (
  token: string,
  chosen = goodPassword,
  again = chosen,
  role = 'candidate',
  host = 'localhost',
) =>
  ask(api, `${role}/v1/password/reset`, {
    method: 'POST',
    host,
    body: { token, password: chosen, password_confirmation: again },
  });
const tokenFor = async (email: string) =>
  (await mailedLink(api, email, 'account.reset')).searchParams.get('token') ?? '';
const status = async (bearer: string) => (await ask(api, 'candidate/v1/you', { bearer })).status;
const expired = [410, 'This link has expired or is invalid'];

/** A candidate of their own for a test, with the password of the test accounts. */
async function candidate(email: string, siteId = 18) {
  const [known] = await api.db.select().from(users).where(eq(users.email, 'candidate@example.org'));
  await api.db.insert(users).values({
    role: 'candidate',
    email,
    siteId,
    givenName: 'Anna',
    familyName: 'de Vries',
    passwordHash: known?.passwordHash ?? null,
  });
  return email;
}

describe('a forgotten password', () => {
  it('gets the same answer whether there is an account or not', async () => {
    await candidate('known@example.org');
    const [known, unknown] = [await forgot('known@example.org'), await forgot('unknown@example.org')];
    expect([known.status, known.body, unknown.status, unknown.body]).toEqual([
      204,
      undefined,
      204,
      undefined,
    ]);
    expect(await mailsTo(api, 'known@example.org')).toHaveLength(1);
    expect(await mailsTo(api, 'unknown@example.org')).toHaveLength(0);
  });

  it('gets it in about the same time', async () => {
    const time = async (email: string) => {
      const start = performance.now();
      for (let tries = 0; tries < 3; tries += 1) await forgot(email);
      return performance.now() - start;
    };
    await candidate('timed@example.org');
    await time('warm@example.org');
    const [unknown, known] = [await time('nobody@example.org'), await time('timed@example.org')];
    expect(unknown).toBeGreaterThan(known / 4);
  });

  it.each([
    ['nl', 'Kies een nieuw wachtwoord voor Site 18', '/password-change'],
    ['en', 'Choose a new password for Site 18', '/en/password-change'],
    ['ro', 'Alege o parolă nouă pentru Site 18', '/ro/password-change'],
  ])('is mailed about in %s', async (locale, subject, path) => {
    const email = await candidate(`${locale}@example.org`);
    await forgot(` ${email.toUpperCase()} `, 'candidate', { locale });
    const [mail] = await mailsTo(api, email);
    expect(mail?.subject).toBe(subject);
    const url = await mailedLink(api, email, 'account.reset');
    expect([url.pathname, [...url.searchParams.keys()]]).toEqual([path, ['token']]);
    expect(mail?.html).toContain(url.href.replace('&', '&amp;'));
  });

  it('says what is no address', async () => {
    expect((await forgot('nobody')).body.fields).toEqual({ email: ['This is not a valid email'] });
    expect((await forgot(' ')).body.fields).toEqual({ email: ['Email is required'] });
  });

  it('fills nobody’s mailbox, known or not', async () => {
    await candidate('busy@example.org');
    for (const email of ['busy@example.org', 'ghost@example.org']) {
      const answers = [];
      for (let time = 0; time < 6; time += 1) answers.push((await forgot(email)).status);
      expect(answers).toEqual([204, 204, 204, 204, 204, 429]);
    }
    expect(await mailsTo(api, 'busy@example.org')).toHaveLength(5);
  });

  it('belongs to the account of the site and role it was asked for', async () => {
    await candidate('both@example.org');
    await candidate('both@example.org', 19);
    await forgot('both@example.org', 'candidate', { host: 'other.localhost' });
    const url = await mailedLink(api, 'both@example.org', 'account.reset');
    expect(url.host).toBe('other.localhost:3000');
    const token = await tokenFor('both@example.org');
    expect((await reset(token)).status).toBe(410);
    expect((await reset(token, goodPassword, goodPassword, 'employer', 'other.localhost')).status).toBe(410);
    expect((await reset(token, goodPassword, goodPassword, 'candidate', 'other.localhost')).status).toBe(200);
    expect(
      (
        await ask(api, 'candidate/v1/login', {
          method: 'POST',
          body: { email: 'both@example.org', password },
        })
      ).status,
    ).toBe(200);
  });

  it('of an employer leads to the employer’s page', async () => {
    await forgot('employer@example.org', 'employer');
    const url = await mailedLink(api, 'employer@example.org', 'account.reset');
    expect(url.searchParams.get('isEmployer')).toBe('true');
  });
});

describe('a reset link', () => {
  it('sets the password once, logs in, and ends every other session', async () => {
    const email = await candidate('reset@example.org');
    const before = await logIn(api, 'candidate', email);
    api.clock.advance(second);
    await forgot(email);
    const token = await tokenFor(email);
    const { status: answered, body } = await reset(token);
    expect(answered).toBe(200);
    expect([await status(before), await status(body.data.token)]).toEqual([401, 200]);
    const again = await reset(token, 'een ander wachtwoord');
    expect([again.status, again.body.message]).toEqual(expired);
    const logInWith = (secret: string) =>
      ask(api, 'candidate/v1/login', { method: 'POST', body: { email, password: secret } });
    expect([(await logInWith(password)).status, (await logInWith(goodPassword)).status]).toEqual([401, 200]);
    expect((await mailsTo(api, email)).at(-1)?.subject).toBe('Je wachtwoord op Site 18 is gewijzigd');
    expect((await ask(api, 'candidate/v1/you', { bearer: body.data.token })).body.data.email_verified).toBe(
      true,
    );
  });

  it('is used by one of two who open it at the same time', async () => {
    const email = await candidate('race@example.org');
    await forgot(email);
    const token = await tokenFor(email);
    const answers = await Promise.all([reset(token), reset(token)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 410]);
  });

  it('ends after two hours, with a newer password, and with a newer address', async () => {
    const email = await candidate('late@example.org');
    await forgot(email);
    const token = await tokenFor(email);
    api.clock.advance(2 * 60 * 60 * second);
    const late = await reset(token);
    expect([late.status, late.body.message]).toEqual(expired);
    await forgot(email);
    const older = await tokenFor(email);
    await forgot(email);
    expect((await reset(await tokenFor(email))).status).toBe(200);
    expect((await reset(older)).status).toBe(410);
    await forgot(email);
    await api.db.update(users).set({ email: 'moved@example.org' }).where(eq(users.email, email));
    expect((await reset(await tokenFor(email))).status).toBe(410);
  });

  it('is not used up by a password that is refused', async () => {
    const email = await candidate('picky@example.org');
    await forgot(email);
    const token = await tokenFor(email);
    expect((await reset(token, 'kort')).body.fields).toEqual({
      password: ['Password at least 10 characters'],
    });
    expect((await reset(token, goodPassword, 'iets anders')).body.fields).toEqual({
      password_confirmation: ["Passwords don't match"],
    });
    expect((await reset(token, 'Anna2026!!')).body.fields.password).toHaveLength(1);
    expect((await reset(token)).status).toBe(200);
  });

  it('lets in who had guessed too often', async () => {
    const email = await candidate('locked@example.org');
    const tryLogin = (secret: string) =>
      ask(api, 'candidate/v1/login', { method: 'POST', body: { email, password: secret } });
    for (let guess = 0; guess < 10; guess += 1) await tryLogin(`guess ${guess}`);
    expect((await tryLogin(password)).status).toBe(429);
    await forgot(email);
    await reset(await tokenFor(email));
    expect((await tryLogin(goodPassword)).status).toBe(200);
  });

  it.each(['', 'nonsense', 'x'.repeat(200)])('%j is none', async (token) => {
    expect((await reset(token)).status).toBe(410);
  });
});

describe('changing the password', () => {
  const change = (bearer: string, body: object) =>
    ask(api, 'candidate/v1/profile/password', { method: 'PUT', bearer, body });
  const chosen = { password: goodPassword, password_confirmation: goodPassword };

  it('is not locked by a stranger who guesses at the login', async () => {
    const email = await candidate('guessed@example.org');
    const bearer = await logIn(api, 'candidate', email);
    const guess = (secret: string) =>
      ask(api, 'candidate/v1/login', { method: 'POST', body: { email, password: secret } });
    for (let time = 0; time < 10; time += 1) await guess(`guess ${time}`);
    expect((await guess(password)).status).toBe(429);
    expect((await change(bearer, { current_password: password, ...chosen })).status).toBe(200);
  });

  it('keeps this session and ends the others', async () => {
    const email = await candidate('change@example.org');
    const [here, there] = [await logIn(api, 'candidate', email), await logIn(api, 'candidate', email)];
    api.clock.advance(second);
    const { status: answered, body } = await change(here, { current_password: password, ...chosen });
    expect(answered).toBe(200);
    expect([await status(body.data.token), await status(here), await status(there)]).toEqual([200, 401, 401]);
  });

  it('needs the present one, and counts guesses at it', async () => {
    const email = await candidate('guess@example.org');
    const bearer = await logIn(api, 'candidate', email);
    const wrong = await change(bearer, { current_password: 'not this one', ...chosen });
    expect([wrong.status, wrong.body.fields]).toEqual([
      422,
      { current_password: ['This is not your current password'] },
    ]);
    for (let guess = 0; guess < 9; guess += 1) await change(bearer, { current_password: 'no', ...chosen });
    expect((await change(bearer, { current_password: password, ...chosen })).status).toBe(429);
  });

  it('says what is wrong with the new one', async () => {
    const bearer = await logIn(api, 'candidate', await candidate('rules@example.org'));
    const answer = await change(bearer, { current_password: password, ...chosen, password_confirmation: '' });
    expect(answer.body.fields).toEqual({ password_confirmation: ["Passwords don't match"] });
  });
});

describe('an admin’s password', () => {
  const chosen = { password: goodPassword, password_confirmation: goodPassword };
  const logInWith = async (typed: string, email = 'admin@example.org') =>
    (await ask(api, 'admin/v1/login', { method: 'POST', body: { email, password: typed } })).status;

  it('is chosen anew by a mailed link, which leads to the editor at the first site wherever it was asked for', async () => {
    const before = await logIn(api, 'admin');
    await forgot('admin@example.org', 'admin', { host: 'other.localhost' });
    const link = await mailedLink(api, 'admin@example.org', 'account.reset');
    expect([link.host, link.pathname]).toEqual(['localhost:3000', '/admin/password']);
    const token = link.searchParams.get('token') ?? '';
    expect((await reset(token)).status).toBe(410);
    expect((await reset(token, goodPassword, goodPassword, 'admin')).status).toBe(200);
    expect((await reset(token, goodPassword, goodPassword, 'admin')).status).toBe(410);
    expect((await ask(api, 'admin/v1/you', { bearer: before })).status).toBe(401);
    expect([await logInWith(password), await logInWith(goodPassword)]).toEqual([401, 200]);
  });

  it('is changed by who knows it, and ends the other sessions', async () => {
    const [here, there] = await Promise.all(
      [1, 2].map(
        async () =>
          (
            await ask(api, 'admin/v1/login', {
              method: 'POST',
              body: { email: 'admin@example.org', password: goodPassword },
            })
          ).body.data.token as string,
      ),
    );
    const change = (current_password: string, bearer = here) =>
      ask(api, 'admin/v1/profile/password', {
        method: 'PUT',
        bearer,
        body: { current_password, password, password_confirmation: password },
      });
    expect((await change('wrong')).body.fields).toHaveProperty('current_password');
    const { status: answered, body } = await change(goodPassword);
    expect(answered).toBe(200);
    expect((await ask(api, 'admin/v1/you', { bearer: there })).status).toBe(401);
    expect((await ask(api, 'admin/v1/you', { bearer: body.data.token })).status).toBe(200);
    expect([await logInWith(goodPassword), await logInWith(password)]).toEqual([401, 200]);
  });

  it('of one site is asked for at that site alone', async () => {
    const [known] = await api.db.select().from(users).where(eq(users.email, 'admin@example.org'));
    await api.db.insert(users).values({
      role: 'admin',
      adminRole: 'owner',
      email: 'theirs@example.org',
      siteId: 19,
      givenName: 'Ann',
      familyName: 'Bos',
      passwordHash: known?.passwordHash ?? null,
    });
    await forgot('theirs@example.org', 'admin');
    expect(await mailsTo(api, 'theirs@example.org')).toEqual([]);
    await forgot('theirs@example.org', 'admin', { host: 'other.localhost' });
    const link = await mailedLink(api, 'theirs@example.org', 'account.reset');
    expect([link.host, link.pathname]).toEqual(['other.localhost:3000', '/admin/password']);
    const token = link.searchParams.get('token') ?? '';
    expect(
      await ask(api, 'admin/v1/password/reset', { method: 'POST', body: { token, ...chosen } }),
    ).toMatchObject({
      status: 410,
    });
  });
});
