import { sql } from '../platform/database/drizzle.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestBoard, type TestBoard } from '../../test/test-board.ts';
import { jobs } from '../platform/database/schema.ts';
import { definePlugin, type Plugin } from '../platform/plugins/plugin.ts';
import { tasksOf } from '../platform/plugins/run-plugins.ts';
import { memoryMailer } from '../platform/ports/mailer.ts';
import { createWorker } from './worker.ts';

let board: TestBoard;
beforeAll(async () => {
  board = await openTestBoard();
});
afterAll(() => board.close());

const errors: unknown[] = [];
const worker = (plugins: readonly Plugin[]) => {
  const { connection, db, storage, clock } = board;
  return createWorker({
    db,
    storage,
    clock,
    mailer: memoryMailer(),
    queueDatabase: connection.queue,
    onJobsChanged: async () => undefined,
    tasks: tasksOf(plugins, { db, storage, clock }),
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

it('is done by the clock with the database at hand; one that fails is told of, and stops no other', async () => {
  await board.addJob();
  const counted: number[] = [];
  const acme = definePlugin({
    name: 'acme',
    tasks: {
      broken: { cron: '0 * * * *', run: () => Promise.reject(new Error('It broke')) },
      thrown: {
        cron: '1 * * * *',
        run: () => {
          throw new Error('At once');
        },
      },
      count: {
        cron: '17 3 * * 1',
        run: async ({ db }) => void counted.push((await db.select().from(jobs)).length),
      },
    },
  });
  const first = worker([acme]);
  await first.start();
  await first.close();
  expect(await scheduled()).toEqual([
    { name: 'acme/broken', cron: '0 * * * *' },
    { name: 'acme/thrown', cron: '1 * * * *' },
    { name: 'acme/count', cron: '17 3 * * 1' },
  ]);
  for (const name of ['broken', 'thrown', 'count']) await due(`acme/${name}`);
  const second = worker([acme]);
  await second.start();
  await vi.waitFor(
    () =>
      expect([counted, errors.map(String).sort()]).toEqual([
        [1],
        [
          "Error: The task 'broken' of the plugin 'acme' failed: It broke",
          "Error: The task 'thrown' of the plugin 'acme' failed: At once",
        ],
      ]),
    { timeout: 30_000 },
  );
  await second.close();
}, 60_000);

it('comes no more once its plugin is no longer there', async () => {
  const one = worker([]);
  await one.start();
  await one.close();
  expect(await scheduled()).toEqual([]);
}, 30_000);
