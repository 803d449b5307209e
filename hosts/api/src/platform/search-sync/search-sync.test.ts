import { eq } from '../database/drizzle.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestBoard, type TestBoard } from '../../../test/test-board.ts';
import { jobBoardJobs, jobs, segments } from '../database/schema.ts';
import { createSearchSync, type SearchSync } from './search-sync.ts';

let board: TestBoard;
beforeAll(async () => {
  board = await openTestBoard();
});
afterAll(() => board.close());

const fail = (error: unknown) => {
  throw error;
};
const find = (search: SearchSync, query: object = {}) =>
  search.index.query({ board_id: 1, page: 1, limit: 200, now: board.clock.now().getTime(), ...query });

it('loads what can be found, tells how far it is, and is ready only then', async () => {
  const { db, addJob, days, search } = board;
  const text = '<p>Zorg &amp; welzijn</p><ul><li>Nachtdienst</li></ul>';
  await addJob({ textPlatform: { job: text, function: null, company: '<b>Gezellig</b>', offer: null } });
  await addJob({ textType: 'own', textOwn: '<p>Kapelmeester</p>' });
  await addJob({ status: 'scheduled', from: days(1) });
  await addJob({ status: 'draft' });
  await addJob({ status: 'paused' });
  const other = createSearchSync({ db, onError: fail });
  expect(other.ready()).toBe(false);
  const progress: number[] = [];
  await expect(other.start((done) => progress.push(done))).resolves.toBe(3);
  expect([progress.at(-1), other.ready()]).toEqual([3, true]);
  expect(
    ['nachtdienst', 'gezellig', 'kapelmeester', 'welzijn'].map((word) => find(other, { search: word }).total),
  ).toEqual([1, 1, 1, 1]);
  expect(find(other).total).toBe(2);
  expect(find(other, { now: days(1).getTime() }).total).toBe(3);
  await other.close();
  await search.start();
});

it('tells every process on the database of a write, by notification alone', async () => {
  const { connection, db, addJob } = board;
  const elsewhere = createSearchSync({
    db,
    listen: (changed) => connection.listen('jobs_changed', changed),
    pollEvery: 3_600_000,
    onError: fail,
  });
  await elsewhere.start();
  const job = await addJob({ title: 'Vuurtorenwachter' });
  await vi.waitFor(() => expect(find(elsewhere, { search: 'vuurtorenwachter' }).ids).toEqual([job.id]));
  await db.insert(jobBoardJobs).values({ jobId: job.id, jobBoardId: 2 });
  await vi.waitFor(() => expect(find(elsewhere, { board_id: 2 }).total).toBe(1));
  await db.delete(jobBoardJobs).where(eq(jobBoardJobs.jobId, job.id));
  await vi.waitFor(() => expect(find(elsewhere, { search: 'vuurtorenwachter' }).total).toBe(0));
  await elsewhere.close();
});

it('finds a write by its poll when no notification came', async () => {
  const { db, addJob } = board;
  const deaf = createSearchSync({ db, pollEvery: 20, onError: fail });
  await deaf.start();
  await addJob({ title: 'Wadloopgids' });
  await vi.waitFor(() => expect(find(deaf, { search: 'wadloopgids' }).total).toBe(1));
  await deaf.close();
});

it('keeps the groups of segments as the database has them', async () => {
  const { db } = board;
  const search = createSearchSync({ db, pollEvery: 20, onError: fail });
  await search.start();
  expect(search.catalogue().get(2)).toMatchObject({ groupKey: 'industry', groupId: 1 });
  expect(search.catalogue().get(2)?.nameIn('en')).toBe('Engineering');
  await db.insert(segments).values({ id: 9, key: 'nieuw', segmentGroupId: 2, name: { nl: 'Nieuw' } });
  await vi.waitFor(() => expect(search.catalogue().get(9)?.nameIn('ro')).toBe('Nieuw'));
  await search.close();
});

it('answers as the database would after any writes, once caught up', async () => {
  const { db, addJob, search, clock } = board;
  const write = fc.record({
    job: fc.nat(9),
    status: fc.constantFrom('draft', 'active', 'paused', 'expired', 'scheduled', 'archived'),
    premium: fc.boolean(),
  });
  const ids: number[] = [];
  for (let index = 0; index < 10; index++) ids.push((await addJob({ title: `Tuinder ${index}` })).id);
  await fc.assert(
    fc.asyncProperty(fc.array(write, { minLength: 1, maxLength: 8 }), async (writes) => {
      await Promise.all(
        writes.map(({ job, ...change }) =>
          db
            .update(jobs)
            .set(change)
            .where(eq(jobs.id, ids[job] ?? 0)),
        ),
      );
      await search.catchUp();
      const rows = await db.select().from(jobs);
      const live = rows.filter(
        ({ id, status, from, premium }) =>
          ids.includes(id) &&
          (status === 'active' || status === 'scheduled') &&
          from <= clock.now() &&
          premium,
      );
      const found = find(search, { search: 'tuinder', premium: true });
      expect([...found.ids].sort()).toEqual(live.map(({ id }) => id).sort());
    }),
    { numRuns: 40 },
  );
});
