import { eq } from '../../platform/database/drizzle.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailedLink, mailsTo, register, registration } from '../../../test/registering.ts';
import { ask } from '../../../test/request.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { applications, jobAlerts, users } from '../../platform/database/schema.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const password = registration().password;
const reads = ['applications', 'kpi', 'logs', 'job-alerts', 'contact-requests', 'favourites', 'profile/gdpr'];
const secret = 'Mijn geheime brief';

/** A guest applied, and a stranger registered their address: both have what they typed, nobody opened a mail. */
async function takeOver() {
  const email = `${crypto.randomUUID()}@example.org`;
  const job = await api.addJob({ clientId: null, title: 'Geheime baan' });
  await api.db.insert(applications).values({
    jobId: job.id,
    jobBoardId: 1,
    email,
    givenName: 'Gast',
    familyName: 'Dijkstra',
    motivationText: secret,
    createdAt: api.clock.now(),
  });
  const { body } = await register(api, 'candidate', registration({ email }));
  const link = (await mailedLink(api, email, 'account.verify')).searchParams.get('verify') ?? '';
  const verify = (chosen: object = {}, device?: string) =>
    ask(api, 'candidate/v1/verify', { method: 'POST', body: { token: link, ...chosen }, device });
  const asked = async (device?: string) =>
    (await ask(api, `candidate/v1/verify/${link}`, { device })).body.data;
  const { token: stranger, known_device: device } = body.data as Record<'token' | 'known_device', string>;
  return { email, stranger, device, verify, asked };
}
const logIn = (email: string, word = password) =>
  ask(api, 'candidate/v1/login', { method: 'POST', body: { email, password: word } });
/** What a session reads, all of it. */
const seen = async (bearer: string) =>
  JSON.stringify(await Promise.all(reads.map((path) => ask(api, `candidate/v1/${path}`, { bearer }))));

describe('what a guest left', () => {
  it('is not seen by who registered the address, before it is verified and after', async () => {
    const { email, stranger, verify } = await takeOver();
    expect(await seen(stranger)).not.toMatch(/geheime/i);
    expect((await verify()).status).toBe(200);
    const ended = await ask(api, 'candidate/v1/applications', { bearer: stranger });
    expect(ended.status).toBe(401);
    expect((await logIn(email)).status).toBe(401);
  });

  it('is not seen by who knows only the password, of an account that had shown its address before', async () => {
    const { email, stranger } = await takeOver();
    await api.db.update(users).set({ emailVerifiedAt: api.clock.now() }).where(eq(users.email, email));
    const alert = {
      siteId: 18,
      email,
      filter: { search: 'geheime' },
      frequency: 'daily',
      locale: 'nl',
    } as const;
    const now = api.clock.now();
    await api.db
      .insert(jobAlerts)
      .values({ ...alert, token: crypto.randomUUID(), confirmedAt: now, createdAt: now, coveredTill: now });
    const bearer = (await logIn(email)).body.data.token as string;
    for (const who of [stranger, bearer]) expect(await seen(who)).not.toMatch(/geheime/i);
    const [stored] = await api.db.select().from(jobAlerts).where(eq(jobAlerts.email, email));
    for (const method of ['PUT', 'DELETE'] as const) {
      const body = { search: 'mine', frequency: 'daily', locale: 'nl' };
      const path = `candidate/v1/job-alerts/${stored?.id}`;
      const answer = await ask(api, path, { method, bearer, ...(method === 'PUT' && { body }) });
      expect([method, answer.status]).toEqual([method, 404]);
    }
    // A link by mail opens a session that sees it.
    expect((await ask(api, 'candidate/v1/you', { bearer })).body.data.address_proved).toBe(false);
    await ask(api, 'candidate/v1/verify/resend', { method: 'POST', bearer });
    const link = (await mailedLink(api, email, 'account.verify')).searchParams.get('verify') ?? '';
    const body = { token: link, password: 'een ander woord' };
    const opened = await ask(api, 'candidate/v1/verify', { method: 'POST', body });
    const owner = opened.body.data.token as string;
    expect(await seen(owner)).toMatch(/geheime/i);
    const alerts = await ask(api, 'candidate/v1/job-alerts', { bearer: owner });
    expect(alerts.body.data).toMatchObject([{ search: 'geheime' }]);
  });

  it('is seen by who opened the mail, in the session that it opened, once', async () => {
    const { verify } = await takeOver();
    const { body } = await verify();
    const bearer = body.data.token as string;
    expect((await ask(api, 'candidate/v1/applications', { bearer })).body.data).toMatchObject([
      { job: { title: 'Geheime baan' } },
    ]);
    expect(await seen(bearer)).toContain(secret);
    expect((await verify()).body.code).toBe('linkExpired');
  });
});

describe('who knows only the password of an address', () => {
  const alert = { search: 'geheime baan', frequency: 'daily', locale: 'nl' };

  /** A guest asks for an alert and confirms it by the mail. @returns the token of its link */
  async function guestAlert(email: string): Promise<string> {
    const body = { ...alert, email };
    const asked = await ask(api, 'public/v1/job-boards/1/job-alerts', { method: 'POST', body });
    expect(asked.status).toBe(202);
    const question = (await mailsTo(api, email)).find(({ event }) => event === 'job-alert.confirm');
    const token = /token=([\w.~-]+)/.exec(question?.text ?? '')?.[1] ?? '';
    const confirmed = await ask(api, `public/v1/job-alerts/confirm/${token}`, { method: 'POST' });
    expect(confirmed.status).toBe(200);
    return token;
  }

  /** The answers to a session, without its own tracks: being asked is logged. */
  async function answersTo(bearer: string) {
    const asked = await Promise.all(reads.map((path) => ask(api, `candidate/v1/${path}`, { bearer })));
    return asked.map(({ status, body: { data, meta } }, at) => {
      if (reads[at] === 'logs') return status;
      return [status, Array.isArray(data) ? data : { ...data, account_logs: undefined }, meta];
    });
  }

  it('reads the very same whether a guest has an alert there or not', async () => {
    const email = `${crypto.randomUUID()}@example.org`;
    await register(api, 'candidate', registration({ email }));
    await api.db.update(users).set({ emailVerifiedAt: api.clock.now() }).where(eq(users.email, email));
    const bearer = (await logIn(email)).body.data.token as string;
    const before = await answersTo(bearer);
    const token = await guestAlert(email);
    expect(await answersTo(bearer)).toEqual(before);
    // Nor does an alert of their own, the very same, take its place or end with it.
    const made = await ask(api, 'candidate/v1/job-alerts', { method: 'POST', bearer, body: alert });
    expect(made.status).toBe(201);
    const ended = await ask(api, `candidate/v1/job-alerts/${made.body.data.id}`, {
      method: 'DELETE',
      bearer,
    });
    expect(ended.status).toBe(204);
    const managed = await ask(api, `public/v1/job-alerts/manage/${token}`);
    expect(managed.body.data).toMatchObject({ search: 'geheime baan', confirmed: true });
  });

  it('ends nothing of a guest with the account, nor takes it to another address', async () => {
    const email = `${crypto.randomUUID()}@example.org`;
    await register(api, 'candidate', registration({ email }));
    await api.db.update(users).set({ emailVerifiedAt: api.clock.now() }).where(eq(users.email, email));
    const token = await guestAlert(email);
    const bearer = (await logIn(email)).body.data.token as string;
    const left = await ask(api, 'candidate/v1/profile', { method: 'DELETE', bearer });
    expect(left.status).toBe(204);
    const managed = await ask(api, `public/v1/job-alerts/manage/${token}`);
    expect([managed.status, managed.body.data?.email]).toEqual([200, email]);
  });
});

describe('the password of who registered the address of somebody else', () => {
  it('opens nothing once its owner verified, who chose another', async () => {
    const { email, verify, asked } = await takeOver();
    expect(await asked()).toEqual({ email, needs_password: true });
    const short = await verify({ password: 'kort' });
    expect([short.status, Object.keys(short.body.fields)]).toEqual([422, ['password']]);
    expect((await verify({ password: 'van mij alleen' })).status).toBe(200);
    expect((await logIn(email)).status).toBe(401);
    expect((await logIn(email, 'van mij alleen')).status).toBe(200);
  });

  it('opens nothing either where no other was chosen: the account has none then', async () => {
    const { email, verify } = await takeOver();
    expect((await verify()).status).toBe(200);
    for (const word of [password, '']) expect((await logIn(email, word)).status).toBe(401);
  });

  it('stays in the browser in which it was typed', async () => {
    const { email, device, verify, asked } = await takeOver();
    expect((await asked(device)).needs_password).toBe(false);
    expect((await verify({}, device)).status).toBe(200);
    expect((await logIn(email)).status).toBe(200);
    const other = await takeOver();
    expect((await other.asked(device)).needs_password).toBe(true);
  });
});
