import { eq } from '../../platform/database/drizzle.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../../../test/request.ts';
import { addColleague, mailedLink, mailsTo, register, registration } from '../../../test/registering.ts';
import { addAccounts, logIn, password } from '../../../test/test-accounts.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { applications, jobs, resumes, sessions, users } from '../../platform/database/schema.ts';

let api: TestApi;
let candidate: string;
let employer: string;
beforeAll(async () => {
  api = await openTestApi();
  await addAccounts(api);
  candidate = await logIn(api, 'candidate');
  employer = await logIn(api, 'employer');
});
afterAll(() => api.close());

const read = (role: string, bearer: string, path: string, locale = 'en') =>
  ask(api, `${role}/v1/${path}`, { bearer, locale });
const change = (bearer: string, body: object, role = 'candidate') =>
  ask(api, `${role}/v1/profile`, { method: 'PUT', bearer, body });

describe('the profile', () => {
  it('changes in part', async () => {
    const { status, body } = await change(candidate, { given_name: ' Ännchen ', locale: 'ro' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ given_name: 'Ännchen', family_name: 'de Vries', locale: 'ro' });
    expect((await read('candidate', candidate, 'you')).body.data).toEqual(body.data);
  });

  it('says what is wrong with it', async () => {
    const { status, body } = await change(candidate, { given_name: '', family_name: ' ', email: 'x' });
    expect([status, body.fields]).toEqual([
      422,
      {
        given_name: ['First name is required'],
        family_name: ['Last name is required'],
        email: ['This is not a valid email'],
      },
    ]);
  });

  it('takes no addresses and phones: they have calls of their own', async () => {
    expect((await change(candidate, { addresses: [] })).status).toBe(400);
  });
});

describe('a new e-mail address', () => {
  const newcomer = async () => {
    const email = `${crypto.randomUUID()}@example.org`;
    const { body } = await register(
      api,
      'candidate',
      registration({ email, password, password_confirmation: password }),
    );
    return { email, bearer: body.data.token as string };
  };

  it('needs the password', async () => {
    const { bearer } = await newcomer();
    const without = await change(bearer, { email: 'new@example.org' });
    expect([without.status, without.body.fields]).toEqual([
      422,
      { current_password: ['Password is required'] },
    ]);
    const wrong = await change(bearer, { email: 'new@example.org', current_password: 'x' });
    expect(wrong.body.fields).toEqual({ current_password: ['This is not your current password'] });
  });

  it('is verified anew, and the earlier address is told', async () => {
    const { email, bearer } = await newcomer();
    const old = (await mailedLink(api, email, 'account.verify')).searchParams.get('verify') ?? '';
    const { body } = await change(bearer, { email: 'Nieuw@example.org', current_password: password });
    expect(body.data).toMatchObject({ email: 'nieuw@example.org', email_verified: false });
    const received = (await mailsTo(api, email)).at(-1);
    expect([received?.event, received?.text.includes('nieuw@example.org')]).toEqual(['account.moved', true]);
    const verify = (token: string) => ask(api, 'candidate/v1/verify', { method: 'POST', body: { token } });
    // A link that was mailed to the earlier address proves nothing about this one.
    expect((await verify(old)).status).toBe(410);
    const token =
      (await mailedLink(api, 'nieuw@example.org', 'account.verify')).searchParams.get('verify') ?? '';
    expect((await verify(token)).body.data).toMatchObject({ email: 'nieuw@example.org' });
  });

  it('is nobody else’s', async () => {
    const { bearer } = await newcomer();
    const { status, body } = await change(bearer, {
      email: 'candidate@example.org',
      current_password: password,
    });
    expect([status, body.code]).toEqual([409, 'accountExists']);
  });
});

describe('the log', () => {
  it('says what happened, newest first, in the reader’s language, in pages', async () => {
    const { body } = await read('candidate', candidate, 'logs?limit=2', 'nl');
    expect(body.data.map(({ event, message }: Record<string, string>) => [event, message])).toEqual([
      ['profile.changed', 'Het profiel is gewijzigd'],
      ['account.logged-in', 'Ingelogd'],
    ]);
    expect(body.meta).toEqual({ total: 2, page: 1, limit: 2, last_page: 1 });
    expect((await read('candidate', candidate, 'logs?limit=1&page=2')).body.data[0].message).toBe(
      'Logged in',
    );
    expect((await read('candidate', candidate, 'logs?page=9')).body.data).toEqual([]);
  });

  it('forgets what is more than a year ago', async () => {
    const email = 'lang-geleden@example.org';
    const before = { email, password, password_confirmation: password };
    const { body } = await register(api, 'candidate', registration(before));
    expect((await read('candidate', body.data.token, 'logs')).body.meta.total).toBe(1);
    api.clock.advance(366 * 24 * 60 * 60 * 1000);
    const { data } = (await read('candidate', await logIn(api, 'candidate', email), 'logs')).body;
    api.clock.advance(-366 * 24 * 60 * 60 * 1000);
    expect(data.map(({ event }: { event: string }) => event)).toEqual(['account.logged-in']);
  });

  it('tells employers what colleagues did, and nobody what others did', async () => {
    await addColleague(api, 'employer@example.org', 'collega@example.org');
    await change(await logIn(api, 'employer', 'collega@example.org'), { family_name: 'Bos' }, 'employer');
    const { data } = (await read('employer', employer, 'logs')).body;
    expect(data.map(({ event, by }: Record<string, string>) => [event, by])).toEqual([
      ['profile.changed', 'Kees Bos'],
      ['account.logged-in', 'Kees Bos'],
      ['account.logged-in', undefined],
    ]);
    const rival = await logIn(api, 'employer', 'other@example.org');
    expect((await read('employer', rival, 'logs')).body.data).toHaveLength(1);
  });
});

describe('the numbers', () => {
  it('of a candidate grow with what they do', async () => {
    const kpi = async () => (await read('candidate', candidate, 'kpi')).body.data;
    expect(await kpi()).toEqual({
      profile_progress: 20,
      has_resume: false,
      job_alerts: 0,
      favourites: 0,
      contact_requests: 0,
      applications: 0,
    });
    const [anna] = await api.db.select().from(users).where(eq(users.email, 'candidate@example.org'));
    await api.db
      .insert(resumes)
      .values({ userId: anna?.id ?? 0, jobBoardId: 1, slug: 'anna', givenName: 'Anna', familyName: 'V' });
    const job = await api.addJob();
    const person = { jobId: job.id, jobBoardId: 1, givenName: 'Anna', familyName: 'V' };
    await api.db.insert(applications).values([
      { ...person, email: 'elders@example.org', userId: anna?.id ?? 0 },
      // Sent as a guest: hers only once the address has turned out to be.
      { ...person, email: 'candidate@example.org' },
    ]);
    expect(await kpi()).toMatchObject({ profile_progress: 60, has_resume: true, applications: 1 });
    await api.db
      .update(users)
      .set({ emailVerifiedAt: api.clock.now() })
      .where(eq(users.id, anna?.id ?? 0));
    expect(await kpi()).toMatchObject({ applications: 1 });
    await api.db.update(sessions).set({ provedEmail: 'candidate@example.org' });
    expect(await kpi()).toMatchObject({ applications: 2 });
  });

  it('of a company are about its jobs and who applied', async () => {
    const job = await api.addJob({ clientId: 1 });
    await api.addJob({ clientId: 1, status: 'draft' });
    await api.addJob({ clientId: 2 });
    const person = { jobId: job.id, jobBoardId: 1, givenName: 'A', familyName: 'B' };
    await api.db.insert(applications).values([
      { ...person, email: 'new@example.org', createdAt: api.days(-1) },
      { ...person, email: 'old@example.org', createdAt: api.days(-20) },
    ]);
    const { data } = (await read('employer', employer, 'kpi')).body;
    expect(data).toEqual({ jobs: { active: 1, draft: 1 }, applications: 2, new_applications: 1 });
    await api.db.delete(applications).where(eq(applications.jobId, job.id));
    await api.db.delete(jobs).where(eq(jobs.id, job.id));
  });
});
