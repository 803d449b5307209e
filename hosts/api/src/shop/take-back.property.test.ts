import { eq, inArray, isNull } from '../platform/database/drizzle.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Shop, sold } from '../../test/open-shop.ts';
import { clients, jobs, orders, organisations, refunds, subscriptions } from '../platform/database/schema.ts';
import { sweepShop } from './tasks/sweep-shop.ts';
import { readBalance } from './balances.ts';
import { receiveInvoice, writeOffInvoice } from './close-invoice.ts';
import { placeOrder } from './place-order.ts';
import { refundOrder } from './refund-order.ts';
import type { ShopDeps } from './shop-deps.ts';

const day = 24 * 60 * 60 * 1000;
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const deps = (): ShopDeps => ({ ...shop, publicAddress: '', mailsQueued: async () => undefined });
const tenant = async () => {
  const found = await shop.tenants.atHost('localhost');
  if (!found) throw new Error('There is no site');
  return found;
};
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

type Kind = 'lift' | 'feature' | 'slot';
const daysOf = { lift: 14, feature: 90, slot: 30 } as const;

type Step =
  | { readonly do: 'buy'; readonly kind: Kind }
  | { readonly do: 'wait'; readonly days: number }
  | { readonly do: 'refund' | 'writeOff'; readonly which: number };
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('buy' as const),
      kind: fc.constantFrom<Kind>('lift', 'feature', 'slot'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 25 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('refund' as const, 'writeOff' as const), which: fc.nat(9) }),
  },
);

/** What is bought and lived with in one run. */
interface Life {
  readonly jobId: number;
  readonly organisationId: number;
  readonly start: number;
  readonly made: number[];
}

async function begin(): Promise<Life> {
  await shop.passDays(0);
  const jobId = await shop.draft();
  // It runs by an agreement, without an end: here only its premium place is bought.
  await shop.db.update(jobs).set({ status: 'active', till: null }).where(eq(jobs.id, jobId));
  const [organisation] = await shop.db
    .insert(organisations)
    .values({ clientId: 1, name: 'Proef', slug: crypto.randomUUID() })
    .returning();
  return { jobId, organisationId: organisation?.id ?? 0, start: shop.clock.now().getTime(), made: [] };
}

async function buy({ jobId, organisationId, made }: Life, kind: Kind): Promise<void> {
  const productId = { lift: sold.upSell, feature: sold.featured, slot: sold.slot }[kind];
  const id = await placeOrder(deps(), await tenant(), {
    form: { payment_type_id: 1 },
    known,
    productId,
    locale: 'nl',
    clientId: 1,
    userId: null,
    organisationId: kind === 'feature' ? organisationId : null,
    jobId: kind === 'lift' ? jobId : null,
  });
  made.push(id);
}

/** Days go by; invoices are paid before they are overdue, and slots are billed and end. */
async function wait(days: number): Promise<void> {
  for (let nth = 0; nth < days; nth += 1) {
    shop.clock.advance(day);
    const due = await shop.db.select().from(orders).where(eq(orders.status, 'invoiced'));
    for (const { id, createdAt } of due)
      if (shop.clock.now().getTime() - createdAt.getTime() > 10 * day)
        await receiveInvoice(shop, await tenant(), id, null, 'nl');
    if (nth % 5 === 4 || nth === days - 1) await sweepShop(deps());
  }
}

/** The orders of a life, also those that a slot's next cycles made. */
async function ordersOf({ made }: Life) {
  const slots = await shop.db
    .select()
    .from(subscriptions)
    .where(inArray(subscriptions.orderId, [0, ...made]));
  const renewals = await shop.db
    .select()
    .from(orders)
    .where(inArray(orders.subscriptionId, [0, ...slots.map(({ id }) => id)]));
  const bought = await shop.db
    .select()
    .from(orders)
    .where(inArray(orders.id, [0, ...made]));
  const all = [...bought, ...renewals].toSorted((a, b) => a.id - b.id);
  return { slots, all: all.filter(({ dueAt }) => dueAt !== null) };
}

async function take(life: Life, one: Step): Promise<void> {
  if (one.do === 'buy') return buy(life, one.kind);
  if (one.do === 'wait') return wait(one.days);
  const { all } = await ordersOf(life);
  const order = all[one.which % Math.max(1, all.length)];
  if (!order) return;
  const undone =
    one.do === 'refund'
      ? refundOrder(deps(), await tenant(), order.id, { reason: '', take_back: true }, 'nl')
      : writeOffInvoice(deps(), await tenant(), order.id);
  // Policy: what cannot be given back twice is refused; the days are counted either way.
  await undone.catch((error: unknown) =>
    expect(error).toMatchObject({
      code: expect.stringMatching(/^(refundNotPossible|invoiceNotOpen)$/) as string,
    }),
  );
  await shop.db
    .update(clients)
    .set({ verifiedAt: new Date(0) })
    .where(eq(clients.id, 1));
}

interface Payment {
  readonly day: number;
  left: number;
  readonly ended: number | undefined;
}

/** Days that are left of some payments, counted day by day, as on one's fingers. */
function daysLeft(payments: readonly Payment[], today: number): number {
  for (let at = 0; at <= today; at += 1) {
    for (const one of payments) if (one.ended === at) one.left = 0;
    const next = payments.find((one) => one.day <= at && one.left > 0);
    if (next && at < today) next.left -= 1;
  }
  return payments.reduce((sum, { left }) => sum + left, 0);
}

/** What is online and what was paid are the same, for each thing that is paid by the day. */
async function check(life: Life): Promise<void> {
  const now = shop.clock.now();
  const dayOf = (moment: Date) => Math.round((moment.getTime() - life.start) / day);
  const { slots, all } = await ordersOf(life);
  const returned = await shop.db.select().from(refunds);
  const paid = (some: typeof all, days: number): Payment[] =>
    some.map(({ id, createdAt, writtenOffAt }) => {
      const end = returned.find(({ orderId }) => orderId === id)?.createdAt ?? writtenOffAt;
      return { day: dayOf(createdAt), left: days, ended: end ? dayOf(end) : undefined };
    });
  const left = (some: typeof all, kind: Kind) => daysLeft(paid(some, daysOf[kind]), dayOf(now));
  const daysOn = (on: boolean | undefined, till: Date | null | undefined) =>
    on && till && till > now ? dayOf(till) - dayOf(now) : 0;
  const [job] = await shop.db.select().from(jobs).where(eq(jobs.id, life.jobId));
  const lifts = all.filter(({ product }) => product.id === sold.upSell);
  expect(daysOn(job?.premium, job?.premiumTill), 'lifted').toBe(left(lifts, 'lift'));
  const [own] = await shop.db.select().from(organisations).where(eq(organisations.id, life.organisationId));
  const features = all.filter(({ product }) => product.id === sold.featured);
  expect(daysOn(own?.featured, own?.featuredTill), 'featured').toBe(left(features, 'feature'));
  // What the company reads of it ends when it ends.
  const { lots } = await readBalance(shop.db, 1, 'featured', { locale: 'nl', now });
  const description = lots.filter(
    ({ order_id: id, amount_open: open }) => open > 0 && life.made.includes(id ?? 0),
  );
  const ends = description.map(({ valid_till: till }) => dayOf(new Date(till ?? 0)) - dayOf(now));
  expect(Math.max(0, ...ends), 'told to be featured').toBe(left(features, 'feature'));
  const running = paid(features, daysOf.feature);
  daysLeft(running, dayOf(now));
  expect(description.length, 'lots that feature').toBe(running.filter((one) => one.left > 0).length);
  const { lots: slotLots } = await readBalance(shop.db, 1, 'slot', { locale: 'nl', now });
  for (const slot of slots) {
    const cycles = all.filter(({ id, subscriptionId }) => id === slot.orderId || subscriptionId === slot.id);
    expect(daysOn(slot.endedAt === null, slot.paidTill), 'slot').toBe(left(cycles, 'slot'));
    const owned = new Set(cycles.map(({ id }) => id));
    const lasting = slotLots.filter(({ order_id: id, amount_open: open }) => open > 0 && owned.has(id ?? 0));
    const last = lasting.map(({ valid_till: till }) => dayOf(new Date(till ?? 0)) - dayOf(now));
    expect(Math.max(0, ...last), 'told of the slot').toBe(left(cycles, 'slot'));
  }
}

it('no day is online unpaid and no paid day is lost, whatever is bought, given back and given up', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const life = await begin();
      for (const one of steps) {
        await take(life, one);
        await check(life);
      }
      // The next life has nothing of this one's.
      await shop.db
        .update(subscriptions)
        .set({ endedAt: shop.clock.now() })
        .where(isNull(subscriptions.endedAt));
    }),
    { numRuns: 12 },
  );
}, 180_000);
