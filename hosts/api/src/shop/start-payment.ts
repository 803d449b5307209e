import { eq } from '../platform/database/drizzle.ts';
import { orders } from '../platform/database/schema.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { Tenant } from '../platform/http/tenants.ts';
import type { PaymentProvider } from '../platform/ports/payments/payments.ts';
import { orderUrl } from './order-links.ts';
import type { OrderRow } from './settle-order.ts';
import type { ShopDeps } from './shop-deps.ts';
import { mayPay } from './order.policy.ts';
import { orderedName } from './ordered-name.ts';

/** Where providers tell what came of a payment. */
export const webhookPath = (provider: PaymentProvider['name']) => `/api/payments/${provider}`;

/** The provider of an order's payment; undefined for an invoice, and for one that is no longer set up. */
export function providerOf(
  { payments }: Pick<ShopDeps, 'payments'>,
  { payment }: Pick<OrderRow, 'payment'>,
): PaymentProvider | undefined {
  return payments.find(({ name }) => name === payment);
}

/**
 * Opens the payment of an order at its provider. It is asked for by the order's own uuid: where this was done before
 * and the answer got lost, it is the same payment.
 * @returns the page where it is paid
 * @throws HttpError `paymentUnavailable`
 */
export async function startPayment(deps: ShopDeps, tenant: Tenant, order: OrderRow): Promise<string> {
  const provider = providerOf(deps, order);
  if (!provider) throw new HttpError('paymentUnavailable');
  const { board } = tenant;
  try {
    const { reference, url } = await provider.open({
      orderUuid: order.uuid,
      description: orderedName(order.product),
      amountCents: order.totalCents,
      currency: order.currency,
      email: order.email,
      locale: order.locale,
      returnUrl: await orderUrl(deps.db, deps, tenant, order),
      webhookUrl: new URL(webhookPath(provider.name), deps.publicAddress || board.url).href,
    });
    await deps.db
      .update(orders)
      .set({ providerReference: reference, paymentUrl: url })
      .where(eq(orders.id, order.id));
    return url;
  } catch (cause) {
    throw new HttpError('paymentUnavailable', { cause });
  }
}

/**
 * The page where an open order is paid: the one there is, or a new one where the provider does not know it any more.
 * @throws HttpError `orderNotOpen`, `paymentUnavailable`
 */
export async function continuePayment(deps: ShopDeps, tenant: Tenant, order: OrderRow): Promise<string> {
  mayPay(order);
  const provider = providerOf(deps, order);
  if (!provider) throw new HttpError('paymentUnavailable');
  const { providerReference: reference, paymentUrl } = order;
  // Policy: a provider that does not answer is asked again by startPayment, which reports what is wrong.
  const known = reference === null ? undefined : await provider.report(reference).catch(() => undefined);
  return known && paymentUrl !== null ? paymentUrl : startPayment(deps, tenant, order);
}
