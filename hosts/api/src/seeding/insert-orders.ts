import { and, asc, eq, inArray } from '../platform/database/drizzle.ts';
import { type DemoOrder, demoOrders } from '../../seeds/demo.ts';
import { spend } from '../shop/ledger.ts';
import { tenantOf } from '../platform/http/find-tenants.ts';
import { netOf } from '../shop/price.ts';
import { sellerOf } from '../shop/seller.ts';
import { settleOrder } from '../shop/settle-order.ts';
import { vatOf } from '../shop/vat.ts';
import type { Transaction } from '../platform/database/connect.ts';
import { clients, jobs, mails, orders, products, users } from '../platform/database/schema.ts';
import type { Storage } from '../platform/ports/storage.ts';
import { languageOf } from './demo-language.ts';
import type { DemoSite } from './demo-site.ts';
import { paidSubject } from '../shop/paid-days.ts';

/** The links of mails that are never sent. */
const nowhere = { seal: () => '' };
const day = 24 * 60 * 60 * 1000;
const address = {
  addressLine1: 'Stationsweg 12',
  postalCode: '9951 CE',
  city: 'Winsum',
  countryCode: 'NL',
} as const;

async function findBuyer(tx: Transaction, siteId: number, email: string) {
  const [buyer] = await tx
    .select({ user: users, company: clients.name })
    .from(users)
    .innerJoin(clients, eq(clients.id, users.clientId))
    .where(and(eq(users.email, email), eq(users.siteId, siteId)));
  return buyer;
}
type Buyer = NonNullable<Awaited<ReturnType<typeof findBuyer>>>;

const isSettled = (status: DemoOrder['status']): status is 'delivered' | 'received' =>
  status === 'delivered' || status === 'received';

/** The row of a demo order, as it was on its day. */
function orderRow(
  tenant: Awaited<ReturnType<typeof tenantOf>>,
  { user, company }: Buyer,
  product: typeof products.$inferSelect,
  { payment, status, poNumber }: DemoOrder,
  at: Date,
  locale: string,
): typeof orders.$inferInsert {
  const seller = sellerOf(tenant);
  const net = netOf(product);
  const buyerCountry = address.countryCode;
  const question = { net, rate: seller.vatRate, sellerCountry: seller.countryCode, buyerCountry };
  const { vat, rate } = vatOf({ ...question, vatNumber: undefined });
  const { id, name, type, duration, quantity, priceCents } = product;
  const { givenName, familyName, email } = user;
  return {
    siteId: tenant.site.id,
    jobBoardId: tenant.board.id,
    clientId: user.clientId,
    userId: user.id,
    productId: id,
    product: { id, name, type, duration, quantity, budget: priceCents },
    status: isSettled(status) ? 'open' : status,
    payment,
    email,
    invoiceEmail: payment === 'invoice' ? 'administratie@lauwers.example' : email,
    buyer: { company, givenName, familyName, phone: null, vatNumber: null, address },
    poNumber: poNumber ?? null,
    locale,
    currency: seller.currency,
    netCents: net,
    vatCents: vat,
    totalCents: net + vat,
    vatRate: rate,
    createdAt: at,
    closedAt: status === 'open' || isSettled(status) ? null : at,
  };
}

/** Jobs of the company that a bundle published, each with its product. */
async function spendBundle(
  tx: Transaction,
  clientId: number,
  postingId: number,
  count: number,
  at: Date,
): Promise<void> {
  const theirs = await tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.clientId, clientId), eq(jobs.status, 'active')))
    .orderBy(asc(jobs.id))
    .limit(count);
  for (const { id, till } of theirs) {
    const subject = till ? paidSubject(id, { from: at, till, startsLater: false }) : { job_id: id };
    await spend(tx, { clientId, kind: 'contract', amount: 1, operation: `publish:${id}`, now: at, subject });
  }
  if (theirs.length > 0)
    await tx
      .update(jobs)
      .set({ productId: postingId })
      .where(
        inArray(
          jobs.id,
          theirs.map(({ id }) => id),
        ),
      );
}

/** What the demo's employer ordered and used, settled as orders are. Nobody is mailed about it. */
export async function insertOrders(
  tx: Transaction,
  storage: Storage,
  site: DemoSite,
  email: string,
  now: Date,
): Promise<void> {
  const tenant = await tenantOf(tx, site.id);
  const buyer = await findBuyer(tx, site.id, email);
  const sold = await tx
    .select()
    .from(products)
    .where(eq(products.jobBoardId, site.board.id))
    .orderBy(asc(products.order), asc(products.id));
  const clientId = buyer?.user.clientId;
  if (!buyer || clientId === null || clientId === undefined) return;
  for (const order of demoOrders()) {
    const product = sold[order.product - 1];
    if (!product) continue;
    const at = new Date(now.getTime() - Math.max(day / 24, order.daysAgo * day));
    const [row] = await tx
      .insert(orders)
      .values(orderRow(tenant, buyer, product, order, at, languageOf(site)))
      .returning();
    if (!row || !isSettled(order.status)) continue;
    await settleOrder(tx, { storage, tokens: nowhere }, tenant, row, at);
    if (order.status === 'received') {
      const paidAt = new Date(at.getTime() + 10 * day);
      await tx.update(orders).set({ status: 'paid', paidAt, closedAt: paidAt }).where(eq(orders.id, row.id));
    }
    if (order.used === undefined) continue;
    const fromContract = sold.find(({ productType }) => productType === 'contract');
    if (product.type === 'contract' && fromContract)
      await spendBundle(tx, clientId, fromContract.id, order.used, at);
    if (product.type === 'credit')
      await spend(tx, { clientId, kind: 'credit', amount: order.used, operation: 'demo:resumes', now: at });
  }
  await tx.delete(mails);
}
