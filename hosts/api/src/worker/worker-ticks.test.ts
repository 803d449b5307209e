import { sql } from '../platform/database/drizzle.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestBoard, type TestBoard } from '../../test/test-board.ts';
import { jobAlerts } from '../platform/database/schema.ts';
import { memoryMailer } from '../platform/ports/mailer.ts';
import { sendAlerts } from '../alerts/tasks/send-alerts.ts';
import { createWorker } from './worker.ts';

// A queue of its own: each minute ticks once for all workers on a database.
let board: TestBoard;
beforeAll(async () => {
  board = await openTestBoard();
  await board.search.start();
});
afterAll(() => board.close());

describe('the minute of the queue', () => {
  it('tells the job alerts when the clock of its queue ticks, and mails what they are told', async () => {
    const { connection, db, storage, clock, search, addJob } = board;
    const mailer = memoryMailer();
    const errors: unknown[] = [];
    const now = clock.now();
    await db.insert(jobAlerts).values({
      siteId: 18,
      token: 'token',
      email: 'guest@example.org',
      frequency: 'direct',
      locale: 'nl',
      confirmedAt: now,
      coveredTill: now,
    });
    clock.advance(60_000);
    await addJob({ title: 'Tuinder aan zee' });
    const worker = () =>
      createWorker({
        db,
        storage,
        clock,
        mailer,
        queueDatabase: connection.queue,
        onJobsChanged: async () => undefined,
        sendAlerts: (mailsQueued) => sendAlerts({ db, clock, search, mailsQueued }),
        onError: (error) => errors.push(error),
      });
    // The first start sets the queue's clock. It has just looked at it, and would not again for half a minute.
    const first = worker();
    await first.start();
    await first.close();
    await db.execute(sql`update queue.version set cron_on = null`);
    const second = worker();
    await second.start();
    await vi.waitFor(() => expect(mailer.sent).toHaveLength(1), { timeout: 45_000 });
    await second.close();
    expect(mailer.sent).toMatchObject([
      { to: 'guest@example.org', subject: 'Nieuwe vacature: Tuinder aan zee' },
    ]);
    expect(mailer.sent[0]?.text).toContain('token=token');
    const [alert] = await db.select().from(jobAlerts);
    expect([alert?.lastSentAt, errors]).toEqual([clock.now(), []]);
  }, 60_000);
});
