import { eq, inArray } from '../platform/database/drizzle.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCompany, openShop, type Shop, sold } from '../../test/open-shop.ts';
import {
  addresses,
  applications,
  applicationStages,
  clients,
  clientUsers,
  invoices,
  ledgerEntries,
  orders,
  relations,
  resumes,
  users,
} from '../platform/database/schema.ts';
import { tablesOfClients } from './move-client.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

type Added = Awaited<ReturnType<typeof addCompany>>;
const nameOf = async ({ clientId }: Added) =>
  (await shop.db.select().from(clients).where(eq(clients.id, clientId)))[0]?.name ?? '';
const preview = (stays: Added, goes: Added) =>
  shop.call('GET', `/companies/${stays.clientId}/merge/${goes.clientId}`, undefined, 'admin');
const merge = async (stays: Added, goes: Added, name?: string) =>
  shop.call(
    'POST',
    `/companies/${stays.clientId}/merge/${goes.clientId}`,
    { name: name ?? (await nameOf(goes)) },
    'admin',
  );
const balancesOf = async ({ clientId }: Added): Promise<Map<string, number>> => {
  const { body } = await shop.call('GET', `/companies/${clientId}`, undefined, 'admin');
  const rows = body.data.balances as { kind: string; amount_open: number }[];
  return new Map(rows.map(({ kind, amount_open }) => [kind, amount_open]));
};
const grant = ({ clientId }: Added, kind: string, amount: number, product?: number) =>
  shop.call(
    'POST',
    `/clients/${clientId}/grants`,
    { kind, amount, note: 'Proef', product_id: product ?? null, idempotency_key: crypto.randomUUID() },
    'admin',
  );
const order = ({ call }: Added, productId: number) =>
  call('POST', `/orders/product/${productId}`, { payment_type_id: 1 });
/** How many rows of each table are of a company. */
const rowsOf = async (ids: readonly number[]) => {
  const counts: number[] = [];
  for (const { table, clientId } of tablesOfClients())
    counts.push(await shop.db.$count(table, inArray(clientId, [...ids])));
  return counts;
};

it('loses nothing: every row is of the company that stays, and each balance is the sum of both', async () => {
  const has = fc.record({
    credits: fc.integer({ min: 0, max: 40 }),
    postings: fc.integer({ min: 0, max: 5 }),
    orders: fc.array(fc.constantFrom(sold.credits, sold.contract, sold.posting, sold.slot), { maxLength: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(has, has, async (one, other) => {
      const stays = await addCompany(shop);
      const goes = await addCompany(shop);
      for (const [company, { credits, postings, orders: wanted }] of [
        [stays, one],
        [goes, other],
      ] as const) {
        if (credits > 0) await grant(company, 'credit', credits);
        if (postings > 0) await grant(company, 'posting', postings, sold.posting);
        for (const productId of wanted) await order(company, productId);
      }
      const [ours, theirs] = [await balancesOf(stays), await balancesOf(goes)];
      const before = await rowsOf([stays.clientId, goes.clientId]);
      const issued = await shop.db.select().from(invoices).orderBy(invoices.id);
      const bought = await shop.db.select().from(orders).orderBy(orders.id);
      const moves = (await preview(stays, goes)).body.data;
      expect(moves.orders).toBe(other.orders.length);
      expect(
        new Map(
          moves.balances.map((row: { kind: string; amount_open: number }) => [row.kind, row.amount_open]),
        ),
      ).toEqual(theirs);
      expect(await rowsOf([stays.clientId, goes.clientId])).toEqual(before);
      expect((await merge(stays, goes)).status).toBe(200);
      const after = await rowsOf([stays.clientId]);
      // A note and a line in the log are added, and nothing is gone.
      expect(after.reduce((sum, count) => sum + count, 0)).toBe(
        before.reduce((sum, count) => sum + count, 0) + 2,
      );
      expect(after.every((count, at) => count >= (before[at] ?? 0))).toBe(true);
      for (const kind of new Set([...ours.keys(), ...theirs.keys()]))
        expect((await balancesOf(stays)).get(kind)).toBe((ours.get(kind) ?? 0) + (theirs.get(kind) ?? 0));
      // Nobody rewrites what was invoiced, nor to whom.
      expect(await shop.db.select().from(invoices).orderBy(invoices.id)).toEqual(issued);
      const now = await shop.db.select().from(orders).orderBy(orders.id);
      expect(now).toEqual(
        bought.map((row) => (row.clientId === goes.clientId ? { ...row, clientId: stays.clientId } : row)),
      );
      expect((await merge(stays, goes, 'Wat dan ook')).status).toBe(404);
    }),
    { numRuns: 6 },
  );
});

it('is done once of two at once, of approved ones, with the name that stands there', async () => {
  const stays = await addCompany(shop);
  const goes = await addCompany(shop);
  const wrong = await merge(stays, goes, 'Een ander');
  expect(wrong.body.fields.name[0]).toContain(await nameOf(goes));
  expect((await merge(stays, stays)).status).toBe(404);
  const decide = (decision: string, known: string) =>
    shop.call('POST', `/companies/${goes.clientId}/decide`, { decision, known, reason: 'Fraude' }, 'admin');
  await decide('block', 'approved');
  expect((await merge(stays, goes)).body.code).toBe('companiesNotApproved');
  expect((await preview(stays, goes)).body.code).toBe('companiesNotApproved');
  await decide('unblock', 'blocked');
  const name = await nameOf(goes);
  const both = await Promise.all([merge(stays, goes, name), merge(stays, goes, name)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  const [done] = both.filter(({ status }) => status === 200);
  expect(done?.body.data.notes[0].text).toContain(name);
  expect((await goes.call('GET', '/client')).status).toBe(401);
});

it('joins who works for both, addresses, stages and requests, and a lock on the ledger stays', async () => {
  const { db } = shop;
  const stays = await addCompany(shop);
  const goes = await addCompany(shop);
  const [person] = await db.select().from(users).where(eq(users.clientId, goes.clientId));
  const userId = person?.id ?? 0;
  await db
    .insert(clientUsers)
    .values({ userId, clientId: stays.clientId, active: false, acceptedAt: new Date(0) });
  for (const { clientId } of [stays, goes])
    await db.update(addresses).set({ primary: true }).where(eq(addresses.clientId, clientId));
  const kinds = [
    [stays.clientId, ['received', 'hired']],
    [goes.clientId, ['received', 'interview']],
  ] as const;
  for (const [clientId, list] of kinds)
    await db.insert(applicationStages).values(list.map((kind, at) => ({ clientId, kind, order: at })));
  const stages = await db
    .select()
    .from(applicationStages)
    .where(eq(applicationStages.clientId, goes.clientId));
  const job = await shop.addJob({ clientId: goes.clientId });
  const sent = { jobBoardId: 1, jobId: job.id, givenName: 'Ana', familyName: 'Pop' };
  for (const { id, kind } of stages)
    await db.insert(applications).values({ ...sent, email: `${kind}@example.org`, stageId: id });
  const [resume] = await db
    .insert(resumes)
    .values({
      jobBoardId: 1,
      slug: 'ana',
      givenName: 'Ana',
      familyName: 'Pop',
    } as typeof resumes.$inferInsert)
    .returning();
  const asked = { resumeId: resume?.id ?? 0, introductionText: 'Hallo', expiresAt: new Date() };
  await db.insert(relations).values([
    { ...asked, clientId: stays.clientId, tokenHash: 'een', status: 'requested' },
    { ...asked, clientId: goes.clientId, tokenHash: 'twee', status: 'accepted' },
  ]);
  const moves = (await preview(stays, goes)).body.data;
  expect(moves).toMatchObject({
    both: ['Jan Bos'],
    people: [{ name: 'Jan Bos' }],
    jobs: 1,
    applications: 2,
    contacts: 1,
    contacts_both: 1,
  });
  expect((await merge(stays, goes)).status).toBe(200);
  const members = await db.select().from(clientUsers).where(eq(clientUsers.userId, userId));
  expect(members).toMatchObject([{ clientId: stays.clientId, active: true }]);
  const places = await db.select().from(addresses).where(eq(addresses.clientId, stays.clientId));
  expect(places.filter(({ primary }) => primary)).toHaveLength(1);
  const left = await db
    .select()
    .from(applicationStages)
    .where(eq(applicationStages.clientId, stays.clientId));
  expect(left.map(({ kind }) => kind).sort()).toEqual(['hired', 'interview', 'received']);
  const placed = await db.select().from(applications).where(eq(applications.jobId, job.id));
  const kindOf = (id: number | null) => left.find((stage) => stage.id === id)?.kind;
  expect(placed.map(({ email, stageId }) => [email.split('@')[0], kindOf(stageId)]).sort()).toEqual([
    ['interview', 'interview'],
    ['received', 'received'],
  ]);
  expect(await db.select().from(relations).where(eq(relations.resumeId, asked.resumeId))).toMatchObject([
    { clientId: stays.clientId, status: 'accepted' },
  ]);
  await grant(stays, 'credit', 1);
  await expect(
    db.update(ledgerEntries).set({ clientId: 1 }).where(eq(ledgerEntries.clientId, stays.clientId)),
  ).rejects.toThrow(/update "ledger_entries"/);
});
