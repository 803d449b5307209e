import { eq } from '../platform/database/drizzle.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask } from '../../test/request.ts';
import { addAccounts, logIn } from '../../test/test-accounts.ts';
import { openTestApi, type TestApi } from '../../test/test-api.ts';
import {
  accountLogs,
  applicationEvents,
  applicationNotes,
  applications,
  files,
  jobs,
  mails,
  sessions,
  users,
} from '../platform/database/schema.ts';
import { deleteOverdueApplications } from '../worker/retention.ts';
import { procedureOf } from './stages.ts';

let api: TestApi;
let bearer: string;
let candidateId: number;
beforeAll(async () => {
  api = await openTestApi();
  await addAccounts(api);
  bearer = await logIn(api, 'candidate');
  const [candidate] = await api.db.select().from(users).where(eq(users.email, 'candidate@example.org'));
  candidateId = candidate?.id ?? 0;
});
afterAll(() => api.close());
beforeEach(async () => {
  for (const table of [applicationEvents, applications, mails, accountLogs]) await api.db.delete(table);
  await api.db.update(users).set({ emailVerifiedAt: api.clock.now() });
});

const mine = (path = '', method: 'GET' | 'POST' = 'GET', who = bearer) =>
  ask(api, `candidate/v1/applications${path}`, { method, bearer: who });
type Change = Partial<typeof applications.$inferInsert>;
/** An application of Anna's for a new job of client 1. */
async function apply(change: Change = {}) {
  const job = await api.addJob({ clientId: 1 });
  const [sent] = await api.db
    .insert(applications)
    .values({
      jobId: job.id,
      jobBoardId: 1,
      userId: candidateId,
      email: 'anna@elsewhere.example',
      givenName: 'Anna',
      familyName: 'de Vries',
      createdAt: api.clock.now(),
      ...change,
    })
    .returning();
  if (!sent) throw new Error('Nothing was sent');
  return { job, sent };
}
const stageNamed = async (kind: string) =>
  (await procedureOf(api.db, 1)).stages.find((stage) => stage.kind === kind)?.id ?? 0;

describe('a candidate’s applications', () => {
  it('are those of the account and, in a session that a mail opened, those sent from it as a guest', async () => {
    const { sent: own } = await apply();
    const { sent: guest } = await apply({ userId: null, email: 'candidate@example.org' });
    await apply({ userId: null, email: 'somebody@example.org' });
    const uuids = async () => (await mine()).body.data.map((one: { uuid: string }) => one.uuid);
    expect(await uuids()).toEqual([own.uuid]);
    await api.db.update(sessions).set({ provedEmail: 'candidate@example.org' });
    expect(await uuids()).toEqual([guest.uuid, own.uuid]);
    await api.db.update(users).set({ emailVerifiedAt: null });
    expect(await uuids()).toEqual([own.uuid]);
    expect((await mine(`/${guest.uuid}`)).status).toBe(404);
  });

  it('come in pages, newest first', async () => {
    for (const minutes of [1, 3, 2])
      await apply({ createdAt: new Date(api.clock.now().getTime() - minutes * 60_000) });
    const first = await mine('?limit=2');
    expect(first.body.meta).toEqual({ total: 3, page: 1, limit: 2, last_page: 2 });
    const times = first.body.data.map((one: { created_at: string }) => one.created_at);
    expect(times).toEqual([...times].sort().reverse());
    expect((await mine('?limit=2&page=2')).body.data).toHaveLength(1);
  });

  it('tell where they stand, and never how the company calls it', async () => {
    const { sent, job } = await apply({ motivationText: 'Ik wil graag', phone: '+31612345678' });
    expect((await mine(`/${sent.uuid}`)).body.data).toMatchObject({
      status: 'received',
      can_withdraw: true,
      motivation_text: 'Ik wil graag',
      job: { title: job.title, organisation_name: 'Zorggroep Lauwers', live: true },
    });
    const stageId = await stageNamed('interview');
    await api.db.update(applications).set({ stageId, rating: 2, movedAt: api.clock.now() });
    await api.db.update(jobs).set({ status: 'paused' }).where(eq(jobs.id, job.id));
    const { body } = await mine(`/${sent.uuid}`);
    expect(body.data).toMatchObject({ status: 'interview', job: { live: false } });
    expect(JSON.stringify(body)).not.toContain('rating');
    expect(JSON.stringify(body)).not.toContain('stage');
  });

  it('give back the files that went along, to their sender alone', async () => {
    const content = Buffer.from('%PDF-1.4\n%%EOF cv of Anna');
    const { sent } = await apply();
    await api.storage.write('private/cv.pdf', content);
    const [file] = await api.db
      .insert(files)
      .values({
        token: 'a-token-of-a-cv',
        siteId: 18,
        ownerKind: 'application',
        ownerId: sent.id,
        name: 'cv Anna.pdf',
        mime: 'application/pdf',
        size: content.length,
        storageKey: 'private/cv.pdf',
      })
      .returning();
    await api.db.update(applications).set({ cvFileId: file?.id ?? 0 });
    const [received] = (await mine()).body.data[0].files;
    expect(received).toEqual({
      kind: 'cv',
      token: 'a-token-of-a-cv',
      name: 'cv Anna.pdf',
      size: content.length,
    });
    const got = await ask(api, `candidate/v1/files/download/${received.token}`, { bearer });
    expect([got.status, got.bytes.equals(content)]).toEqual([200, true]);
    const passwordHash = (await api.db.select().from(users).where(eq(users.id, candidateId)))[0]
      ?.passwordHash;
    await api.db.insert(users).values({
      email: 'nosy@example.org',
      role: 'candidate',
      siteId: 18,
      givenName: 'B',
      familyName: 'C',
      passwordHash: passwordHash ?? '',
    });
    const nosy = await logIn(api, 'candidate', 'nosy@example.org');
    for (const path of [`applications/${sent.uuid}`, `files/download/${received.token}`])
      expect((await ask(api, `candidate/v1/${path}`, { bearer: nosy })).status).toBe(404);
    const elsewhere = await logIn(api, 'candidate', 'elsewhere@example.org', 'other.localhost');
    const there = { bearer: elsewhere, host: 'other.localhost' };
    expect((await ask(api, `candidate/v1/applications/${sent.uuid}`, there)).status).toBe(404);
    expect((await ask(api, 'candidate/v1/applications', there)).body.data).toEqual([]);
  });
});

describe('withdrawing', () => {
  it('is told to the company once, and is gone after four weeks', async () => {
    const { sent } = await apply();
    const answers = await Promise.all([
      mine(`/${sent.uuid}/withdraw`, 'POST'),
      mine(`/${sent.uuid}/withdraw`, 'POST'),
    ]);
    for (const { status, body } of answers) {
      expect([status, body.data.status, body.data.can_withdraw]).toEqual([200, 'withdrawn', false]);
    }
    const received = await api.db.select().from(mails);
    expect(received.map(({ event, to }) => [event, to])).toEqual([
      ['application.withdrawn', 'recruiter@lauwers.example'],
    ]);
    expect(received[0]?.text).toContain('Anna de Vries');
    const { db, storage, clock } = api;
    const later = (days: number) => new Date(clock.now().getTime() + days * 24 * 60 * 60 * 1000);
    expect(await deleteOverdueApplications(db, storage, later(27))).toBe(0);
    expect(await deleteOverdueApplications(db, storage, later(28))).toBe(1);
    expect((await mine()).body.data).toEqual([]);
  });

  it('is over once a decision was made', async () => {
    const { sent } = await apply({ stageId: await stageNamed('rejected') });
    const answer = await mine(`/${sent.uuid}/withdraw`, 'POST');
    expect([answer.status, answer.body.code]).toEqual([409, 'transitionNotAllowed']);
    expect((await mine('/not-a-uuid/withdraw', 'POST')).status).toBe(404);
  });
});

it('goes with the account: names, letter, files, and what colleagues wrote about it', async () => {
  const { sent } = await apply({ motivationText: 'Ik wil graag', rating: 3 });
  const [employer] = await api.db.select().from(users).where(eq(users.email, 'employer@example.org'));
  const about = { applicationId: sent.id, userId: employer?.id ?? 0 };
  await api.db.insert(applicationNotes).values({ ...about, text: 'Anna belde' });
  await api.db.insert(applicationEvents).values({ ...about, event: 'moved', values: { kind: 'review' } });
  const exported = await ask(api, 'candidate/v1/profile/gdpr?format=json', { bearer });
  const { data } = JSON.parse(exported.bytes.toString());
  expect(data.applications).toMatchObject([{ status: 'received', motivation_text: 'Ik wil graag' }]);
  expect(exported.bytes.toString()).not.toContain('Anna belde');
  expect(data.applications[0]).not.toHaveProperty('rating');
  await ask(api, 'candidate/v1/profile', { method: 'DELETE', bearer });
  expect(await api.db.select().from(applicationNotes)).toEqual([]);
  expect(await api.db.select().from(applicationEvents)).toEqual([]);
  const [left] = await api.db.select().from(applications);
  expect(left).toMatchObject({ givenName: '–', motivationText: null, rating: null, userId: null });
  const token = await logIn(api, 'employer');
  expect((await ask(api, 'employer/v1/applicants', { bearer: token })).body.data).toEqual([]);
});
