import type { JobPaymentWays, ListedJobDetails } from '@boardwright/api-client/contract';
import { eq } from '../platform/database/drizzle.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCompany, openShop, type Shop, sold } from '../../test/open-shop.ts';
import { mailsTo } from '../../test/registering.ts';
import { clients, jobs, ledgerEntries, mails, orders, users } from '../platform/database/schema.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.db.update(users).set({ emailVerifiedAt: shop.clock.now() });
});
afterAll(() => shop.close());

const admin = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  shop.call(method, path, body, 'admin');
const whole = {
  client_id: 1,
  title: 'Kok in Kloosterburen',
  description: 'Koken voor dertig bewoners.',
  text_type: 'own',
  text_own: '<p>Jij kookt.</p>',
  location_name: 'Groningen',
  apply_email: 'kok@lauwers.example',
};
const create = (change: object = {}) => admin('POST', '/jobs', { ...whole, ...change });
const made = async (change: object = {}): Promise<ListedJobDetails> => (await create(change)).body.data;
const publish = (uuid: string, body: object) => admin('POST', `/jobs/${uuid}/publish`, body);
const waysOf = async (uuid: string): Promise<JobPaymentWays> =>
  (await admin('GET', `/jobs/${uuid}/payments`)).body.data;

it('makes a draft for a company by its own form, once, and its people find it in their account', async () => {
  const first = await create({ idempotency_key: 'a-key-of-one', title: 'Bakker' });
  expect(first.status).toBe(201);
  expect((await create({ idempotency_key: 'a-key-of-one', title: 'Bakker' })).body.data.job.uuid).toBe(
    first.body.data.job.uuid,
  );
  const { form, history } = first.body.data as ListedJobDetails;
  expect(history.map(({ message, by }) => [message, by])).toEqual([
    ['Er is een concept gemaakt: Bakker', 'Site 18'],
  ]);
  expect((await shop.call('GET', `/jobs/${form.id}`)).body.data.title).toBe('Bakker');
  expect((await shop.call('GET', `/jobs/${form.id}`, undefined, 'other')).status).toBe(404);
  expect((await create({ title: '' })).body.fields).toHaveProperty('title');
  expect((await create({ organisation_id: 2 })).body.fields).toHaveProperty('organisation_id');
  expect((await create({ client_id: 999 })).status).toBe(404);
  const copied = await create({ client_id: 2, title: undefined, copy_of: form.job_url.split('/').at(-1) });
  expect(copied.status).toBe(404);
  const uuid = first.body.data.job.uuid;
  const { client_id: _client, ...text } = whole;
  const none = Object.fromEntries(Object.keys(text).map((name) => [name, undefined]));
  const copy = (await create({ ...none, client_id: 2, copy_of: uuid })).body.data as ListedJobDetails;
  expect(copy.form).toMatchObject({ title: 'Bakker', text_own: '<p>Jij kookt.</p>', apply_email: null });
  expect(copy.job.client?.name).toBe('Werf BV');
});

it('is paid once in the way that is said, whatever the company has: never unpaid, never twice, never half', async () => {
  const pays = fc.constantFrom('balance', 'credit', 'invoice', 'free');
  const sent = fc.record({
    pay: pays,
    product: fc.constantFrom(sold.posting, sold.fromContract, sold.clicks, sold.byCredits, sold.slot),
    postings: fc.integer({ min: 0, max: 2 }),
    credits: fc.constantFrom(0, 3, 9),
    isComplete: fc.boolean(),
    isTwice: fc.boolean(),
    isByClick: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(sent, async ({ pay, product, postings, credits, isComplete, isTwice, isByClick }) => {
      const { clientId } = await addCompany(shop);
      await shop.db
        .update(users)
        .set({ emailVerifiedAt: shop.clock.now() })
        .where(eq(users.clientId, clientId));
      const grant = (kind: string, amount: number, product_id?: number) =>
        admin('POST', `/clients/${clientId}/grants`, {
          kind,
          amount,
          product_id,
          idempotency_key: crypto.randomUUID(),
        });
      if (postings > 0) await grant('posting', postings, product === sold.slot ? sold.posting : product);
      if (credits > 0) await grant('credit', credits);
      const { job } = await made({
        client_id: clientId,
        ...(!isComplete && { description: '' }),
        ...(isByClick && { apply_type: 'url', apply_url: 'https://kok.example' }),
      });
      const { ways } = await waysOf(job.uuid);
      const first = ways.find((one) => one.product_id === product);
      // Who offers credits keeps them while what was bought for it is left.
      const takes = pay === 'credit' && first?.pay === 'balance' && first.days !== null ? 'balance' : pay;
      const way = ways.find((one) => one.product_id === product && one.pay === takes);
      const had = await shop.db.select().from(ledgerEntries).where(eq(ledgerEntries.clientId, clientId));
      const body = {
        product_id: product,
        pay,
        reason: 'Welkom',
        shown_total: way?.total ?? null,
        mail: false,
      };
      const answers = await Promise.all(
        (isTwice ? [body, body] : [body]).map((one) => publish(job.uuid, one)),
      );
      const done = answers.filter(({ status }) => status === 200);
      const lines = await shop.db.select().from(ledgerEntries).where(eq(ledgerEntries.clientId, clientId));
      const placed = await shop.db.select().from(orders).where(eq(orders.clientId, clientId));
      const [stored] = await shop.db.select().from(jobs).where(eq(jobs.uuid, job.uuid));
      // What is offered can be done, and what is not is refused.
      expect(done).toHaveLength(way?.refusal === null && isComplete ? 1 : 0);
      if (done.length === 0) {
        expect([lines.length, placed.length, stored?.status]).toEqual([had.length, 0, 'draft']);
        return;
      }
      expect(stored?.status).toBe('active');
      expect(placed).toHaveLength(pay === 'invoice' ? 1 : 0);
      const taken = lines.filter(({ amount }) => amount < 0);
      expect(taken).toHaveLength(product === sold.clicks ? 0 : 1);
      // What the company had before is used only where its balance or its credits pay.
      const before = had.reduce((sum, { amount }) => sum + amount, 0);
      const after = lines.reduce((sum, { amount }) => sum + amount, 0);
      if (pay === 'free') expect(after).toBe(before);
      const read = await admin('GET', `/jobs/${job.uuid}`);
      const { form, history }: ListedJobDetails = read.body.data;
      expect(form.paid_till === null).toBe(product === sold.clicks);
      expect(history.map(({ event }) => event)).toEqual([
        'job.published',
        `job.paidBy${{ invoice: 'Invoice', free: 'Nobody', credit: 'Credit', balance: 'Balance' }[takes]}`,
        'job.created',
      ]);
    }),
    { numRuns: 20 },
  );
});

it('says why not: no reason, another total, a company that waits, one who may not order; and mails who is concerned', async () => {
  const { job, form } = await made();
  const posting = { product_id: sold.posting };
  expect((await publish(job.uuid, { ...posting, pay: 'free' })).body.fields).toHaveProperty('reason');
  expect((await publish(job.uuid, { ...posting, pay: 'invoice', shown_total: 1 })).body.code).toBe(
    'totalChanged',
  );
  expect((await publish(job.uuid, { ...posting, revision: form.revision + 1 })).status).toBe(409);
  expect((await publish(job.uuid, {})).body.code).toBe('productRequired');
  expect((await publish(job.uuid, { product_id: 999 })).body.code).toBe('productNotFound');
  expect((await publish('nothing', posting)).status).toBe(404);
  await shop.db.update(users).set({ adminRole: 'support' }).where(eq(users.role, 'admin'));
  expect((await publish(job.uuid, { ...posting, pay: 'invoice' })).body.code).toBe('rightMissing');
  const refusals = (await waysOf(job.uuid)).ways.filter(({ pay }) => pay === 'free');
  expect(refusals.every(({ refusal }) => refusal !== null)).toBe(true);
  await shop.db.update(users).set({ adminRole: 'owner' }).where(eq(users.role, 'admin'));
  await shop.db.update(clients).set({ approvedAt: null }).where(eq(clients.id, 1));
  expect((await publish(job.uuid, { ...posting, pay: 'free', reason: 'x' })).body.code).toBe(
    'companyNotApproved',
  );
  await shop.db.update(clients).set({ approvedAt: shop.clock.now() }).where(eq(clients.id, 1));
  await shop.db.delete(mails);
  const answer = await publish(job.uuid, {
    ...posting,
    pay: 'free',
    reason: 'Eerste vacature',
    explanation: 'Zoals besproken.',
  });
  expect(answer.body.data.job.status).toBe('active');
  const [mail, ...more] = await mailsTo(shop, 'employer@example.org');
  expect(more).toEqual([]);
  expect(mail?.text).toContain('Zoals besproken.');
  expect(mail?.text).not.toContain('Eerste vacature');
});
