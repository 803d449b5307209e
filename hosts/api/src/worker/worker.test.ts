import { eq } from '../platform/database/drizzle.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestBoard, type TestBoard } from '../../test/test-board.ts';
import { applications, files, jobBoardJobs, jobs, mails, sites } from '../platform/database/schema.ts';
import { composed } from '../platform/mail/define-mail.ts';
import { mailBrand } from '../platform/mail/mail-brand.ts';
import { storeMails } from '../platform/mail/queue-mails.ts';
import { memoryMailer } from '../platform/ports/mailer.ts';
import { deleteOverdueApplications, deleteUnclaimedFiles } from './retention.ts';
import { sendQueuedMail } from './send-mail.ts';
import { sweepJobs } from '../jobs/tasks/sweep-jobs.ts';
import { createWorker } from './worker.ts';

let board: TestBoard;
beforeAll(async () => {
  board = await openTestBoard();
});
afterAll(() => board.close());
beforeEach(async () => {
  const { db, storage, clock, days } = board;
  for (const table of [applications, files, mails, jobBoardJobs, jobs]) await db.delete(table);
  for (const key of storage.keys()) await storage.remove(key);
  clock.advance(days(0).getTime() - clock.now().getTime());
});

const day = 24 * 60 * 60 * 1000;
const someMail = {
  kind: 'test',
  write: () => ({
    content: { subject: 'Hallo', heading: 'Hallo', parts: [], footer: '' },
    brand: mailBrand({ name: 'Wadwerk', settings: {} }, 'https://wadwerk.example'),
    locale: 'nl',
  }),
};
const request = { siteId: 18, event: 'test', locale: 'nl', to: 'a@example.org', mail: someMail };

async function storeFile(name: string, claimedBy: number | null, deleteAfter: Date | null) {
  const storageKey = `documents/${name}`;
  await board.storage.write(storageKey, Buffer.from(name));
  const [row] = await board.db
    .insert(files)
    .values({
      token: name,
      siteId: 18,
      ownerKind: claimedBy === null ? 'visitor' : 'application',
      ownerId: claimedBy,
      name,
      mime: 'application/pdf',
      size: name.length,
      storageKey,
      claimedAt: claimedBy === null ? null : board.clock.now(),
      deleteAfter,
    })
    .returning({ id: files.id });
  return row?.id ?? 0;
}

describe('the sweep', () => {
  it('starts, expires and ends premium with the clock, and the search follows', async () => {
    const { addJob, days, db, search, clock } = board;
    const scheduled = await addJob({ status: 'scheduled', from: days(1) });
    const ending = await addJob({ till: days(1), premium: true, premiumTill: days(2) });
    const paused = await addJob({ status: 'paused', till: days(1) });
    const premium = await addJob({ premium: true, premiumTill: days(1) });
    const open = await addJob({ till: null });
    await search.start();
    clock.advance(day);

    await expect(sweepJobs(db, clock.now())).resolves.toEqual({ started: 1, expired: 2, premiumEnded: 1 });
    const rows = await db.select({ id: jobs.id, status: jobs.status, premium: jobs.premium }).from(jobs);
    expect(Object.fromEntries(rows.map(({ id, status }) => [id, status]))).toEqual({
      [scheduled.id]: 'active',
      [ending.id]: 'expired',
      [paused.id]: 'expired',
      [premium.id]: 'active',
      [open.id]: 'active',
    });
    await search.catchUp();
    const found = search.index.query({ board_id: 1, page: 1, limit: 10, now: clock.now().getTime() });
    expect([...found.ids].sort()).toEqual([scheduled.id, premium.id, open.id]);
    const onlyPremium = { board_id: 1, premium: true, page: 1, limit: 10, now: clock.now().getTime() };
    expect(search.index.query(onlyPremium).total).toBe(0);
    await expect(sweepJobs(db, clock.now())).resolves.toEqual({ started: 0, expired: 0, premiumEnded: 0 });
  });
});

describe('retention', () => {
  it('deletes an application with its files and mails four weeks after its job ended, not a day earlier', async () => {
    const { addJob, days, db, storage, clock } = board;
    const ended = await addJob({ status: 'expired', till: days(0) });
    const live = await addJob({ till: days(60) });
    const apply = async (jobId: number, change: object = {}) => {
      const values = {
        jobId,
        jobBoardId: 1,
        email: `a${jobId}@example.org`,
        givenName: 'A',
        familyName: 'B',
        ...change,
      };
      const [row] = await db.insert(applications).values(values).returning({ id: applications.id });
      return row?.id ?? 0;
    };
    const cvFileId = await storeFile('cv.pdf', 1, null);
    const first = await apply(ended.id, { cvFileId });
    await db.update(files).set({ ownerId: first });
    const agreed = await apply(ended.id, { email: 'b@example.org', deleteAfter: days(90) });
    const other = await apply(live.id);
    await storeMails(db, [request], clock.now());

    clock.advance(28 * day - 1);
    await expect(deleteOverdueApplications(db, storage, clock.now())).resolves.toBe(0);
    expect(storage.keys()).toEqual(['documents/cv.pdf']);
    clock.advance(1);
    await expect(deleteOverdueApplications(db, storage, clock.now())).resolves.toBe(1);
    expect(storage.keys()).toEqual([]);
    expect(await db.select().from(files)).toEqual([]);
    expect(await db.select().from(mails)).toEqual([]);
    const left = await db.select({ id: applications.id }).from(applications);
    expect(left.map(({ id }) => id).sort()).toEqual([agreed, other]);
  });

  it('deletes an uploaded file that no application came for within a day', async () => {
    const { db, storage, clock, days } = board;
    await storeFile('waiting.pdf', null, days(1));
    await storeFile('claimed.pdf', 1, null);
    clock.advance(day - 1);
    await expect(deleteUnclaimedFiles(db, storage, clock.now())).resolves.toBe(0);
    clock.advance(1);
    await expect(deleteUnclaimedFiles(db, storage, clock.now())).resolves.toBe(1);
    expect(storage.keys()).toEqual(['documents/claimed.pdf']);
  });
});

describe('a queued mail', () => {
  it('is sent once with its files, and its row says so', async () => {
    const { db, storage, clock } = board;
    const mailer = memoryMailer();
    const fileId = await storeFile('cv.pdf', 1, null);
    const [id = 0] = await storeMails(
      db,
      [{ ...request, replyTo: 'b@example.org', fileIds: [fileId] }],
      clock.now(),
    );
    await sendQueuedMail({ db, storage, clock, mailer }, id, false);
    await sendQueuedMail({ db, storage, clock, mailer }, id, false);
    expect(mailer.sent).toEqual([
      {
        from: { name: 'Site 18', address: 'noreply@localhost' },
        to: 'a@example.org',
        replyTo: 'b@example.org',
        ...composed(someMail),
        attachments: [{ name: 'cv.pdf', mime: 'application/pdf', content: Buffer.from('cv.pdf') }],
      },
    ]);
    const [row] = await db.select().from(mails);
    expect(row).toMatchObject({ state: 'sent', attempts: 1, sentAt: clock.now() });
  });

  it.each([
    [
      'its own address',
      { mail_address: 'werk@wadwerk.example' },
      'post@server.example',
      'werk@wadwerk.example',
    ],
    ['the server’s', {}, 'post@server.example', 'post@server.example'],
    ['noreply at its host', {}, undefined, 'noreply@localhost'],
  ])('comes from the name of its site and %s', async (_which, settings, serverAddress, address) => {
    const { db, storage, clock } = board;
    const mailer = memoryMailer();
    const [before] = await db.select().from(sites).where(eq(sites.id, 18));
    const named = { ...before?.settings, site_name: 'Wad "werk"\r\nBcc: x', ...settings };
    await db.update(sites).set({ settings: named }).where(eq(sites.id, 18));
    const [id = 0] = await storeMails(db, [request], clock.now());
    await sendQueuedMail(
      {
        db,
        storage,
        clock,
        mailer,
        serverSender: serverAddress === undefined ? undefined : { name: 'Server', address: serverAddress },
      },
      id,
      false,
    );
    await db.update(sites).set({ settings: before?.settings }).where(eq(sites.id, 18));
    expect(mailer.sent[0]?.from).toEqual({ name: 'Wad werk Bcc: x', address });
  });

  it('stays queued after a failure, with the reason, and counts as failed after the last attempt', async () => {
    const { db, storage, clock } = board;
    const mailer = memoryMailer();
    mailer.fail = true;
    const [id = 0] = await storeMails(db, [request], clock.now());
    const state = async () => (await db.select().from(mails).where(eq(mails.id, id)))[0];
    await expect(sendQueuedMail({ db, storage, clock, mailer }, id, false)).rejects.toThrow('away');
    expect(await state()).toMatchObject({
      state: 'queued',
      attempts: 1,
      lastError: 'The mail server is away',
    });
    await expect(sendQueuedMail({ db, storage, clock, mailer }, id, true)).rejects.toThrow('away');
    expect(await state()).toMatchObject({ state: 'failed', attempts: 2 });
  });
});

describe('the worker', () => {
  it('sends what is queued, what was forgotten, and sweeps what came due while nobody worked', async () => {
    const { connection, db, storage, clock, addJob, days } = board;
    const mailer = memoryMailer();
    const errors: unknown[] = [];
    const due = await addJob({ till: days(0) });
    const [forgotten = 0] = await storeMails(db, [request], days(-1));
    let changed = 0;
    const worker = createWorker({
      db,
      storage,
      clock,
      mailer,
      queueDatabase: connection.queue,
      onJobsChanged: async () => void (changed += 1),
      onError: (error) => errors.push(error),
    });
    await worker.mailsQueued([forgotten]);
    await worker.start();
    const ids = await storeMails(db, [{ ...request, to: 'b@example.org' }], clock.now());
    await worker.mailsQueued(ids);
    await worker.mailsQueued(ids);
    const unknown = 999_999;
    await worker.mailsQueued([unknown]);
    await vi.waitFor(() => expect(mailer.sent).toHaveLength(2), { timeout: 15_000 });
    await worker.close();
    expect(mailer.sent.map(({ to }) => to).sort()).toEqual(['a@example.org', 'b@example.org']);
    const [job] = await db.select({ status: jobs.status }).from(jobs).where(eq(jobs.id, due.id));
    expect([job?.status, changed, errors]).toEqual(['expired', 1, []]);
  });

  it('works off a backlog at once, whatever waited while nobody worked', async () => {
    const { connection, db, storage, clock, days } = board;
    const mailer = memoryMailer();
    await storeMails(
      db,
      Array.from({ length: 35 }, () => request),
      days(-1),
    );
    const onError = (error: unknown) => expect.unreachable(String(error));
    const onJobsChanged = async () => {};
    const queueDatabase = connection.queue;
    const worker = createWorker({ db, storage, clock, mailer, queueDatabase, onJobsChanged, onError });
    await worker.start();
    await vi.waitFor(() => expect(mailer.sent).toHaveLength(35), { timeout: 15_000 });
    await worker.close();
  });
});
