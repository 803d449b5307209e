import { type invoiceRefusals, isRefundable } from '@boardwright/api-client/contract';
import type { clients, jobs, orders, products } from '../platform/database/schema.ts';
import { HttpError } from '../platform/http/http-error.ts';

type Order = typeof orders.$inferSelect;
type Product = typeof products.$inferSelect;

/** Only what the board sells is ordered, and what it still sells is what jobs run on. @throws HttpError `productNotFound`, `productNotSold` */
export function maySell<Sold extends Pick<Product, 'active'>>(product: Sold | undefined): Sold {
  if (!product) throw new HttpError('productNotFound');
  if (!product.active) throw new HttpError('productNotSold');
  return product;
}

/**
 * People can apply in the way that a product is paid for: by the click needs an address to click.
 * @throws HttpError `productNeedsEmail`, `productNeedsUrl`
 */
export function mayRunOn(
  { type, requiresEmailApply }: Pick<Product, 'type' | 'requiresEmailApply'>,
  { applyType, applyUrl }: Pick<typeof jobs.$inferSelect, 'applyType' | 'applyUrl'>,
): void {
  if (requiresEmailApply && applyType !== 'email') throw new HttpError('productNeedsEmail');
  if (type === 'CPC' && (applyType !== 'url' || !applyUrl)) throw new HttpError('productNeedsUrl');
}

/** A buyer pays what is open. @throws HttpError `orderNotOpen` */
export function mayPay({ status }: Pick<Order, 'status'>): void {
  if (status !== 'open') throw new HttpError('orderNotOpen');
}

/** An admin gives the money of an order back once, where a company got what was bought. @throws HttpError `refundNotPossible` */
export function mayRefund({ status }: Pick<Order, 'status'>, before: object | null | undefined): void {
  if (!isRefundable(status) || before) throw new HttpError('refundNotPossible');
}

/** What is known of a company that would order on invoice. Amounts in cents. */
export interface InvoiceFacts {
  /** None of a guest. */
  readonly client: Pick<typeof clients.$inferSelect, 'verifiedAt'> | undefined;
  readonly hasOverdue: boolean;
  /** What is left of its limit. */
  readonly left: number;
}

/**
 * Why nobody may order for so much on invoice (docs/decisions 'Goods on invoice'): it is for verified companies without
 * an overdue invoice, up to their limit.
 * @returns undefined where they may
 */
export function refusedOnInvoice(
  { client, hasOverdue, left }: InvoiceFacts,
  totalCents: number,
): (typeof invoiceRefusals)[number] | undefined {
  if (totalCents === 0) return undefined;
  if (!client || client.verifiedAt === null) return 'invoiceNotVerified';
  if (hasOverdue) return 'invoiceOverdue';
  return totalCents <= left ? undefined : 'invoiceLimitReached';
}
