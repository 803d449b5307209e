import { eq, inArray, sql } from '../platform/database/drizzle.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop, sold } from '../../test/open-shop.ts';
import type { Database } from '../platform/database/connect.ts';
import { invoices, ledgerEntries, orders, refunds } from '../platform/database/schema.ts';
import type { TestOutcome } from '../platform/ports/payments/test-payments.ts';
import { applyReport } from './apply-report.ts';
import { balanceOf, spendCredits } from './ledger.ts';
import { findOrder } from './orders.queries.ts';
import { placeOrder } from './place-order.ts';
import { refundOrder } from './refund-order.ts';
import type { ShopDeps } from './shop-deps.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const known = {
  company: 'Lauwers BV',
  givenName: 'Anna',
  familyName: 'de Vries',
  email: 'employer@example.org',
  phone: null,
  address: { addressLine1: 'Stationsweg 12', postalCode: '9951 CE', city: 'Winsum', countryCode: 'NL' },
  vatNumber: null,
  invoiceEmail: null,
};
const depsOn = (db: Database): ShopDeps => ({
  ...shop,
  db,
  publicAddress: '',
  mailsQueued: async () => undefined,
});
const tenant = async () => {
  const found = await shop.tenants.atHost('localhost');
  if (!found) throw new Error('There is no site');
  return found;
};
const place = async (deps: ShopDeps, productId: number, paymentTypeId: number, key: string) =>
  placeOrder(deps, await tenant(), {
    form: { payment_type_id: paymentTypeId, idempotency_key: key },
    known,
    productId,
    locale: 'nl',
    clientId: 1,
    userId: null,
    organisationId: null,
    jobId: null,
  });

/** The reason of a refund that leaves what was bought. */
const keepsGoods = 'kept';

const isDelivered = ({ status, dueAt }: typeof orders.$inferSelect) => status === 'paid' || dueAt !== null;

/** What has to hold at every moment, whatever happened before. */
async function checkBooks(): Promise<void> {
  const entries = await shop.db.select().from(ledgerEntries);
  const all = await shop.db.select().from(orders);
  const lots = entries.filter(({ lotId }) => lotId === null);
  for (const lot of lots) {
    const left = entries
      .filter(({ lotId }) => lotId === lot.id)
      .reduce((sum, { amount }) => sum + amount, lot.amount);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left).toBeLessThanOrEqual(lot.amount);
  }
  for (const order of all) {
    const granted = lots.filter(({ orderId, reason }) => orderId === order.id && reason === 'bought');
    // What is paid, or was delivered on invoice, is given once; nothing else is given.
    expect(granted, `order ${order.id}, ${order.status}`).toHaveLength(isDelivered(order) ? 1 : 0);
  }
  const noted = await shop.db.select().from(invoices);
  const delivered = all.filter((order) => isDelivered(order) && order.totalCents > 0);
  expect(
    noted
      .filter(({ kind }) => kind === 'invoice')
      .map(({ orderId }) => orderId)
      .sort(),
  ).toEqual(delivered.map(({ id }) => id).sort());
  const numbers = noted.map(({ number }) => number).sort((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, at) => at + 1));
  // What was taken back of a paid order is gone; of an order that was never paid there was nothing to take.
  const done = await shop.db.select().from(refunds).where(eq(refunds.state, 'done'));
  const returned = done.filter(({ reason }) => reason !== keepsGoods);
  for (const { orderId, amountCents } of done)
    expect(amountCents).toBeLessThanOrEqual(all.find(({ id }) => id === orderId)?.totalCents ?? 0);
  const open = await shop.db
    .select({
      orderId: ledgerEntries.orderId,
      sum: sql<number>`sum(${ledgerEntries.amount})`.mapWith(Number),
    })
    .from(ledgerEntries)
    .where(inArray(ledgerEntries.orderId, [0, ...returned.map(({ orderId }) => orderId)]))
    .groupBy(ledgerEntries.orderId);
  for (const { orderId, sum } of open) expect([orderId, sum]).toEqual([orderId, 0]);
}

type Step =
  | { readonly do: 'order'; readonly payment: 1 | 4 }
  | { readonly do: 'message'; readonly order: number; readonly outcome: TestOutcome; readonly times: number }
  | { readonly do: 'forge'; readonly order: number; readonly amount: number }
  | { readonly do: 'spend'; readonly amount: number; readonly buyers: number }
  | {
      readonly do: 'refund';
      readonly order: number;
      readonly amount?: number | undefined;
      readonly take_back: boolean;
    };

const anyOrder = fc.nat(9);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('order' as const), payment: fc.constantFrom(1 as const, 4 as const) }),
  fc.record({
    do: fc.constant('message' as const),
    order: anyOrder,
    outcome: fc.constantFrom<TestOutcome>('paid', 'failed', 'cancelled', 'expired'),
    times: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({
    do: fc.constant('forge' as const),
    order: anyOrder,
    amount: fc.integer({ min: 0, max: 20_000 }),
  }),
  fc.record({
    do: fc.constant('spend' as const),
    amount: fc.integer({ min: 1, max: 8 }),
    buyers: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({
    do: fc.constant('refund' as const),
    order: anyOrder,
    amount: fc.option(fc.integer({ min: 1, max: 20_000 }), { nil: undefined }),
    take_back: fc.boolean(),
  }),
);

let named = 0;
const name = () => `property-${(named += 1)}`;

/** Does a step, in spite of whatever refuses it: that is what it is for. */
async function take(made: number[], one: Step): Promise<void> {
  const deps = depsOn(shop.db);
  const id = 'order' in one ? made[one.order % Math.max(1, made.length)] : undefined;
  const row = id === undefined ? undefined : await findOrder(shop.db, { boardId: 1 }, id);
  const reference = row?.order.providerReference;
  if (one.do === 'order') made.push(await place(deps, sold.credits, one.payment, name()));
  if (one.do === 'message' && reference) {
    const message = await shop.testProvider.decide(reference, one.outcome);
    const deliver = () =>
      shop.app.inject({
        method: 'POST',
        url: '/api/payments/test',
        payload: message?.body ?? '',
        headers: { 'content-type': 'application/json', ...message?.headers },
      });
    await Promise.all(Array.from({ length: one.times }, deliver));
  }
  if (one.do === 'forge' && row) {
    const report = { reference: 'x', orderUuid: row.order.uuid, state: 'paid', currency: 'EUR' } as const;
    const forged = { ...report, amountCents: one.amount };
    await expect(applyReport(deps, shop.testProvider, forged)).rejects.toMatchObject({
      code: 'webhookRefused',
    });
  }
  if (one.do === 'spend') {
    const now = shop.clock.now();
    const before = await balanceOf(shop.db, { clientId: 1, kind: 'credit', now });
    const tries = Array.from({ length: one.buyers }, () => name()).map((operation) =>
      shop.db.transaction((tx) => spendCredits(tx, { clientId: 1, amount: one.amount, operation, now })),
    );
    const done = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled').length;
    // As many as there was something for, and not one more.
    expect(done).toBe(Math.min(one.buyers, Math.floor(before / one.amount)));
    const after = await balanceOf(shop.db, { clientId: 1, kind: 'credit', now });
    expect(after).toBe(before - done * one.amount);
  }
  if (one.do === 'refund' && id !== undefined)
    // Policy: what cannot be refunded is refused; the books are checked either way.
    await refundOrder(
      deps,
      await tenant(),
      id,
      {
        reason: one.take_back ? '' : keepsGoods,
        take_back: one.take_back,
        ...(one.amount !== undefined && { amount: one.amount }),
      },
      'nl',
    ).catch((error: unknown) =>
      expect(error).toMatchObject({
        code: expect.stringMatching(/^(refundNotPossible|validation)$/) as string,
      }),
    );
}

describe('money', () => {
  it('is never wrong, whatever is ordered, paid, forged, spent and refunded, in whatever order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
        const made: number[] = [];
        for (const one of steps) await take(made, one);
        await checkBooks();
      }),
      { numRuns: 25 },
    );
  }, 120_000);
});

class Crash extends Error {
  override readonly name = 'Crash';
}

/** A database that stops at its n-th write, as a machine does whose plug is pulled. */
function stopsAt(db: Database, n: number): { readonly db: Database; readonly writes: () => number } {
  let count = 0;
  const writing = new Set<string | symbol>(['insert', 'update', 'delete']);
  const wrap = <Target extends object>(target: Target): Target =>
    new Proxy(target, {
      get(inner, property) {
        const value: unknown = Reflect.get(inner, property);
        if (typeof value !== 'function') return value;
        const call = value as (...given: unknown[]) => unknown;
        if (property === 'transaction')
          return (work: (tx: object) => unknown) => call.call(inner, (tx: object) => work(wrap(tx)));
        return (...given: unknown[]) => {
          if (writing.has(property)) {
            count += 1;
            if (count === n) throw new Crash(`Stopped at write ${n}`);
          }
          return call.apply(inner, given);
        };
      },
    });
  return { db: wrap(db), writes: () => count };
}

/** Pulls the plug before each write of a piece of work in turn, and each time does it again. */
async function crashEverywhere(work: (db: Database) => Promise<void>): Promise<number> {
  for (let n = 1; ; n += 1) {
    const broken = stopsAt(shop.db, n);
    const stopped = await work(broken.db).then(
      () => false,
      (error: unknown) => {
        const causes = [error, (error as Error).cause];
        if (!causes.some((one) => one instanceof Crash)) throw error;
        return true;
      },
    );
    await checkBooks();
    if (!stopped) return n - 1;
  }
}

describe('a crash between any two writes', () => {
  const status = async (id: number) => (await findOrder(shop.db, { boardId: 1 }, id))?.order.status;

  it('of an order leaves all of it or nothing; done again it is one order', async () => {
    const key = name();
    const writes = await crashEverywhere(async (db) => void (await place(depsOn(db), sold.credits, 1, key)));
    expect(writes).toBeGreaterThan(4);
    const made = await shop.db.select().from(orders).where(eq(orders.idempotencyKey, key));
    expect(made.map((order) => order.status)).toEqual(['invoiced']);
  });

  it('of a payment grants it once', async () => {
    const id = await place(depsOn(shop.db), sold.credits, 4, name());
    const row = await findOrder(shop.db, { boardId: 1 }, id);
    const report = row && (await shop.testProvider.report(row.order.providerReference ?? ''));
    if (!report) throw new Error('There is no payment');
    const paid = { ...report, state: 'paid' as const };
    await crashEverywhere((db) => applyReport(depsOn(db), shop.testProvider, paid));
    expect(await status(id)).toBe('paid');
  });

  it('of a refund takes back once', async () => {
    const id = await place(depsOn(shop.db), sold.credits, 4, name());
    const row = await findOrder(shop.db, { boardId: 1 }, id);
    const report = row && (await shop.testProvider.report(row.order.providerReference ?? ''));
    if (!report) throw new Error('There is no payment');
    await applyReport(depsOn(shop.db), shop.testProvider, { ...report, state: 'paid' });
    const site = await tenant();
    await crashEverywhere((db) =>
      refundOrder(depsOn(db), site, id, { reason: '', take_back: true }, 'nl').catch((error: unknown) => {
        // Noted before the plug was pulled: asking again finds it done, or goes on with it.
        if ((error as { code?: string }).code !== 'refundNotPossible') throw error;
      }),
    );
    const [refund] = await shop.db.select().from(refunds).where(eq(refunds.orderId, id));
    expect(refund?.amountCents).toBe(14_520);
  });
});
