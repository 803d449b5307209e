import { eq } from '../../platform/database/drizzle.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBoard, type TestBoard } from '../../../test/test-board.ts';
import { changedSchedule } from '../alert-schedule.ts';
import { findUntoldSince, updateAlert } from '../job-alerts.queries.ts';
import type { Database } from '../../platform/database/connect.ts';
import {
  jobAlertRuns,
  jobAlerts,
  jobAppearances,
  jobBoardJobs,
  jobs,
  mails,
  users,
} from '../../platform/database/schema.ts';
import { sendAlerts } from './send-alerts.ts';

type NewAlert = typeof jobAlerts.$inferInsert;
const minute = 60_000;
const day = 24 * 60 * minute;

let board: TestBoard;
beforeAll(async () => {
  board = await openTestBoard();
  await board.search.start();
});
afterAll(() => board.close());
beforeEach(async () => {
  const { db, clock, days } = board;
  for (const table of [jobAlerts, users, jobAppearances, jobAlertRuns, mails, jobBoardJobs, jobs])
    await db.delete(table);
  clock.advance(days(0).getTime() - clock.now().getTime());
});

const send = (db: Database = board.db) => sendAlerts({ ...board, db, mailsQueued: async () => undefined });
const mailed = () => board.db.select().from(mails).orderBy(mails.id);
const subjects = async () => (await mailed()).map(({ to, subject }) => `${to}: ${subject}`);

let made = 0;
async function addAlert(change: Partial<NewAlert> = {}) {
  made += 1;
  const now = board.clock.now();
  const owner = change.userId ? {} : { email: `guest${made}@example.org` };
  const [row] = await board.db
    .insert(jobAlerts)
    .values({
      siteId: 18,
      token: `token-${made}`,
      frequency: 'direct',
      locale: 'nl',
      confirmedAt: now,
      coveredTill: now,
      ...owner,
      ...change,
    })
    .returning();
  if (!row) throw new Error('No alert was added');
  board.clock.advance(minute);
  return row;
}

/** The database of a process that dies when its so manieth transaction is about to be kept. */
function dyingAfter(transactions: number): Database {
  let left = transactions;
  return new Proxy(board.db, {
    get: (target, name) => {
      if (name !== 'transaction') return Reflect.get(target, name, target) as unknown;
      return (work: Parameters<Database['transaction']>[0]) =>
        target.transaction(async (tx) => {
          const result = await work(tx);
          left -= 1;
          if (left < 0) throw new Error('killed');
          return result;
        });
    },
  });
}

describe('a direct alert', () => {
  it('is told of a new job once, whatever becomes of the job afterwards', async () => {
    const { db, addJob, clock, days } = board;
    const alert = await addAlert({ filter: { search: 'kok' } });
    const job = await addJob({ title: 'Kok' });
    await addJob({ title: 'Bakker' });
    await send();
    expect(await subjects()).toEqual([`${alert.email}: Nieuwe vacature: Kok`]);
    for (const status of ['paused', 'active', 'expired', 'active'] as const) {
      await db
        .update(jobs)
        .set({ status, till: days(90) })
        .where(eq(jobs.id, job.id));
      clock.advance(minute);
      await send();
    }
    expect(await mailed()).toHaveLength(1);
  });

  it('gets one mail of many jobs, with links to them, to the rest, and out', async () => {
    const { addJob } = board;
    await addAlert({
      locale: 'en',
      filter: { search: 'kok', city: 'Groningen', lat: 53.2192, lon: 6.5667, range: 10, segments: [1] },
    });
    for (let nth = 1; nth <= 12; nth++)
      await addJob({ title: `Kok ${nth}`, from: board.days(-1 - nth), slug: `kok-${nth}` });
    await send();
    const [mail, ...more] = await mailed();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ locale: 'en', subject: '12 new jobs: Kok 1 and more' });
    expect(mail?.text).toContain('kok · Groningen, up to 10 km · Care');
    expect(mail?.text).toContain('http://localhost:3000/vacature/kok-10');
    expect(mail?.text).not.toContain('kok-11');
    const list =
      'http://localhost:3000/en/job-list?search=kok&location_name=Groningen&lat=53.2192&lon=6.5667&distance=10&in%5Bsegment_ids%5D=1';
    expect(mail?.text).toContain(`View all 12 jobs:\n${list}`);
    expect(mail?.text).toMatch(/http:\/\/localhost:3000\/en\/job-alert\?token=token-\d+&action=unsubscribe/);
  });

  it('is told nothing while paused, unconfirmed, or of an account that is closed or not verified', async () => {
    const { db, addJob, clock } = board;
    const person = { role: 'candidate', siteId: 18, givenName: 'A', familyName: 'B' } as const;
    const verified = { emailVerifiedAt: clock.now() };
    const [open, closed, unverified] = await db
      .insert(users)
      .values([
        { ...person, ...verified, email: 'open@example.org' },
        { ...person, ...verified, email: 'closed@example.org', active: false },
        { ...person, email: 'unverified@example.org' },
      ])
      .returning();
    await addAlert({ active: false });
    await addAlert({ confirmedAt: null });
    for (const user of [open, closed, unverified]) await addAlert({ userId: user?.id ?? 0 });
    await addJob();
    await send();
    expect((await mailed()).map(({ to }) => to)).toEqual(['open@example.org']);
  });

  it('is not told of jobs of another board, of drafts, nor of what had gone before it could be told', async () => {
    const { addJob, days, clock } = board;
    await addAlert();
    await addAlert({ siteId: 19 });
    await addJob({ title: 'Elders' }, [2]);
    await addJob({ status: 'draft' });
    await addJob({ status: 'scheduled', from: days(2) });
    await send();
    expect((await mailed()).map(({ siteId, subject }) => [siteId, subject])).toEqual([
      [19, 'Nieuwe vacature: Elders'],
    ]);
    clock.advance(3 * day);
    await send();
    expect(await mailed()).toHaveLength(2);
  });

  it('is told exactly once when the work was killed, at any moment', async () => {
    const { db, addJob } = board;
    for (const survived of [0, 1, 2, 3, 4]) {
      await db.delete(mails);
      await db.delete(jobAlerts);
      for (let nth = 0; nth < 250; nth++) {
        made += 1;
        const now = board.clock.now();
        await db.insert(jobAlerts).values({
          siteId: 18,
          token: `k${made}`,
          email: `k${made}@example.org`,
          frequency: 'direct',
          locale: 'nl',
          confirmedAt: now,
          coveredTill: now,
        });
      }
      board.clock.advance(minute);
      await addJob();
      await send(dyingAfter(survived)).catch((error: Error) => expect(error.message).toBe('killed'));
      await send();
      await send();
      const all = await mailed();
      expect([survived, all.length, new Set(all.map(({ to }) => to)).size]).toEqual([survived, 250, 250]);
    }
  }, 60_000);

  it('is told exactly once by two processes that work at the same time', async () => {
    for (let nth = 0; nth < 5; nth++) await addAlert();
    await board.addJob();
    await Promise.all([send(), send(), send()]);
    await send();
    expect(await mailed()).toHaveLength(5);
  });
});

describe('a daily, weekly or monthly alert', () => {
  const friday = new Date('2026-11-21T06:00:00Z');
  const till = (moment: Date | string) =>
    board.clock.advance(new Date(moment).getTime() - board.clock.now().getTime());

  it('waits for its hour, tells all that came since, and then of the next day only', async () => {
    const { addJob, db } = board;
    const alert = await addAlert({ frequency: 'daily', dueAt: friday });
    await addJob({ title: 'Kok' });
    await send();
    await addJob({ title: 'Bakker', from: board.days(-2) });
    await send();
    expect(await mailed()).toEqual([]);
    till(friday);
    await send();
    await send();
    expect(await subjects()).toEqual([`${alert.email}: 2 nieuwe vacatures: Kok en meer`]);
    const [row] = await db.select().from(jobAlerts);
    expect(row).toMatchObject({ dueAt: new Date('2026-11-22T06:00:00Z'), lastSentAt: friday });
    board.clock.advance(minute);
    await addJob({ title: 'Slager' });
    till('2026-11-22T06:00:00Z');
    await send();
    expect((await subjects())[1]).toContain('Nieuwe vacature: Slager');
  });

  it('sends no mail that holds nothing', async () => {
    await addAlert({ frequency: 'weekly', dueAt: friday, filter: { search: 'astronaut' } });
    await board.addJob();
    till(friday);
    await send();
    expect(await mailed()).toEqual([]);
    expect((await board.db.select().from(jobAlerts))[0]).toMatchObject({
      dueAt: new Date('2026-11-23T06:00:00Z'),
      lastSentAt: null,
    });
  });

  it('leaves out a job that has ended in the meantime', async () => {
    await addAlert({ frequency: 'daily', dueAt: friday });
    const job = await board.addJob();
    await send();
    await board.db.update(jobs).set({ status: 'paused' }).where(eq(jobs.id, job.id));
    till(friday);
    await send();
    expect(await mailed()).toEqual([]);
  });

  it('keeps its hour on the wall through the change of clocks', async () => {
    till('2027-03-27T12:00:00Z');
    await addAlert({ frequency: 'daily', dueAt: new Date('2027-03-28T05:00:00Z') });
    for (const moment of ['2027-03-28T04:59:00Z', '2027-03-28T05:00:00Z', '2027-03-29T05:00:00Z']) {
      board.clock.advance(minute);
      await board.addJob({ till: null });
      await send();
      till(moment);
      await send();
    }
    const sent = (await mailed()).map(({ createdAt }) => createdAt.toISOString());
    expect(sent).toEqual(['2027-03-28T05:00:00.000Z', '2027-03-29T05:00:00.000Z']);
  });

  it('is told exactly once when the work was killed, at any moment', async () => {
    for (const survived of [0, 1, 2]) {
      const { db } = board;
      await db.delete(mails);
      await db.delete(jobAlerts);
      for (let nth = 0; nth < 3; nth++) await addAlert({ frequency: 'daily', dueAt: board.clock.now() });
      await board.addJob();
      await send(dyingAfter(survived)).catch((error: Error) => expect(error.message).toBe('killed'));
      await send();
      await send();
      expect([survived, (await mailed()).length]).toEqual([survived, 3]);
    }
  });
});

describe('a change of how often', () => {
  async function change(id: number, frequency: 'direct' | 'daily') {
    const { db, clock } = board;
    const [before] = await db.select().from(jobAlerts).where(eq(jobAlerts.id, id));
    if (!before) throw new Error('gone');
    const untold = await findUntoldSince(db, id);
    const schedule = changedSchedule(
      before,
      { frequency, active: true },
      clock.now(),
      'Europe/Amsterdam',
      untold,
    );
    await updateAlert(db, id, { frequency, ...schedule });
    clock.advance(minute);
  }

  it('neither repeats a job nor leaves one out, whichever way', async () => {
    const { addJob, clock } = board;
    const alert = await addAlert({ frequency: 'daily', dueAt: new Date('2026-11-21T06:00:00Z') });
    await addJob({ title: 'Een' });
    await send();
    await change(alert.id, 'direct');
    await addJob({ title: 'Twee', from: board.days(-2) });
    await send();
    expect((await mailed())[0]?.subject).toBe('2 nieuwe vacatures: Een en meer');
    clock.advance(minute);
    await addJob({ title: 'Drie' });
    await send();
    await change(alert.id, 'daily');
    await addJob({ title: 'Vier' });
    await send();
    clock.advance(day);
    await send();
    expect((await mailed()).map(({ subject }) => subject)).toEqual([
      '2 nieuwe vacatures: Een en meer',
      'Nieuwe vacature: Drie',
      'Nieuwe vacature: Vier',
    ]);
  });

  it('made while the new jobs are being told leaves them for the next mail', async () => {
    const { addJob, clock } = board;
    const alert = await addAlert();
    await addJob({ title: 'Een' });
    await send(dyingAfter(1)).catch(() => undefined);
    await change(alert.id, 'daily');
    await send();
    expect(await mailed()).toEqual([]);
    clock.advance(day);
    await send();
    expect((await mailed()).map(({ subject }) => subject)).toEqual(['Nieuwe vacature: Een']);
  });
});
