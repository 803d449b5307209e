import { eq, sql } from '../../platform/database/drizzle.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestBoard, type TestBoard } from '../../../test/test-board.ts';
import { serveFeeds } from '../endpoints/serve-feed.fixtures.ts';
import { feedImports, feeds, jobs } from '../../platform/database/schema.ts';
import { indeedFeed } from '../import/import.fixtures.ts';
import { memoryMailer } from '../../platform/ports/mailer.ts';
import { createWorker } from '../../worker/worker.ts';

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

function workerOf(errors: unknown[]) {
  const { connection, db, storage, clock, search, geo } = board;
  return createWorker({
    db,
    storage,
    clock,
    mailer: memoryMailer(),
    queueDatabase: connection.queue,
    onJobsChanged: search.catchUp,
    feeds: { geo, privateFeeds: true, feedShapes: [], search },
    onError: (error) => errors.push(error),
  });
}

describe('the queue of feeds', () => {
  it('reads a feed when its time has come, and one that a person asked for at once', async () => {
    const { db, clock, search } = board;
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
    const worker = () => workerOf(errors);
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

  it('reads a feed at once that is asked for in the moment its last run leaves the queue', async () => {
    const { db, clock } = board;
    served.files.set('/c.xml', indeedFeed([{ reference: 'C' }]));
    const [feed] = await db
      .insert(feeds)
      .values({
        jobBoardId: 1,
        schedule: 'weekly',
        name: 'C',
        source: 'feed:1:c',
        address: served.address('/c.xml'),
      })
      .returning();
    const id = feed?.id ?? 0;
    const asked = {
      jobBoardId: 1,
      feedId: id,
      source: 'feed:1:c',
      address: 'C',
      state: 'waiting' as const,
      startedAt: clock.now(),
    };
    // What the database does as the job ends stands for somebody who asks just then, and is refused by the queue.
    await db.execute(sql`
      create function ask_again() returns trigger language plpgsql as $$ begin
        insert into feed_imports (job_board_id, feed_id, source, address, state, started_at)
          select job_board_id, feed_id, source, address, 'waiting', started_at from feed_imports
          where feed_id = (new.data ->> 'feedId')::int group by feed_id, job_board_id, source, address, started_at having count(*) = 1;
        return new;
      end $$`);
    const errors: unknown[] = [];
    const worker = workerOf(errors);
    await worker.start();
    // The minute's look, which would find it too, stays away.
    await db.execute(sql`delete from queue.schedule where name = 'feeds-due'`);
    await db.execute(sql`delete from queue.job where name = 'feeds-due'`);
    await db.execute(sql`
      create trigger asked_at_the_end before update on queue.job_common for each row
        when (new.name = 'feeds' and old.state = 'active' and new.state = 'completed') execute function ask_again()`);
    await db.insert(feedImports).values(asked);
    await worker.feedsQueued([id]);
    await vi.waitFor(
      async () => {
        const runs = await db.select().from(feedImports).where(eq(feedImports.feedId, id));
        expect(runs.map(({ state }) => state)).toEqual(['done', 'done']);
      },
      { timeout: 15_000 },
    );
    await worker.close();
    expect(errors).toEqual([]);
  }, 30_000);
});
