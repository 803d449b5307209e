import { eq } from '../../platform/database/drizzle.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCompany, openShop, type Shop, sold } from '../../../test/open-shop.ts';
import {
  clients,
  clientUsers,
  jobs,
  orders,
  slotStays,
  subscriptions,
  users,
} from '../../platform/database/schema.ts';
import { sweepShop } from '../../shop/tasks/sweep-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const minute = () => sweepShop({ ...shop, publicAddress: '', mailsQueued: async () => undefined });
const ordersOf = (clientId: number) =>
  shop.db.select().from(orders).where(eq(orders.clientId, clientId)).orderBy(orders.id);
const slotsOf = (clientId: number) =>
  shop.db.select().from(subscriptions).where(eq(subscriptions.clientId, clientId)).orderBy(subscriptions.id);

/** A company with a slot that holds a job, and one that holds none, both on an invoice that was not paid. */
async function companyWithSlots() {
  const { clientId, call } = await addCompany(shop);
  const buy = async (change: object) =>
    (await call('POST', `/orders/product/${sold.slot}`, change)).body.data;
  const invoiced = await buy({ payment_type_id: 1 });
  await buy({ payment_type_id: 1 });
  const [held] = await slotsOf(clientId);
  const id = await shop.draft({}, call);
  await call('PUT', `/jobs/${id}/slot`, { subscription_id: held?.id });
  return { clientId, call, buy, invoiced, id };
}

it('a company that is closed is billed nothing more: its slots end, what it owes stays open', async () => {
  const { clientId, call, buy, invoiced, id } = await companyWithSlots();
  await buy({ payment_type_id: 4 });
  expect((await ordersOf(clientId)).map(({ status }) => status)).toEqual(['invoiced', 'invoiced', 'open']);
  expect((await call('DELETE', '/profile')).status).toBe(204);
  expect((await slotsOf(clientId)).map(({ endedAt, jobId }) => [endedAt, jobId])).toEqual([
    [shop.clock.now(), null],
    [shop.clock.now(), null],
  ]);
  const [job] = await shop.db.select().from(jobs).where(eq(jobs.id, id));
  expect(job?.status).toBe('archived');
  const [stay] = await shop.db.select().from(slotStays).where(eq(slotStays.jobId, id));
  expect(stay?.till).toEqual(shop.clock.now());
  await shop.passDays(25);
  await minute();
  expect((await ordersOf(clientId)).map(({ status }) => status)).toEqual([
    'invoiced',
    'invoiced',
    'cancelled',
  ]);
  const received = await shop.call('POST', `/orders/${invoiced.id}/receive`, {}, 'admin');
  expect(received.body.data.status).toBe('paid');
});

it('a renewal that waits for its payment is cancelled with the company', async () => {
  const { clientId, call } = await companyWithSlots();
  // Who may not order on invoice any more pays the next cycle online.
  await shop.db.update(clients).set({ verifiedAt: null }).where(eq(clients.id, clientId));
  await shop.passDays(25);
  await minute();
  expect((await ordersOf(clientId)).map(({ status }) => status).slice(2)).toEqual(['open', 'open']);
  await call('DELETE', '/profile');
  expect((await ordersOf(clientId)).map(({ status }) => status).slice(2)).toEqual(['cancelled', 'cancelled']);
});

it('while a colleague works there everything goes on', async () => {
  const { clientId, call } = await companyWithSlots();
  const person = { email: 'collega@bedrijf.example', role: 'employer', siteId: 18, clientId } as const;
  const [colleague] = await shop.db
    .insert(users)
    .values({ ...person, givenName: 'Eva', familyName: 'Prins' })
    .returning();
  await shop.db
    .insert(clientUsers)
    .values({ userId: colleague?.id ?? 0, clientId, acceptedAt: shop.clock.now() })
    .onConflictDoNothing();
  await call('DELETE', '/profile');
  expect((await slotsOf(clientId)).map(({ endedAt }) => endedAt)).toEqual([null, null]);
});
