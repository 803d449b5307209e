import { eq } from '../../platform/database/drizzle.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ask } from '../../../test/request.ts';
import {
  companyRegistration,
  mailedLink,
  mailsTo,
  register,
  registration,
  startNumbering,
} from '../../../test/registering.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { applications, clientUsers, jobAlerts, mails, users } from '../../platform/database/schema.ts';
import { makeProfileLink } from './save-profile.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await startNumbering(api);
});
afterAll(() => api.close());

const { password } = registration();
const letter = 'Mijn geheime brief';
const newAddress = () => `${crypto.randomUUID()}@example.org`;
const findUser = async (email: string) =>
  (await api.db.select().from(users).where(eq(users.email, email)))[0];

/** An account of somebody who may read the mail of its address. */
async function newcomer(role = 'candidate') {
  const email = newAddress();
  const make = role === 'candidate' ? registration : companyRegistration;
  const { body } = await register(api, role, make({ email }));
  return { email, bearer: body.data.token as string };
}

/** What a guest left at an address that has no account. */
async function guest() {
  const email = newAddress();
  const job = await api.addJob({ clientId: null, title: 'Geheime baan' });
  const person = { jobId: job.id, jobBoardId: 1, givenName: 'Gast', familyName: 'Dijkstra' };
  const now = api.clock.now();
  const [application] = await api.db
    .insert(applications)
    .values({ ...person, email, motivationText: letter, createdAt: now })
    .returning();
  await api.db.insert(jobAlerts).values({
    siteId: 18,
    email,
    token: crypto.randomUUID(),
    filter: { search: 'geheime' },
    frequency: 'daily',
    locale: 'nl',
    confirmedAt: now,
    createdAt: now,
    coveredTill: now,
  });
  return { email, applicationId: application?.id ?? 0 };
}

const move = (bearer: string, email: string, role = 'candidate') =>
  ask(api, `${role}/v1/profile`, { method: 'PUT', bearer, body: { email, current_password: password } });
const post = (path: string, body: object) => ask(api, `candidate/v1/${path}`, { method: 'POST', body });
const tokenOf = async (email: string, event: 'account.verify' | 'account.reset') =>
  [...(await mailedLink(api, email, event)).searchParams.values()][0] ?? '';

/** Has something happen between what the next call reads and what it writes, as while it works out a password's hash. */
function meanwhile(happens: () => Promise<unknown>): void {
  const transaction = api.db.transaction.bind(api.db);
  vi.spyOn(api.db, 'transaction').mockImplementationOnce(async (...call) => {
    await happens();
    return transaction(...call);
  });
}

const reads = ['applications', 'kpi', 'logs', 'job-alerts', 'contact-requests', 'favourites', 'profile/gdpr'];
const seen = async (bearer: string) =>
  JSON.stringify(await Promise.all(reads.map((path) => ask(api, `candidate/v1/${path}`, { bearer }))));

const chosen = { password: 'een ander woord', password_confirmation: 'een ander woord' };

/** What opens each kind of mailed link of an address that has an account. */
const links = {
  verify: async (email: string) => {
    const token = await tokenOf(email, 'account.verify');
    return () => post('verify', { token, password: chosen.password });
  },
  reset: async (email: string) => {
    await post('password', { email });
    const token = await tokenOf(email, 'account.reset');
    return () => post('password/reset', { token, ...chosen });
  },
  profile: async (email: string) => {
    const job = await api.addJob();
    const person = { jobId: job.id, jobBoardId: 1, givenName: 'Ik', familyName: 'Zelf', email };
    const [own] = await api.db.insert(applications).values(person).returning();
    const sent = { id: own?.id ?? 0, email };
    const token = await api.db.transaction((tx) => makeProfileLink(tx, sent, api.clock.now()));
    return () => post(`profile-offers/${token}`, { password: chosen.password, terms: true });
  },
} as const;
const kinds = ['verify', 'reset', 'profile'] as const;

describe('a mailed link proves the address it was mailed to, and no other', () => {
  it.each(kinds)('of %s: an address that is taken on while it opens stays unproved', async (kind) => {
    const { email, bearer } = await newcomer();
    const left = await guest();
    const open = await links[kind](email);
    let moved = 0;
    meanwhile(async () => {
      moved = (await move(bearer, left.email)).status;
    });
    const answer = await open();
    expect([moved, answer.status, answer.body.code]).toEqual([200, 410, 'linkExpired']);
    expect(await findUser(left.email)).toMatchObject({ emailVerifiedAt: null });
    expect(await seen(bearer)).not.toMatch(/geheime/i);
  });

  it.each(kinds)('of %s: its session proves nothing of an address that comes later', async (kind) => {
    const { email } = await newcomer();
    const left = await guest();
    const opened = await (await links[kind](email))();
    const bearer = opened.body.data.token as string;
    const you = async () => (await ask(api, 'candidate/v1/you', { bearer })).body.data;
    expect(await you()).toMatchObject({ email, address_proved: true });
    const body = { email: left.email, current_password: chosen.password };
    expect((await ask(api, 'candidate/v1/profile', { method: 'PUT', bearer, body })).status).toBe(200);
    // Were it verified by whatever way, only who opens that mail sees it.
    await api.db.update(users).set({ emailVerifiedAt: api.clock.now() }).where(eq(users.email, left.email));
    expect(await you()).toMatchObject({ email: left.email, address_proved: false });
    expect(await seen(bearer)).not.toMatch(/geheime/i);
  });
});

it('a change of the name alone leaves the address that another window has changed meanwhile', async () => {
  const { email, bearer } = await newcomer();
  const next = newAddress();
  meanwhile(() => move(bearer, next));
  const body = { given_name: 'Anders' };
  expect((await ask(api, 'candidate/v1/profile', { method: 'PUT', bearer, body })).status).toBe(200);
  expect(await findUser(next)).toMatchObject({ givenName: 'Anders', emailVerifiedAt: null });
  expect(await findUser(email)).toBeUndefined();
});

describe('an account that its owner takes back by a mailed link, while a stranger who knows the old password', () => {
  /** Has the owner choose another password in the middle of the next call. */
  async function takenBack() {
    const { email, bearer } = await newcomer();
    const open = await links.reset(email);
    meanwhile(open);
    return { email, bearer };
  }
  const logIn = (email: string, word: string) => post('login', { email, password: word });

  it('logs in, is not logged in to', async () => {
    const { email } = await takenBack();
    expect((await logIn(email, password)).status).toBe(401);
    expect((await logIn(email, chosen.password)).status).toBe(200);
  });

  it('moves it, keeps its address', async () => {
    const { email, bearer } = await takenBack();
    expect((await move(bearer, newAddress())).status).toBe(401);
    expect(await findUser(email)).toBeDefined();
  });

  it('chooses a third password, keeps the second', async () => {
    const { email, bearer } = await takenBack();
    const body = {
      current_password: password,
      password: 'derde woord hier',
      password_confirmation: 'derde woord hier',
    };
    const answer = await ask(api, 'candidate/v1/profile/password', { method: 'PUT', bearer, body });
    expect(answer.status).toBe(401);
    expect((await logIn(email, chosen.password)).status).toBe(200);
  });

  it('deletes it, stays', async () => {
    const { email, bearer } = await takenBack();
    expect((await ask(api, 'candidate/v1/profile', { method: 'DELETE', bearer })).status).toBe(401);
    expect(await findUser(email)).toBeDefined();
  });
});

describe('who registered the address of a guest and deletes that account', () => {
  const mail = { siteId: 18, locale: 'nl', subject: 'S', text: 'T', html: 'H' } as const;

  it('takes none of the guest’s mails along, sent or waiting, nor those that pass their words on', async () => {
    const { email } = await guest();
    const now = api.clock.now();
    await api.db.insert(mails).values([
      { ...mail, event: 'application.sent', to: email, createdAt: now, sentAt: now },
      { ...mail, event: 'job-alert.confirm', to: email, createdAt: now },
      { ...mail, event: 'application.received', to: 'baas@example.org', replyTo: email, createdAt: now },
    ]);
    const { body } = await register(api, 'candidate', registration({ email }));
    const bearer = body.data.token as string;
    expect((await ask(api, 'candidate/v1/profile', { method: 'DELETE', bearer })).status).toBe(204);
    const left = await mailsTo(api, email);
    expect(left.map(({ event }) => event)).toEqual([
      'application.sent',
      'job-alert.confirm',
      'account.verify',
      'account.deleted',
    ]);
    const passedOn = await api.db.select().from(mails).where(eq(mails.replyTo, email));
    expect(passedOn.map(({ event }) => event)).toEqual(['application.received']);
    expect(await api.db.$count(jobAlerts, eq(jobAlerts.email, email))).toBe(1);
    const [stored] = await api.db.select().from(applications).where(eq(applications.email, email));
    expect(stored).toMatchObject({ motivationText: letter });
  });

  it('does not have the address mailed without end: what was mailed stays counted', async () => {
    const email = newAddress();
    const alert = { email, search: 'kok', frequency: 'daily', locale: 'nl' };
    const askFor = (search: string) =>
      ask(api, 'public/v1/job-boards/1/job-alerts', { method: 'POST', body: { ...alert, search } });
    for (let time = 0; time < 5; time += 1) expect((await askFor(`kok ${time}`)).status).toBeLessThan(300);
    const { body } = await register(api, 'candidate', registration({ email }));
    await ask(api, 'candidate/v1/profile', { method: 'DELETE', bearer: body.data.token });
    expect((await askFor('nog een')).status).toBeLessThan(300);
    const asked = (await mailsTo(api, email)).filter(({ event }) => event === 'job-alert.confirm');
    expect(asked).toHaveLength(5);
  });

  it('does so some times and no more: each time the address is mailed', async () => {
    const email = newAddress();
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      const { status, body } = await register(api, 'candidate', registration({ email }));
      statuses.push(status);
      if (status === 201)
        await ask(api, 'candidate/v1/profile', { method: 'DELETE', bearer: body.data.token });
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });
});

it('an invitation is of the address it went to: who moves theirs away no longer has it', async () => {
  const host = await newcomer('employer');
  await api.db.update(users).set({ emailVerifiedAt: api.clock.now() }).where(eq(users.email, host.email));
  const stranger = await newcomer('employer');
  const invited = await ask(api, 'employer/v1/users', {
    method: 'POST',
    bearer: host.bearer,
    body: { email: stranger.email, given_name: 'Echte', family_name: 'Collega' },
  });
  expect(invited.status).toBeLessThan(300);
  const next = newAddress();
  expect((await move(stranger.bearer, next, 'employer')).status).toBe(200);
  await api.db.update(users).set({ emailVerifiedAt: api.clock.now() }).where(eq(users.email, next));
  const person = await findUser(next);
  const rows = await api.db
    .select()
    .from(clientUsers)
    .where(eq(clientUsers.userId, person?.id ?? 0));
  const invitation = rows.find(({ acceptedAt }) => acceptedAt === null);
  const accept = await ask(api, `employer/v1/users/${invitation?.id}/switch`, {
    method: 'PUT',
    bearer: stranger.bearer,
  });
  expect(accept.status).toBe(404);
});
