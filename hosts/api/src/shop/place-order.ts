import { transaction } from '../platform/database/transaction.ts';
import {
  type PaymentMethod,
  paymentTypeId,
  paymentTypes,
  type Quote,
} from '@boardwright/api-client/contract';
import { and, eq, isNull } from '../platform/database/drizzle.ts';
import type { Transaction } from '../platform/database/connect.ts';
import { orders, products } from '../platform/database/schema.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { Locale } from '@boardwright/messages';
import type { Tenant } from '../platform/http/tenants.ts';
import { type Doer, noteEvent } from '../people/account/account-logs.ts';
import { lockJob } from '../jobs/employer/my-jobs.queries.ts';
import { digest } from './digest.ts';
import { lockedInvoiceRefusal } from './invoice-terms.ts';
import { billingOf, type KnownBuyer, type OrderForm, readOrderForm } from './order-form.ts';
import { orderedName } from './ordered-name.ts';
import { moneyIn, netOf } from './price.ts';
import { sellerOf } from './seller.ts';
import { closeOrder, isOnInvoice, lockOrder, type OrderRow, settleOrder } from './settle-order.ts';
import type { ShopDeps } from './shop-deps.ts';
import { startPayment } from './start-payment.ts';
import { vatOf } from './vat.ts';
import { maySell } from './order.policy.ts';

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
  /** Of an order that an admin places for the company. */
  readonly byAdmin?: OrderByAdmin;
}

/** What an admin decides of an order that they place for a company. */
export interface OrderByAdmin {
  /** Null where they left since they wrote its quote. */
  readonly adminId: number | null;
  /** How many of the product. */
  readonly pieces: number;
  /** What this order costs without VAT, in cents, all pieces together; null: what everybody pays. */
  readonly net: number | null;
  /** Why it costs else; null where it does not. */
  readonly reason: string | null;
  /** The line of a quote that its buyer accepted. */
  readonly quote?: {
    readonly id: number;
    readonly line: number;
    readonly acceptedBy: Doer;
  };
}

/** What is paid from a contract's balance is not ordered. */
export function isOrdered({ type, productType }: Pick<ProductRow, 'type' | 'productType'>): boolean {
  return productType === 'job_posting' || (type !== 'jobPosting' && type !== 'jobUpSell');
}

/**
 * A product that a board sells.
 * @throws HttpError `productNotFound`, `productNotSold`
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
  return maySell(product);
}

/** The ways to pay that a board offers. */
export function offeredPayments({ payments }: Pick<ShopDeps, 'payments'>, tenant: Tenant): PaymentMethod[] {
  const providers = payments.map(({ name }) => name);
  return [...providers, ...(sellerOf(tenant).takesInvoice ? ['invoice'] : [])];
}

function paymentOf(deps: ShopDeps, tenant: Tenant, typeId: number | undefined): PaymentMethod {
  const method = offeredPayments(deps, tenant).find((name) => paymentTypeId(name) === typeId);
  if (method !== undefined) return method;
  throw new HttpError(typeId === paymentTypes.stripe ? 'stripeNotSetUp' : 'paymentTypeUnknown');
}

/** Who saw another price gets both, and nothing is ordered. */
function checkPrice(
  product: ProductRow,
  displayed: number | null | undefined,
  currency: string,
  locale: Locale,
) {
  const net = netOf(product);
  if (displayed === null || displayed === undefined || displayed === net) return net;
  throw new HttpError('priceChanged', {
    values: { before: moneyIn(locale, currency, displayed), now: moneyIn(locale, currency, net) },
    current: { net, shown_net: displayed },
  });
}

/** Who saw another total, as for another country, gets both, and nothing is ordered. */
export function checkTotal(
  { netCents: net, vatCents: vat, totalCents: total, vatRate, reverseCharge, currency }: PricedOrder,
  displayed: number | null | undefined,
  locale: Locale,
): void {
  if (displayed === null || displayed === undefined || displayed === total) return;
  throw new HttpError('totalChanged', {
    values: { before: moneyIn(locale, currency, displayed), now: moneyIn(locale, currency, total) },
    current: {
      net,
      vat,
      total,
      vat_rate: vatRate / 100,
      reverse_charge: reverseCharge,
      shown_total: displayed,
    },
  });
}
export type PricedOrder = Pick<
  OrderRow,
  'netCents' | 'vatCents' | 'totalCents' | 'vatRate' | 'reverseCharge' | 'currency'
>;

/** What an order asks of who is billed where. */
export function priceFor(
  tenant: Tenant,
  net: number,
  buyer: { readonly country: string; readonly vatNumber: string | undefined },
): PricedOrder {
  const { vatRate, countryCode, currency } = sellerOf(tenant);
  const { vat, rate, reverseCharge } = vatOf({
    net,
    rate: vatRate,
    sellerCountry: countryCode,
    buyerCountry: buyer.country,
    vatNumber: buyer.vatNumber,
  });
  const totalCents = net + vat;
  return { netCents: net, vatCents: vat, totalCents, vatRate: rate, reverseCharge, currency };
}

/**
 * What a product costs who is billed as was typed so far; it orders nothing.
 * @throws HttpError `productNotFound`, `productNotSold`
 */
export async function quoteProduct(
  db: Pick<Transaction, 'select'>,
  tenant: Tenant,
  productId: number,
  {
    typed,
    known,
    locale,
    net,
    pieces = 1,
  }: {
    readonly pieces?: number;
    /** Another price than everybody's, without VAT, all pieces together. */
    readonly net?: number | null;
    readonly typed: Parameters<typeof billingOf>[0];
    readonly known: Parameters<typeof billingOf>[1];
    readonly locale: Locale;
  },
): Promise<Quote> {
  const product = await soldProduct(db, tenant.board.id, productId);
  const billing = billingOf(typed, known, sellerOf(tenant).countryCode, locale);
  const price = priceFor(tenant, net ?? netOf(product) * pieces, billing);
  return {
    currency: price.currency,
    net: price.netCents,
    vat: price.vatCents,
    total: price.totalCents,
    vat_rate: price.vatRate / 100,
    reverse_charge: price.reverseCharge,
    country_code: billing.country,
    problem: billing.problem,
  };
}

/** What was sent, as a digest: under one key it must be the same each time. */
function digestOf({ form, known, ...request }: OrderRequest): string {
  const { idempotency_key: _key, ...sent } = form;
  const { productId, clientId, organisationId, jobId, byAdmin } = request;
  // What is known of a company is not what was sent; a guest sends all of it.
  const guest = clientId === null ? known : null;
  const own = byAdmin && {
    net: byAdmin.net,
    reason: byAdmin.reason,
    ...(byAdmin.pieces > 1 && { pieces: byAdmin.pieces }),
  };
  return digest({ sent, guest, productId, clientId, organisationId, jobId, own });
}

function rowOf(
  deps: ShopDeps,
  tenant: Tenant,
  request: OrderRequest,
  product: ProductRow,
): typeof orders.$inferInsert {
  const { form, known, locale, clientId, userId, organisationId, jobId, byAdmin } = request;
  const seller = sellerOf(tenant);
  const pieces = byAdmin?.pieces ?? 1;
  const list = checkPrice(product, form.shown_net, seller.currency, locale) * pieces;
  const net = byAdmin?.net ?? list;
  const payment = paymentOf(deps, tenant, form.payment_type_id);
  const asksMoney = payment === 'invoice' && net > 0;
  const accepted = readOrderForm(form, known, { home: seller.countryCode, asksMoney, locale });
  const price = priceFor(tenant, net, {
    country: accepted.buyer.address?.countryCode ?? seller.countryCode,
    vatNumber: accepted.buyer.vatNumber ?? undefined,
  });
  checkTotal(price, form.shown_total, locale);
  const { id, name, type, duration, quantity } = product;
  return {
    ...accepted,
    ...price,
    siteId: tenant.site.id,
    jobBoardId: tenant.board.id,
    clientId,
    userId,
    productId: id,
    product: {
      id,
      name,
      type,
      duration,
      quantity: quantity * pieces,
      budget: product.priceCents * pieces,
      ...(pieces > 1 && { pieces }),
    },
    organisationId,
    jobId,
    ...(byAdmin && { placedBy: byAdmin.adminId, listCents: list, priceReason: byAdmin.reason }),
    ...(byAdmin?.quote && { quoteId: byAdmin.quote.id, quoteLine: byAdmin.quote.line }),
    payment,
    locale,
    idempotencyKey: form.idempotency_key ?? null,
    requestDigest: digestOf(request),
  };
}

/**
 * The order that this very call made before.
 * @throws HttpError `idempotencyKeyReused` where something else was sent under its key
 */
async function earlier(
  tx: Transaction,
  { site }: Tenant,
  request: OrderRequest,
): Promise<OrderRow | undefined> {
  const key = request.form.idempotency_key;
  if (!key) return undefined;
  const [found] = await tx
    .select()
    .from(orders)
    .where(
      and(eq(orders.siteId, site.id), eq(orders.email, request.known.email), eq(orders.idempotencyKey, key)),
    );
  // What was placed before digests were kept is taken for the same.
  if (found && found.requestDigest !== null && found.requestDigest !== digestOf(request))
    throw new HttpError('idempotencyKeyReused');
  return found;
}

/**
 * Cancels the order that the buyer placed before, where nobody could pay it: its payment could not be opened, and they
 * chose anew. One that somebody may be paying stays as it is.
 */
async function cancelReplaced(
  tx: Transaction,
  deps: ShopDeps,
  tenant: Tenant,
  { form, known, clientId }: OrderRequest,
  now: Date,
): Promise<void> {
  const { replaces_key: key } = form;
  if (!key || key === form.idempotency_key) return;
  const [found] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.siteId, tenant.site.id),
        eq(orders.email, known.email),
        eq(orders.idempotencyKey, key),
        clientId === null ? isNull(orders.clientId) : eq(orders.clientId, clientId),
      ),
    );
  const replaced = found && (await lockOrder(tx, found.id));
  if (replaced?.providerReference === null) await closeOrder(tx, deps, tenant, replaced, 'cancelled', now);
}

/** @throws HttpError as {@link lockedInvoiceRefusal} gives them */
async function checkOnInvoice(tx: Transaction, tenant: Tenant, order: OrderRow, locale: Locale, now: Date) {
  // The job before the company: everybody locks in this order.
  if (order.jobId !== null) await lockJob(tx, order.jobId);
  const { clientId, totalCents } = order;
  const refusal = await lockedInvoiceRefusal(tx, { tenant, clientId, totalCents, locale }, now);
  if (refusal) throw refusal;
}

interface Placed {
  readonly order: OrderRow;
  readonly isNew: boolean;
}

async function insertOrder(
  tx: Transaction,
  deps: ShopDeps,
  tenant: Tenant,
  request: OrderRequest,
): Promise<Placed> {
  const before = await earlier(tx, tenant, request);
  if (before) return { order: before, isNew: false };
  const product = await soldProduct(tx, tenant.board.id, request.productId);
  if (!isOrdered(product)) throw new HttpError('productNotSold');
  const [made] = await tx
    .insert(orders)
    .values({ ...rowOf(deps, tenant, request, product), createdAt: deps.clock.now() })
    .onConflictDoNothing()
    .returning();
  // Sent twice it is one order, however close together.
  const order = made ?? (await earlier(tx, tenant, request));
  if (!order) throw new HttpError('orderNotFound');
  return { order, isNew: made !== undefined };
}

/** Who the company's log says it was: its own person, the site, or who accepted the site's quote. */
function doerOf({ site }: Tenant, { byAdmin }: OrderRequest, buyer: Doer): Doer {
  if (!byAdmin) return buyer;
  return byAdmin.quote?.acceptedBy ?? { id: null, clientId: buyer.clientId, system: site.name };
}

/**
 * Places an order. What is on invoice is delivered with it and paid afterwards, what costs nothing is paid with it; for
 * the rest a payment is opened.
 * @returns the order's number
 * @throws HttpError `productNotFound`, `productNotSold`, `priceChanged`, `totalChanged`, `validation`,
 *   `idempotencyKeyReused`, `invoiceNotVerified`, `invoiceOverdue`, `invoiceLimitReached`, `paymentTypeUnknown`,
 *   `stripeNotSetUp`, `paymentUnavailable` (the order is there then, and can be paid later)
 */
export async function placeOrder(deps: ShopDeps, tenant: Tenant, request: OrderRequest): Promise<number> {
  const { clock } = deps;
  const now = clock.now();
  const { order, isSettled } = await transaction(deps, async (tx) => {
    const { order: placed, isNew } = await insertOrder(tx, deps, tenant, request);
    if (!isNew) return { order: placed, isSettled: false };
    await cancelReplaced(tx, deps, tenant, request, now);
    if (placed.userId !== null && placed.clientId !== null) {
      const { userId: id, clientId } = placed;
      await noteEvent(tx, 'order.placed', doerOf(tenant, request, { id, clientId }), now, {
        product: orderedName(placed.product),
      });
    }
    if (isOnInvoice(placed)) await checkOnInvoice(tx, tenant, placed, request.locale, now);
    if (placed.payment !== 'invoice' && placed.totalCents !== 0) return { order: placed, isSettled: false };
    return { order: placed, isSettled: await settleOrder(tx, deps, tenant, placed, now) };
  });
  if (!isSettled && order.status === 'open' && order.paymentUrl === null && order.payment !== 'invoice')
    await startPayment(deps, tenant, order);
  return order.id;
}
