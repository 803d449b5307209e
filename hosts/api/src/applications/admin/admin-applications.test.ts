import { asc, eq } from '../../platform/database/drizzle.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ask } from '../../../test/request.ts';
import { addAccounts, logIn } from '../../../test/test-accounts.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { accountLogs, applications, files, jobs, mails, users } from '../../platform/database/schema.ts';
import { deleteOverdueApplications } from '../../worker/retention.ts';

let api: TestApi;
let bearer: string;
let employer: string;
let job: { readonly id: number; readonly uuid: string };
beforeAll(async () => {
  api = await openTestApi();
  await addAccounts(api);
  await api.db.update(users).set({ emailVerifiedAt: api.clock.now() });
  bearer = await logIn(api, 'admin');
  employer = await logIn(api, 'employer');
  job = await api.addJob({ clientId: 1, title: 'Kok op zee' });
});
afterAll(() => api.close());
beforeEach(async () => {
  for (const table of [accountLogs, mails, applications, files]) await api.db.delete(table);
});

const pdf = new Blob(['%PDF-1.7 cv']);
/** Somebody applies, with a CV. @returns the application's uuid */
async function apply(email = 'candidate@example.org', familyName = 'Popescu', uuid = job.uuid) {
  const client = api.clientFor();
  const file = { content: pdf, name: 'cv.pdf' };
  const { data } = await client.jobs.uploadApplicationFile({ params: { id: uuid }, file });
  const sent = { email, given_name: 'Ana', family_name: familyName, terms: true };
  await client.jobs.applyToJob({ params: { uuid }, body: { ...sent, cv: data.token ?? '' } });
  const [row] = await api.db.select().from(applications).where(eq(applications.email, email));
  return row?.uuid ?? '';
}
const admin = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, as = bearer) =>
  ask(api, `admin/v1/applications${path}`, { method, bearer: as, locale: 'nl', ...(body && { body }) });
const names = async (query: string) =>
  ((await admin('GET', `?${query}`)).body.data.applications as { name: string }[]).map(({ name }) => name);
const toEmployer = () =>
  api.db.select().from(mails).where(eq(mails.event, 'application.received')).orderBy(asc(mails.id));
const settle = (state: 'sent' | 'failed') =>
  api.db.update(mails).set({ state, lastError: '550 no such user' });

it('finds applications by words, job, day and what came of their mail, a page after another', async () => {
  const other = await api.addJob({ title: 'Timmerman' });
  await apply();
  await settle('failed');
  await apply('bob@example.org', 'Bos', other.uuid);
  await apply('cem@example.org', 'Can');
  expect(await names('sort=name')).toEqual(['Ana Bos', 'Ana Can', 'Ana Popescu']);
  expect(await names('search=timmer+bos')).toEqual(['Ana Bos']);
  expect(await names('search=CANDIDATE@')).toEqual(['Ana Popescu']);
  expect(await names(`match[job_id]=${job.id}&sort=-name`)).toEqual(['Ana Popescu', 'Ana Can']);
  expect(await names('match[state]=failed')).toEqual(['Ana Popescu']);
  expect(await names('days=7')).toHaveLength(3);
  expect(await names('match[state]=unknown')).toEqual([]);
  expect((await admin('GET', '?search=popescu')).body.data.counts).toMatchObject({ failed: 1, waiting: 0 });
  await api.db
    .update(applications)
    .set({ createdAt: api.days(-8) })
    .where(eq(applications.email, 'bob@example.org'));
  expect(await names('days=7')).toHaveLength(2);
  for (const sort of ['name', '-name', 'created_at', '-created_at']) {
    const all: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const query: string = `limit=1&sort=${sort}${after && `&after=${encodeURIComponent(after)}`}`;
      const { data } = (await admin('GET', `?${query}`)).body;
      all.push(...data.applications.map(({ uuid }: { uuid: string }) => uuid));
      after = data.next;
    }
    expect([all.length, new Set(all).size], sort).toEqual([3, 3]);
  }
  expect((await admin('GET', '?after=nonsense')).status).toBe(400);
});

it('finds applications for any of a hundred jobs that have a word, each once', async () => {
  const [first] = await Promise.all(
    Array.from({ length: 101 }, (_, nth) => api.addJob({ title: `Veelwerk ${nth}` })),
  );
  await apply('ana@example.org', 'Veelwerk', first?.uuid);
  await apply('bob@example.org', 'Bos', first?.uuid);
  await apply('cem@example.org', 'Veelwerk');
  await apply('dee@example.org', 'Dok');
  expect(await names('search=veelwerk&sort=-name')).toEqual(['Ana Veelwerk', 'Ana Veelwerk', 'Ana Bos']);
  expect(await names('search=veelwerk+bos')).toEqual(['Ana Bos']);
  expect((await admin('GET', '?search=veelwerk')).body.data.counts).toMatchObject({ waiting: 3 });
  expect(await names('search=veelwerk+dok')).toEqual([]);
});

it('shows who and what for without a word of theirs, and the person finds that it was opened', async () => {
  const uuid = await apply();
  await api.db.update(applications).set({ motivationText: 'Geheim' });
  await settle('failed');
  const { data } = (await admin('GET', `/${uuid}`)).body;
  expect(data).toMatchObject({ files: 1, has_letter: true, state: 'failed', send_from: null });
  expect(data.mails.map(({ to }: { to: string }) => to).sort()).toEqual(['candidate', 'employer']);
  const [file] = await api.db.select().from(files);
  expect(JSON.stringify(data)).not.toMatch(new RegExp(`Geheim|${file?.token}|cv\\.pdf`));
  await admin('GET', `/${uuid}`);
  const [person] = await api.db.select().from(users).where(eq(users.uuid, data.person));
  expect(person?.email).toBe('candidate@example.org');
  const noted = await api.db
    .select()
    .from(accountLogs)
    .where(eq(accountLogs.userId, person?.id ?? 0));
  expect(noted.filter(({ event }) => event === 'application.opened')).toHaveLength(1);
  const known = (await ask(api, `admin/v1/people/${data.person}`, { bearer })).body.data;
  expect(known.opened.map(({ event }: { event: string }) => event)).toContain('application');
  expect((await admin('GET', `/${crypto.randomUUID()}`)).status).toBe(404);
});

it('goes to the present address of the job again, once at a time', async () => {
  const uuid = await apply();
  expect((await admin('POST', `/${uuid}/resend`)).body.code).toBe('applicationJustSent');
  await settle('failed');
  await api.db.update(jobs).set({ applyEmail: 'nieuw@lauwers.example' }).where(eq(jobs.id, job.id));
  const both = await Promise.all([1, 2].map(() => admin('POST', `/${uuid}/resend`)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const sent = await toEmployer();
  expect(sent.map(({ to }) => to)).toEqual([expect.any(String), 'nieuw@lauwers.example']);
  expect(sent[1]?.fileIds).toEqual(sent[0]?.fileIds);
  expect(sent[1]?.text).toContain('cv.pdf');
  expect(await names('match[state]=waiting')).toEqual(['Ana Popescu']);
  await api.db.update(applications).set({ withdrawnAt: api.clock.now() });
  expect((await admin('POST', `/${uuid}/resend`)).body.code).toBe('applicationWithdrawn');
});

it('is hidden at its sender’s request, taken back, and gone in 30 days with its files and mails', async () => {
  const uuid = await apply();
  const request = { reason: 'Belde vrijdag' };
  expect((await admin('POST', `/${uuid}/deletion`, { reason: ' ' })).body.fields).toHaveProperty('reason');
  const due = (await admin('POST', `/${uuid}/deletion`, request)).body.data.deletion.due_at;
  expect((await admin('POST', `/${uuid}/deletion`, { reason: 'Nog eens' })).body.data.deletion).toMatchObject(
    {
      due_at: due,
      reason: 'Belde vrijdag',
    },
  );
  // It was not sent yet, so it is not sent any more; nor at a press.
  expect(await toEmployer()).toEqual([]);
  expect((await admin('POST', `/${uuid}/resend`)).body.code).toBe('applicationLeaving');
  const [file] = await api.db.select().from(files);
  const asEmployer = (path: string) => ask(api, `employer/v1/${path}`, { bearer: employer });
  const download = async () => (await asEmployer(`files/download/${file?.token}`)).status;
  expect((await asEmployer('applicants')).body.data).toEqual([]);
  expect(await download()).toBe(404);
  expect((await admin('DELETE', `/${uuid}/deletion`)).body.data).toMatchObject({
    deletion: null,
    state: 'unknown',
  });
  expect((await asEmployer('applicants')).body.data).toHaveLength(1);
  expect(await download()).toBe(200);
  await admin('POST', `/${uuid}/resend`);
  await admin('POST', `/${uuid}/deletion`, request);
  expect(await deleteOverdueApplications(api.db, api.storage, api.days(29))).toBe(0);
  expect(await deleteOverdueApplications(api.db, api.storage, api.days(31))).toBe(1);
  expect(await api.db.select().from(files)).toEqual([]);
  expect((await api.db.select().from(mails)).filter(({ applicationId }) => applicationId)).toEqual([]);
});
