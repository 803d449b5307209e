import { eq } from '../platform/database/drizzle.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask } from '../../test/request.ts';
import { goodPassword, mailsTo, register, registration } from '../../test/registering.ts';
import { openTestApi, type TestApi } from '../../test/test-api.ts';
import { accountLinks, jobAlerts, mails, users } from '../platform/database/schema.ts';

let api: TestApi;
let bearer = '';
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  for (const table of [jobAlerts, mails, accountLinks, users]) await api.db.delete(table);
});

const email = 'femke@example.org';
const post = (path: string, body?: object) => ask(api, path, { method: 'POST', ...(body && { body }) });
const linkIn = async (key: 'token' | 'verify') =>
  new RegExp(`${key}=([\\w.~-]+)`).exec((await mailsTo(api, email)).at(-1)?.text ?? '')?.[1] ?? '';
const request = { email, search: 'kok', frequency: 'weekly', locale: 'nl' };

/** A guest's alert that was asked for; confirmed unless said otherwise. @returns the token of its link */
async function guestAlert(body: object = request, isConfirmed = true): Promise<string> {
  await post('public/v1/job-boards/1/job-alerts', body);
  const token = await linkIn('token');
  if (isConfirmed) expect((await post(`public/v1/job-alerts/confirm/${token}`)).status).toBe(200);
  return token;
}

/** Opens the mailed link; who does logs in. */
async function verify(): Promise<void> {
  const token = await linkIn('verify');
  const opened = await post('candidate/v1/verify', { token, password: goodPassword });
  expect(opened.status).toBe(200);
  bearer = opened.body.data.token;
}

/** The alerts of the account, in the session that the mail opened or in another. */
async function ownAlerts(who = bearer): Promise<readonly { search: string; email?: string }[]> {
  return (await ask(api, 'candidate/v1/job-alerts', { bearer: who })).body.data;
}
const logIn = async () =>
  (await post('candidate/v1/login', { email, password: goodPassword })).body.data.token as string;

describe('the alerts of an address', () => {
  it('come into the account that is made with it later, once it is verified and not before', async () => {
    const token = await guestAlert();
    expect((await register(api, 'candidate', registration())).status).toBe(201);
    expect(await ownAlerts(await logIn())).toEqual([]);
    await verify();
    const theirs = [{ search: 'kok', frequency: 'weekly', confirmed: true }];
    expect(await ownAlerts()).toMatchObject(theirs);
    // They are the account's from then on.
    expect(await ownAlerts(await logIn())).toMatchObject(theirs);
    const link = await ask(api, `public/v1/job-alerts/manage/${token}`);
    expect(link.body.data).toMatchObject({ email, search: 'kok' });
  });

  it('that were never confirmed stay nobody’s until they are', async () => {
    const token = await guestAlert(request, false);
    await register(api, 'candidate', registration());
    await verify();
    expect(await ownAlerts()).toEqual([]);
    expect((await post(`public/v1/job-alerts/confirm/${token}`)).status).toBe(200);
    expect(await ownAlerts()).toMatchObject([{ search: 'kok' }]);
  });

  it('come with a session that a mail opens, none of them twice, and with no password alone', async () => {
    await register(api, 'candidate', registration());
    await verify();
    await guestAlert();
    await guestAlert({ ...request, search: 'bakker' });
    expect((await ownAlerts()).map(({ search }) => search).sort()).toEqual(['bakker', 'kok']);
    const stranger = await logIn();
    expect(await ownAlerts(stranger)).toEqual([]);
    const { email: _email, ...own } = request;
    await ask(api, 'candidate/v1/job-alerts', { method: 'POST', bearer: stranger, body: own });
    await post('candidate/v1/password', { email });
    const token = await linkIn('token');
    const chosen = { password: 'wad en water wijd', password_confirmation: 'wad en water wijd' };
    const reset = await post('candidate/v1/password/reset', { token, ...chosen });
    const alerts = await ownAlerts(reset.body.data.token);
    expect(alerts.map(({ search }) => search).sort()).toEqual(['bakker', 'kok']);
  });

  it('of an employer, of another address and of another site stay where they are', async () => {
    await guestAlert();
    await register(api, 'candidate', registration({ email: 'ander@example.org' }));
    await api.db.update(users).set({ emailVerifiedAt: api.clock.now() });
    await post('candidate/v1/login', { email: 'ander@example.org', password: goodPassword });
    const [alert] = await api.db.select().from(jobAlerts).where(eq(jobAlerts.email, email));
    expect(alert?.userId).toBeNull();
    await register(api, 'candidate', registration(), { host: 'other.localhost' });
    await api.db.update(users).set({ emailVerifiedAt: api.clock.now() });
    await ask(api, 'candidate/v1/login', {
      method: 'POST',
      host: 'other.localhost',
      body: { email, password: goodPassword },
    });
    const [still] = await api.db.select().from(jobAlerts).where(eq(jobAlerts.email, email));
    expect(still?.userId).toBeNull();
  });
});
