import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask } from '../../../test/ask.ts';
import { goodPassword, mailsTo, register, registration } from '../../../test/registering.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { accountLinks, jobAlerts, mails, users } from '../../database/schema.ts';

let api: TestApi;
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
const wish = { email, search: 'kok', frequency: 'weekly', locale: 'nl' };

/** A guest's alert that was asked for; confirmed unless said otherwise. @returns the token of its link */
async function guestAlert(body: object = wish, isConfirmed = true): Promise<string> {
  await post('public/v1/job-boards/1/job-alerts', body);
  const token = await linkIn('token');
  if (isConfirmed) expect((await post(`public/v1/job-alerts/confirm/${token}`)).status).toBe(200);
  return token;
}

async function verify(): Promise<void> {
  const token = await linkIn('verify');
  expect((await post('candidate/v1/verify', { token })).status).toBe(200);
}

async function ownAlerts(): Promise<readonly { search: string; email?: string }[]> {
  const login = await post('candidate/v1/login', { email, password: goodPassword });
  return (await ask(api, 'candidate/v1/job-alerts', { bearer: login.body.data.token })).body.data;
}

describe('the alerts of an address', () => {
  it('come into the account that is made with it later, once it is verified and not before', async () => {
    const token = await guestAlert();
    expect((await register(api, 'candidate', registration())).status).toBe(201);
    expect(await ownAlerts()).toEqual([]);
    await verify();
    expect(await ownAlerts()).toMatchObject([{ search: 'kok', frequency: 'weekly', confirmed: true }]);
    const link = await ask(api, `public/v1/job-alerts/manage/${token}`);
    expect(link.body.data).toMatchObject({ email, search: 'kok' });
  });

  it('that were never confirmed stay nobody’s until they are', async () => {
    const token = await guestAlert(wish, false);
    await register(api, 'candidate', registration());
    await verify();
    expect(await ownAlerts()).toEqual([]);
    expect((await post(`public/v1/job-alerts/confirm/${token}`)).status).toBe(200);
    expect(await ownAlerts()).toMatchObject([{ search: 'kok' }]);
  });

  it('come in at the next login too, and none of them twice', async () => {
    await register(api, 'candidate', registration());
    await verify();
    await api.db.update(users).set({ emailVerifiedAt: null });
    await guestAlert();
    await guestAlert({ ...wish, search: 'bakker' });
    await api.db.update(users).set({ emailVerifiedAt: api.clock.now() });
    const login = await post('candidate/v1/login', { email, password: goodPassword });
    const bearer = login.body.data.token;
    const { email: _email, ...own } = wish;
    expect(await ownAlerts()).toHaveLength(2);
    await ask(api, 'candidate/v1/job-alerts', { method: 'POST', bearer, body: own });
    const token = await guestAlert();
    expect((await ownAlerts()).map(({ search }) => search).sort()).toEqual(['bakker', 'kok']);
    expect((await ask(api, `public/v1/job-alerts/manage/${token}`)).status).toBe(200);
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
