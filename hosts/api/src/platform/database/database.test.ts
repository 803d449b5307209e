import { eq, sql } from './drizzle.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBoard, type TestBoard } from '../../../test/test-board.ts';
import { jobBoardJobs, jobs, organisations, products, sites } from './schema.ts';

// Of either database: what queries and the rest of the program rely on.
let board: TestBoard;
beforeAll(async () => {
  board = await openTestBoard();
});
afterAll(() => board.close());

async function revisionOf(id: number): Promise<number> {
  const [job] = await board.db.select({ revision: jobs.revision }).from(jobs).where(eq(jobs.id, id));
  return job?.revision ?? 0;
}

describe('the revision of a job', () => {
  let id: number;
  let before: number;
  beforeEach(async () => {
    id = (await board.addJob()).id;
    before = await revisionOf(id);
  });

  it('grows with every write', async () => {
    await board.db.update(jobs).set({ title: 'Kok' }).where(eq(jobs.id, id));
    expect(await revisionOf(id)).toBeGreaterThan(before);
  });

  it('grows when a board takes the job or gives it up', async () => {
    await board.db.insert(jobBoardJobs).values({ jobId: id, jobBoardId: 2 });
    const taken = await revisionOf(id);
    expect(taken).toBeGreaterThan(before);
    await board.db.delete(jobBoardJobs).where(eq(jobBoardJobs.jobId, id));
    expect(await revisionOf(id)).toBeGreaterThan(taken);
  });

  it('is taken once for a job that is written together with its boards', async () => {
    await board.db.transaction(async (tx) => {
      await tx.update(jobs).set({ title: 'Bakker' }).where(eq(jobs.id, id));
      const [written] = await tx.select({ revision: jobs.revision }).from(jobs).where(eq(jobs.id, id));
      await tx.insert(jobBoardJobs).values({ jobId: id, jobBoardId: 2 });
      const [linked] = await tx.select({ revision: jobs.revision }).from(jobs).where(eq(jobs.id, id));
      expect(linked).toEqual(written);
    });
  });

  it('is announced', async () => {
    const announced = new Promise<void>((resolve) => {
      void board.connection
        .listen('jobs_changed', () => resolve())
        .then(() => board.db.update(jobs).set({ title: 'Smid' }).where(eq(jobs.id, id)));
    });
    await announced;
  });

  it('is not announced where it changed no row, as when nothing ends in the minute of a sweep', async () => {
    const { connection, db } = board;
    let times = 0;
    let resolve = () => {};
    await connection.listen('jobs_changed', () => (times += 1));
    await connection.listen('sites_changed', () => resolve());
    // What is announced comes in the order in which it was written: after this one no other is on its way.
    const allAreNotified = async () => {
      const notified = Promise.withResolvers<void>();
      ({ resolve } = notified);
      await db.update(sites).set({ name: 'Een ander' }).where(eq(sites.id, 18));
      await notified.promise;
    };
    await allAreNotified();
    times = 0;
    const nothing = sql`false`;
    await db.update(jobs).set({ title: 'Niemand' }).where(nothing);
    await db.update(organisations).set({ name: 'Niemand' }).where(nothing);
    await db.update(products).set({ active: false }).where(nothing);
    await allAreNotified();
    expect(times).toBe(0);
  });
});

describe('values', () => {
  it('are the same in as out', async () => {
    const from = new Date('2026-03-29T01:30:00.123Z');
    const { id } = await board.addJob({
      title: "Verzorgende 'IG' — \\ 😀",
      from,
      till: null,
      salaryMin: 2750.5,
      salaryMax: 3100,
      segmentIds: [3, 1],
      customFields: { tags: ['a', 'é'], deep: { null: null } },
    });
    const [job] = await board.db.select().from(jobs).where(eq(jobs.id, id));
    expect(job).toMatchObject({
      title: "Verzorgende 'IG' — \\ 😀",
      from,
      till: null,
      salaryMin: 2750.5,
      salaryMax: 3100,
      segmentIds: [3, 1],
      customFields: { tags: ['a', 'é'], deep: { null: null } },
    });
  });

  it.each([
    ['hour', 15, 31_200],
    ['day', 100, 26_000],
    ['month', 2750.5, 33_006],
    ['year', 40_000, 40_000],
    ['project', 5000, null],
  ] as const)('compare by the year: per %s', async (salaryType, salaryMin, yearly) => {
    const { id } = await board.addJob({ salaryType, salaryMin });
    const [job] = await board.db.select({ yearly: jobs.salaryYearMin }).from(jobs).where(eq(jobs.id, id));
    expect(job?.yearly).toBe(yearly);
  });

  it.each([
    ['a maximum under the minimum', { salaryMin: 3000, salaryMax: 2000 }],
    ['an intro over 200 characters', { description: 'x'.repeat(201) }],
    ['half a place', { lat: 53, lon: null }],
    ['a source without a reference', { source: 'feed:1' }],
  ])('are refused where they contradict each other: %s', async (_what, change) => {
    await expect(board.addJob(change)).rejects.toMatchObject({ cause: { code: '23514' } });
  });

  it('are rows in a raw statement too', async () => {
    const { rows } = await board.db.execute<{ sum: number }>(sql`select 1 + 1 as sum`);
    expect(rows).toEqual([{ sum: 2 }]);
  });
});

describe('a transaction that has ended', () => {
  it('stores nothing of what a part of it still asks', async () => {
    const { id } = await board.addJob();
    const before = await revisionOf(id);
    let ended = (): void => undefined;
    const end = new Promise<void>((resolve) => (ended = resolve));
    let late: Promise<unknown> | undefined;
    const failing = board.db.transaction(async (tx) => {
      late = end.then(() => tx.update(jobs).set({ title: 'Smid' }).where(eq(jobs.id, id)));
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    ended();
    await expect(late).rejects.toMatchObject({ cause: { message: expect.stringContaining('has ended') } });
    expect(await revisionOf(id)).toBe(before);
  });
});
