import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq } from './drizzle.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { guardWrites } from '../../../test/guard-writes.ts';
import { openTestBoard, type TestBoard } from '../../../test/test-board.ts';
import { jobs, organisations } from './schema.ts';
import { sendAfterCommit, transaction } from './transaction.ts';

let board: TestBoard;
let jobId: number;
const done: string[] = [];
beforeAll(async () => {
  board = await openTestBoard();
  jobId = (await board.addJob()).id;
});
afterAll(() => board.close());
beforeEach(() => void done.splice(0));

/** What is asked of the search and of the mails, in its order. */
const deps = () => ({
  db: guardWrites(board.db),
  search: { ready: () => true, catchUp: async () => void done.push('search') },
  mailsQueued: async (ids: readonly number[]) => void done.push(`mails ${ids.join(' ')}`),
});
const rename = (title: string) => ({ title });
const titleNow = async () => (await board.db.select().from(jobs).where(eq(jobs.id, jobId)))[0]?.title;

describe('a transaction', () => {
  it('has what follows done once it is stored, and the search last', async () => {
    const result = await transaction(deps(), async (tx, after) => {
      await tx.update(jobs).set(rename('Kok')).where(eq(jobs.id, jobId));
      after.run(async () => done.push(`stored: ${await titleNow()}`));
      sendAfterCommit(tx, [7]);
      sendAfterCommit(tx, [8, 9]);
      done.push('work');
      return 'result';
    });
    expect(result).toBe('result');
    expect(done).toEqual(['work', 'mails 7 8 9', 'stored: Kok', 'search']);
  });

  it('leaves the search alone where nothing of it was written', async () => {
    await transaction(deps(), (tx) => tx.update(organisations).set({ slogan: {} }));
    expect(done).toEqual([]);
  });

  it('has nothing follow what was rolled back', async () => {
    const refused = transaction(deps(), async (tx) => {
      await tx.update(jobs).set(rename('Bakker')).where(eq(jobs.id, jobId));
      sendAfterCommit(tx, [1]);
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    expect(done).toEqual([]);
    expect(await titleNow()).toBe('Kok');
  });

  it('follows the one around it, once', async () => {
    const outer = deps();
    await transaction(outer, async (tx) => {
      await transaction({ ...outer, db: tx }, async (inner) => {
        await inner.update(jobs).set(rename('Ober')).where(eq(jobs.id, jobId));
        sendAfterCommit(inner, [4]);
      });
      done.push('inner is over');
    });
    expect(done).toEqual(['inner is over', 'mails 4', 'search']);
  });

  it('sees a write of one that was opened inside by hand', async () => {
    await transaction(deps(), (tx) =>
      tx.transaction(async (inner) => {
        await inner.update(jobs).set(rename('Ober')).where(eq(jobs.id, jobId));
      }),
    );
    expect(done).toEqual(['search']);
  });

  it('sends the mails of one that was opened inside by hand, and none of one that was rolled back there', async () => {
    await transaction(deps(), async (tx) => {
      await tx.transaction(async (inner) => sendAfterCommit(inner, [5]));
      const refused = tx.transaction(async (inner) => {
        sendAfterCommit(inner, [6]);
        throw new Error('refused');
      });
      await expect(refused).rejects.toThrow('refused');
    });
    expect(done).toEqual(['mails 5']);
  });

  it('refuses mails that nobody would send', async () => {
    await expect(board.db.transaction(async (tx) => sendAfterCommit(tx, [1]))).rejects.toThrow(
      'transaction()',
    );
  });

  it('does the rest where one step fails, and then says so', async () => {
    const failed = transaction(deps(), async (tx, after) => {
      await tx.update(jobs).set(rename('Gids')).where(eq(jobs.id, jobId));
      after.run(() => Promise.reject(new Error('no network')));
    });
    await expect(failed).rejects.toThrow('no network');
    expect(done).toEqual(['search']);
    expect(await titleNow()).toBe('Gids');
  });
});

describe('the search', () => {
  it('is caught up with by transaction() alone, and by who reads it in the background', () => {
    const folder = fileURLToPath(new URL('../..', import.meta.url));
    const callers = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll(sep, '/'))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .filter((file) => /\b(search\.catchUp|onJobsChanged\()/.test(readFileSync(join(folder, file), 'utf8')));
    expect(callers.toSorted()).toEqual([
      'alerts/tasks/direct-alerts.ts',
      'alerts/tasks/due-alerts.ts',
      // Hands it to the worker, whose sweep and whose imports write in many transactions.
      'create-api.ts',
      'feeds/tasks/run-feed.ts',
      'platform/database/transaction.ts',
      // A site is purged in many transactions.
      'site/sites/purge-site.ts',
      'worker/worker.ts',
    ]);
  });
});

describe('the database that tests give the API', () => {
  it('refuses a write to the search’s tables that nothing would follow', async () => {
    const { db } = deps();
    expect(() => db.update(jobs)).toThrow('outside transaction()');
    await expect(db.transaction((tx) => tx.update(jobs).set(rename('Kapper')))).rejects.toThrow(
      'outside transaction()',
    );
    await expect(db.update(organisations).set({ slogan: {} })).resolves.toBeDefined();
  });
});
