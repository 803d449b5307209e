import { and, eq } from '../../platform/database/drizzle.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask } from '../../../test/request.ts';
import { addAccounts, logIn } from '../../../test/test-accounts.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import {
  applications,
  files,
  introductionObjections,
  introductions,
  mails,
  organisations,
  sessions,
  users,
} from '../../platform/database/schema.ts';

let api: TestApi;
let employer: string;
let rival: string;
let job: Awaited<ReturnType<TestApi['addJob']>>;
beforeAll(async () => {
  api = await openTestApi();
  await addAccounts(api);
  await api.db.update(organisations).set({ clientId: 1 }).where(eq(organisations.id, 1));
  [employer, rival] = await Promise.all([
    logIn(api, 'employer'),
    logIn(api, 'employer', 'other@example.org'),
  ]);
});
afterAll(() => api.close());
beforeEach(async () => {
  for (const table of [applications, introductionObjections, mails, files]) await api.db.delete(table);
  job = await api.addJob();
});

const femke = {
  given_name: 'Femke',
  family_name: 'Hofstra',
  email: ' Femke@Example.org ',
  phone: '06 12345678',
  motivation_text: 'Femke kent de wijk.',
  consent: true,
};
const introduce = (body: object = femke, bearer = rival, id: string | number = job.uuid) =>
  ask(api, `employer/v1/jobs/${id}/introduce-candidate`, { method: 'POST', bearer, body, locale: 'nl' });
const byLink = (token: string, act = '', host = 'localhost') =>
  ask(api, `public/v1/introductions/${token}${act}`, { host, ...(act && { method: 'POST' as const }) });
async function mailed(event = 'candidate.introduced') {
  const [mail] = await api.db.select().from(mails).where(eq(mails.event, event));
  const link = new URL(/https?:\/\/\S*token=\S+/.exec(mail?.text ?? '')?.[0] ?? 'http://none');
  return { mail, link, token: link.searchParams.get('token') ?? '' };
}
async function uploadCv(bearer = rival) {
  const content = new Uint8Array(Buffer.from('%PDF-1.4\n%%EOF Femke'));
  const form = { name: 'cv.pdf', file: new File([content], 'cv.pdf') };
  const { body } = await ask(api, 'employer/v1/files/upload', { method: 'POST', bearer, form });
  return body.data.token as string;
}

describe('introducing somebody', () => {
  it('is an application that says who made it; the person and the recruiter are told', async () => {
    const cv = await uploadCv();
    const { status, body } = await introduce({ ...femke, cv });
    expect([status, body.data.uuid]).toEqual([201, expect.stringMatching(/^[\da-f-]{36}$/)]);
    const listed = await ask(api, 'employer/v1/applicants', { bearer: employer });
    expect(listed.body.data).toEqual([
      expect.objectContaining({
        given_name: 'Femke',
        email: 'femke@example.org',
        introduced_by: 'Werf BV',
        has_cv: true,
      }),
    ]);
    const { mail, link } = await mailed();
    expect(mail).toMatchObject({
      to: 'femke@example.org',
      subject: `Werf BV heeft je voorgedragen voor ${job.title}`,
    });
    expect(mail?.text).toContain('Femke kent de wijk.');
    expect(mail?.html).toContain('Bezwaar maken');
    expect(link.pathname).not.toContain('/api/');
    const received = await mailed('introduction.received');
    expect(received.mail).toMatchObject({ to: 'recruiter@lauwers.example', replyTo: 'femke@example.org' });
    expect(received.mail?.fileIds).toHaveLength(1);
  });

  it('speaks the language of the person’s own account', async () => {
    const person = { role: 'candidate' as const, siteId: 18, givenName: 'F', familyName: 'H', locale: 'ro' };
    await api.db.insert(users).values({ ...person, email: 'femke@example.org' });
    await introduce();
    expect((await mailed()).mail?.subject).toBe(`Werf BV te-a recomandat pentru ${job.title}`);
    await api.db.delete(users).where(eq(users.email, 'femke@example.org'));
  });

  it('happens once, however often it is sent, and not for who applied already', async () => {
    const answers = await Promise.all([introduce(), introduce(), introduce()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.data.uuid)).size).toBe(1);
    expect(await api.db.select().from(mails)).toHaveLength(2);
    expect((await introduce(femke, employer)).body.code).toBe('alreadyApplied');
  });

  it('needs a name, an address, agreement, and a file of one’s own', async () => {
    const wrong = { ...femke, given_name: ' ', email: 'femke@', phone: '12', consent: false };
    const { status, body } = await introduce(wrong);
    expect([status, Object.keys(body.fields).sort()]).toEqual([
      422,
      ['consent', 'email', 'given_name', 'phone'],
    ]);
    const cv = await uploadCv(employer);
    expect((await introduce({ ...femke, cv })).body.fields).toHaveProperty('cv');
    expect(await api.db.select().from(applications)).toEqual([]);
  });

  it('is for employers, and for open jobs of this board', async () => {
    const elsewhere = await api.addJob({}, [2]);
    const expired = await api.addJob({ status: 'expired' });
    expect((await introduce(femke, rival, elsewhere.uuid)).body.code).toBe('jobNotFound');
    expect((await introduce(femke, rival, expired.id)).body.code).toBe('jobExpired');
    expect((await introduce(femke, await logIn(api, 'candidate'))).status).toBe(403);
    expect((await introduce(femke, rival, job.id)).status).toBe(201);
  });
});

describe('somebody who was introduced and has an account', () => {
  it('reads by whom in all that is kept about them, and takes it along when they leave', async () => {
    const bearer = await logIn(api, 'candidate');
    await api.db
      .update(users)
      .set({ emailVerifiedAt: api.clock.now() })
      .where(and(eq(users.email, 'candidate@example.org'), eq(users.siteId, 18)));
    // As if a mailed link had opened it.
    await api.db.update(sessions).set({ provedEmail: 'candidate@example.org' });
    await introduce({ ...femke, email: 'candidate@example.org', cv: await uploadCv() });
    const stored = await ask(api, 'candidate/v1/profile/gdpr', { bearer });
    expect(JSON.parse(stored.bytes.toString()).data.applications).toEqual([
      expect.objectContaining({ introduced_by: 'Werf BV', given_name: 'Femke' }),
    ]);
    expect((await ask(api, 'candidate/v1/profile', { method: 'DELETE', bearer })).status).toBeLessThan(300);
    expect(await api.db.select().from(introductions)).toEqual([]);
    expect(await api.db.select().from(files).where(eq(files.ownerKind, 'application'))).toEqual([]);
    const [left] = await api.db.select().from(applications);
    expect(JSON.stringify(left)).not.toMatch(/Femke|Hofstra|candidate@/);
  });
});

describe('objecting', () => {
  it('deletes all of it at once, and nobody introduces them again', async () => {
    await introduce({ ...femke, cv: await uploadCv() });
    const { token } = await mailed();
    expect((await byLink(token)).body.data).toMatchObject({
      given_name: 'Femke',
      introduced_by: 'Werf BV',
      job_title: job.title,
    });
    expect((await byLink(token, '/object', 'other.localhost')).status).toBe(410);
    expect((await byLink(token, '/object')).status).toBe(204);
    for (const table of [applications, introductions, mails])
      expect(await api.db.select().from(table)).toEqual([]);
    expect(await api.db.select().from(files).where(eq(files.ownerKind, 'application'))).toEqual([]);
    expect((await byLink(token, '/object')).body.code).toBe('linkExpired');
    expect((await introduce()).body.code).toBe('introductionRefused');
    expect(JSON.stringify(await api.db.select().from(introductionObjections))).not.toContain('femke');
    const logs = await ask(api, 'employer/v1/logs', { bearer: rival });
    expect(logs.body.data[0].message).toContain(job.title);
  });

  it('needs the mailed link', async () => {
    await introduce();
    expect((await byLink('nobody-knows-it')).status).toBe(410);
    expect((await byLink('nobody-knows-it', '/object')).status).toBe(410);
    expect(await api.db.select().from(applications)).toHaveLength(1);
  });
});
