import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestBoard, type TestBoard } from '../../../test/test-board.ts';
import { serveFeeds } from '../../areas/feeds/serve-feed.fixtures.ts';
import { feedImports, feeds, jobs } from '../../database/schema.ts';
import { indeedFeed } from '../../feeds/import.fixtures.ts';
import { memoryMailer } from '../../ports/mailer.ts';
import { createWorker } from '../worker.ts';

// A queue of its own: each minute ticks once for all workers on a database.
let board: TestBoard;
let served: Awaited<ReturnType<typeof serveFeeds>>;
beforeAll(async () => {
  board = await openTestBoard();
  served = await serveFeeds();
  await board.search.start();
  await board.db.execute(sql`alter table organisations alter column id restart with 100`);
});
afterAll(async () => {
  await served.close();
  await board.close();
});

describe('the queue of feeds', () => {
  it('reads a feed when its time has come, and one that a person asked for at once', async () => {
    const { connection, db, storage, clock, search, geo } = board;
    served.files.set('/a.xml', indeedFeed([{ reference: 'A' }]));
    served.files.set('/b.xml', indeedFeed([{ reference: 'B' }]));
    const of = { jobBoardId: 1, schedule: 'hourly' as const };
    const [due, asked] = await db
      .insert(feeds)
      .values([
        { ...of, name: 'A', source: 'feed:1:a', address: served.address('/a.xml'), nextRunAt: clock.now() },
        { ...of, name: 'B', source: 'feed:1:b', address: served.address('/b.xml') },
      ])
      .returning();
    clock.advance(60_000);
    const errors: unknown[] = [];
    const worker = () =>
      createWorker({
        db,
        storage,
        clock,
        mailer: memoryMailer(),
        queueDatabase: connection.queue,
        onJobsChanged: search.catchUp,
        feeds: { geo, privateFeeds: true },
        onError: (error) => errors.push(error),
      });
    // The first start sets the queue's clock. It has just looked at it, and would not again for half a minute.
    const first = worker();
    await first.start();
    await first.close();
    await db.execute(sql`update queue.version set cron_on = null`);
    const second = worker();
    await second.start();
    await db.insert(feedImports).values({
      jobBoardId: 1,
      feedId: asked?.id ?? 0,
      source: 'feed:1:b',
      address: 'B',
      state: 'waiting',
      startedAt: clock.now(),
    });
    await second.feedsQueued([asked?.id ?? 0]);
    await vi.waitFor(async () => expect(await db.select().from(jobs)).toHaveLength(2), { timeout: 45_000 });
    await vi.waitFor(async () =>
      expect((await db.select().from(feedImports)).map(({ state }) => state)).toEqual(['done', 'done']),
    );
    await second.close();
    const runs = await db.select().from(feedImports).orderBy(feedImports.source);
    expect(runs.map(({ kind, feedId }) => [kind, feedId])).toEqual([
      ['schedule', due?.id],
      ['hand', asked?.id],
    ]);
    expect([search.index.size, errors]).toEqual([2, []]);
  }, 60_000);
});
