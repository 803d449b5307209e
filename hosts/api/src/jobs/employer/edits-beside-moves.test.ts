import { eq } from '../../platform/database/drizzle.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Shop, sold } from '../../../test/open-shop.ts';
import { jobs, ledgerEntries, subscriptions } from '../../platform/database/schema.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const row = async (id: number) => {
  const [found] = await shop.db.select().from(jobs).where(eq(jobs.id, id));
  if (!found) throw new Error(`There is no job ${id}`);
  return found;
};
/** Edits that each name a revision which the job may come to have in the same moment. */
const guesses = async (id: number) => {
  const { revision } = await row(id);
  return [0, 1, 2, 3, 4, 5, 6].map((more) =>
    shop.call('PUT', `/jobs/${id}`, { title: `Kok ${more}`, revision: revision + more }),
  );
};

it('an edit that guesses the next revision does not write a job back into its slot', async () => {
  const order = await shop.order(sold.slot);
  const [slot] = await shop.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.orderId, order.body.data.id));
  const assign = (id: number) => shop.call('PUT', `/jobs/${id}/slot`, { subscription_id: slot?.id });
  for (let round = 0; round < 2; round += 1) {
    const [first, second] = [await shop.draft(), await shop.draft()];
    await assign(first);
    await Promise.all([assign(second), ...(await guesses(first))]);
    expect(await row(second)).toMatchObject({ status: 'active', till: slot?.paidTill });
    expect((await row(first)).status).toBe('expired');
    expect((await row(first)).till?.getTime()).toBe(shop.clock.now().getTime());
  }
});

it('an edit beside the publishing of a draft leaves it published, and paid once', async () => {
  for (let round = 0; round < 2; round += 1) {
    await shop.order(sold.posting);
    const id = await shop.draft({ product_id: sold.posting });
    const publish = () => shop.call('PUT', `/jobs/${id}/publish/draft`);
    const answers = await Promise.all([publish(), ...(await guesses(id))]);
    expect(answers[0]?.status).toBe(200);
    expect(await row(id)).toMatchObject({ status: 'active' });
    expect((await row(id)).till).not.toBeNull();
    expect((await publish()).status).toBe(409);
    const spent = await shop.db
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.operation, `publish:${id}`));
    expect(spent).toHaveLength(1);
  }
});

it('an edit without a revision changes only what it names', async () => {
  const id = await shop.draft();
  await Promise.all([
    shop.call('PUT', `/jobs/${id}`, { title: 'Bakker in Baflo' }),
    shop.call('PUT', `/jobs/${id}`, { description: 'Brood voor het dorp.' }),
  ]);
  expect(await row(id)).toMatchObject({ title: 'Bakker in Baflo', description: 'Brood voor het dorp.' });
});
