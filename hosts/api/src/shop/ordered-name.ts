import type { OrderedProduct } from '../platform/database/tables/shop.ts';

/** What was ordered, as invoices, mails and lists call it: '3 × Job 30 days'. */
export function orderedName({ name, pieces = 1 }: Pick<OrderedProduct, 'name' | 'pieces'>): string {
  return pieces === 1 ? name : `${pieces} × ${name}`;
}
