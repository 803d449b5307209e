import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from '../platform/database/drizzle.ts';
import { openTestBoard, type TestBoard } from '../../test/test-board.ts';
import { clients, ledgerEntries } from '../platform/database/schema.ts';
import { addLot, balanceOf, emptyLots, findEndedLots, spend, spendCredits } from './ledger.ts';

let board: TestBoard;
beforeAll(async () => {
  board = await openTestBoard();
  await board.db.insert(clients).values([
    { id: 1, siteId: 18, name: 'Lauwers BV' },
    { id: 2, siteId: 18, name: 'Werf BV' },
  ]);
});
afterAll(() => board.close());

const give = (clientId: number, amount: number, operation: string, validTill: Date | null = null) =>
  board.db.transaction((tx) =>
    addLot(
      tx,
      { clientId, kind: 'credit', amount, reason: 'granted', name: 'Credits', validTill, operation },
      board.clock.now(),
    ),
  );
const take = (clientId: number, amount: number, operation: string) =>
  board.db.transaction((tx) => spendCredits(tx, { clientId, amount, operation, now: board.clock.now() }));
const credits = (clientId: number, now = board.clock.now()) =>
  balanceOf(board.db, { clientId, kind: 'credit', now });

describe('a balance', () => {
  it('is what was given less what was used, of what ends first', async () => {
    const soon = board.days(2);
    await give(1, 3, 'late', board.days(20));
    await give(1, 2, 'soon', soon);
    expect(await take(1, 1, 'a')).toBe(true);
    expect(await credits(1)).toBe(4);
    // A day after the first ended, only the later one is left, untouched.
    expect(await credits(1, board.days(3))).toBe(3);
    await take(1, 2, 'b');
    expect(await credits(1, board.days(3))).toBe(2);
  });

  it('takes all or nothing', async () => {
    await expect(take(1, 3, 'c')).rejects.toMatchObject({ code: 'balanceTooLow' });
    expect(await credits(1)).toBe(2);
  });

  it('takes and gives once, however often it is asked', async () => {
    expect(await give(1, 5, 'once')).toBeDefined();
    expect(await give(1, 5, 'once')).toBeUndefined();
    expect(await take(1, 1, 'twice')).toBe(true);
    expect(await take(1, 1, 'twice')).toBe(false);
    expect(await credits(1)).toBe(6);
  });

  it('is of one company and one kind', async () => {
    expect(await credits(2)).toBe(0);
    const posting = {
      clientId: 1,
      kind: 'posting' as const,
      amount: 1,
      operation: 'd',
      now: board.clock.now(),
    };
    await expect(board.db.transaction((tx) => spend(tx, posting))).rejects.toMatchObject({
      code: 'balanceTooLow',
    });
  });

  it('gives the last one to one of fifty who ask at once', async () => {
    await give(2, 1, 'last');
    const answers = await Promise.allSettled(
      Array.from({ length: 50 }, (_, at) => take(2, 1, `buyer:${at}`)),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await credits(2)).toBe(0);
  });

  it('ends with its time, once', async () => {
    const ended = await findEndedLots(board.db, board.days(30), 10);
    expect(ended.map(({ lot, held }) => [lot.operation, held])).toEqual([['late', 1]]);
    const now = board.days(30);
    expect(await board.db.transaction((tx) => emptyLots(tx, ended, 'expired', now))).toBe(1);
    expect(await findEndedLots(board.db, now, 10)).toEqual([]);
  });
});

describe('the database itself', () => {
  it('changes and removes no entry', async () => {
    await expect(board.db.update(ledgerEntries).set({ amount: 100 })).rejects.toThrow('Failed query');
    await expect(board.db.delete(ledgerEntries)).rejects.toThrow('Failed query');
  });

  it('lets nobody take more than a lot holds, nor from another company’s', async () => {
    const lotId = (await give(2, 2, 'guarded')) ?? 0;
    const entry = { kind: 'credit' as const, lotId, reason: 'spent' as const };
    const insert = (clientId: number, amount: number, operation: string) =>
      board.db.insert(ledgerEntries).values({ ...entry, clientId, amount, operation });
    await expect(insert(2, -3, 'x')).rejects.toThrow('Failed query');
    await expect(insert(1, -1, 'y')).rejects.toThrow('Failed query');
    await insert(2, -2, 'z');
    const rows = await board.db.select().from(ledgerEntries).where(eq(ledgerEntries.lotId, lotId));
    expect(rows).toHaveLength(1);
  });
});
