import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestBoard, type TestBoard } from '../../test/test-board.ts';
import { jobs } from '../platform/database/schema.ts';
import { ExtensionError, type OwnTask } from '../platform/extensions.ts';
import { memoryMailer } from '../platform/ports/mailer.ts';
import { createWorker } from './worker.ts';

let board: TestBoard;
beforeAll(async () => {
  board = await openTestBoard();
});
afterAll(() => board.close());

const errors: unknown[] = [];
const worker = (tasks: readonly OwnTask[]) => {
  const { connection, db, storage, clock } = board;
  return createWorker({
    db,
    storage,
    clock,
    mailer: memoryMailer(),
    queueDatabase: connection.queue,
    onJobsChanged: async () => undefined,
    tasks,
    onError: (error) => errors.push(error),
  });
};

/** Puts work in a queue, as its clock would. */
const due = (name: string) =>
  board.db.execute(sql`insert into queue.job (name, policy) values (${name}, 'exclusive')`);

const scheduled = async () => {
  const { rows } = await board.db.execute(sql`select name, cron from queue.schedule where name like '%/%'`);
  return rows;
};

it('is done by the clock with the database at hand; what fails is told, and comes again', async () => {
  await board.addJob();
  const counted: number[] = [];
  const tasks: OwnTask[] = [
    {
      name: 'acme/count',
      cron: '17 3 * * 1',
      run: async ({ db }) => void counted.push((await db.select().from(jobs)).length),
    },
    { name: 'acme/broken', cron: '0 * * * *', run: () => Promise.reject(new Error('It broke')) },
  ];
  const first = worker(tasks);
  await first.start();
  await first.close();
  expect(await scheduled()).toEqual([
    { name: 'acme/count', cron: '17 3 * * 1' },
    { name: 'acme/broken', cron: '0 * * * *' },
  ]);
  await due('acme/count');
  await due('acme/broken');
  const second = worker(tasks);
  await second.start();
  await vi.waitFor(() => expect([counted, errors.map(String)]).toEqual([[1], ['Error: It broke']]), {
    timeout: 30_000,
  });
  await second.close();
}, 60_000);

it('comes no more once it is no longer there', async () => {
  const one = worker([]);
  await one.start();
  await one.close();
  expect(await scheduled()).toEqual([]);
}, 30_000);

it('has a time that there is', async () => {
  const wrong = worker([{ name: 'acme/never', cron: 'on Mondays', run: async () => undefined }]);
  await expect(wrong.start()).rejects.toThrow(
    new ExtensionError(
      "The task 'acme/never' has the time 'on Mondays', which is none: write five parts, as '17 3 * * 1'.",
    ),
  );
  await wrong.close();
}, 30_000);
