import { type PaymentMethod, paymentTypes } from '@boardwright/api-client/contract';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { orders, products } from '../../database/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Locale } from '../../http/context.ts';
import type { Tenant } from '../../http/tenants.ts';
import { noteEvent } from '../account/account-logs.ts';
import { type KnownBuyer, type OrderForm, readOrderForm } from './order-form.ts';
import { moneyIn, netOf } from './price.ts';
import { sellerOf } from './seller.ts';
import { type OrderRow, settleOrder } from './settle-order.ts';
import type { ShopDeps } from './shop-deps.ts';
import { startPayment } from './start-payment.ts';
import { vatOf } from './vat.ts';

export type ProductRow = typeof products.$inferSelect;

/** Who orders what, for what. */
export interface OrderRequest {
  readonly form: OrderForm;
  readonly known: KnownBuyer;
  readonly productId: number;
  readonly locale: Locale;
  /** Null for a guest. */
  readonly clientId: number | null;
  readonly userId: number | null;
  readonly organisationId: number | null;
  readonly jobId: number | null;
}

/** What is paid from a contract's balance is not ordered. */
export function isOrdered({ type, productType }: Pick<ProductRow, 'type' | 'productType'>): boolean {
  return productType === 'job_posting' || (type !== 'jobPosting' && type !== 'jobUpSell');
}

/**
 * A product that a board sells.
 * @throws ApiError `productNotFound`, `productNotSold`
 */
export async function soldProduct(
  db: Pick<Transaction, 'select'>,
  boardId: number,
  id: number,
): Promise<ProductRow> {
  const [product] = await db
    .select()
    .from(products)
    .where(and(eq(products.id, id), eq(products.jobBoardId, boardId)));
  if (!product) throw new ApiError('productNotFound');
  if (!product.active) throw new ApiError('productNotSold');
  return product;
}

/** The ways to pay that a board offers. */
export function offeredPayments({ payments }: Pick<ShopDeps, 'payments'>, tenant: Tenant): PaymentMethod[] {
  const providers = payments.map(({ name }) => name);
  return [...providers, ...(sellerOf(tenant).takesInvoice ? (['invoice'] as const) : [])];
}

function paymentOf(deps: ShopDeps, tenant: Tenant, typeId: number | undefined): PaymentMethod {
  const method = (Object.keys(paymentTypes) as PaymentMethod[]).find((name) => paymentTypes[name] === typeId);
  if (method !== undefined && offeredPayments(deps, tenant).includes(method)) return method;
  throw new ApiError(method === 'stripe' ? 'stripeNotSetUp' : 'paymentTypeUnknown');
}

/** Who saw another price is told both, and nothing is ordered. */
function checkPrice(product: ProductRow, shown: number | null | undefined, currency: string, locale: Locale) {
  const net = netOf(product);
  if (shown === null || shown === undefined || shown === net) return net;
  throw new ApiError('priceChanged', {
    values: { before: moneyIn(locale, currency, shown), now: moneyIn(locale, currency, net) },
    current: { net, shown_net: shown },
  });
}

function rowOf(
  deps: ShopDeps,
  tenant: Tenant,
  request: OrderRequest,
  product: ProductRow,
): typeof orders.$inferInsert {
  const { form, known, locale, clientId, userId, organisationId, jobId } = request;
  const seller = sellerOf(tenant);
  const net = checkPrice(product, form.shown_net, seller.currency, locale);
  const accepted = readOrderForm(form, known, seller.countryCode, locale);
  const { vat, rate, reverseCharge } = vatOf({
    net,
    rate: seller.vatRate,
    sellerCountry: seller.countryCode,
    buyerCountry: accepted.buyer.address?.countryCode ?? seller.countryCode,
    vatNumber: accepted.buyer.vatNumber ?? undefined,
  });
  const { id, name, type, duration, quantity } = product;
  return {
    ...accepted,
    siteId: tenant.site.id,
    jobBoardId: tenant.board.id,
    clientId,
    userId,
    productId: id,
    product: { id, name, type, duration, quantity, budget: product.priceCents },
    organisationId,
    jobId,
    payment: paymentOf(deps, tenant, form.payment_type_id),
    locale,
    currency: seller.currency,
    netCents: net,
    vatCents: vat,
    totalCents: net + vat,
    vatRate: rate,
    reverseCharge,
    idempotencyKey: form.idempotency_key ?? null,
  };
}

/** The order that this very call made before. */
async function earlier(tx: Transaction, row: typeof orders.$inferInsert): Promise<OrderRow | undefined> {
  if (!row.idempotencyKey) return undefined;
  const [found] = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.siteId, row.siteId),
        eq(orders.email, row.email),
        eq(orders.idempotencyKey, row.idempotencyKey),
      ),
    );
  return found;
}

/**
 * Places an order. What is on invoice, or costs nothing, is paid with it; for the rest a payment is opened.
 * @returns the order's number
 * @throws ApiError `productNotFound`, `productNotSold`, `priceChanged`, `validation`, `paymentTypeUnknown`,
 *   `stripeNotSetUp`, `paymentUnavailable` (the order is there then, and can be paid later)
 */
export async function placeOrder(deps: ShopDeps, tenant: Tenant, request: OrderRequest): Promise<number> {
  const { db, clock, mailsQueued, search } = deps;
  const now = clock.now();
  const { order, mailIds } = await db.transaction(async (tx) => {
    const product = await soldProduct(tx, tenant.board.id, request.productId);
    if (!isOrdered(product)) throw new ApiError('productNotSold');
    const row = rowOf(deps, tenant, request, product);
    const [made] = await tx
      .insert(orders)
      .values({ ...row, createdAt: now })
      .onConflictDoNothing()
      .returning();
    // Sent twice it is one order, however close together.
    const placed = made ?? (await earlier(tx, row));
    if (!placed) throw new ApiError('orderNotFound');
    if (made && made.userId !== null && made.clientId !== null) {
      const who = { id: made.userId, clientId: made.clientId };
      await noteEvent(tx, 'order.placed', who, now, { product: product.name });
    }
    const isPaid = made !== undefined && (made.payment === 'invoice' || made.totalCents === 0);
    const ids = isPaid ? await settleOrder(tx, deps, tenant, made, now) : undefined;
    return { order: placed, mailIds: ids };
  });
  if (mailIds) {
    await mailsQueued(mailIds);
    if (search.ready()) await search.catchUp();
  } else if (order.status === 'open' && order.paymentUrl === null && order.payment !== 'invoice') {
    await startPayment(deps, tenant, order);
  }
  return order.id;
}
