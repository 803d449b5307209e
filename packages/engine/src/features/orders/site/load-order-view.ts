import type { Order, PublicOrder } from '@boardwright/api-client/contract';
import type { OrderView } from './order-view.ts';

/** An order of one's own company. */
export function myOrderView(order: Order, isWaiting: boolean): OrderView {
  const file = `/api/employer/v1/orders/${order.id}/invoice`;
  return {
    ...viewOf(order, isWaiting),
    invoiceUrl: order.invoice_number === null ? undefined : file,
    creditNoteUrl: order.credit_note_number === null ? undefined : `${file}?kind=credit_note`,
  };
}

/** An order behind a link. */
export function linkedOrderView(order: PublicOrder, token: string, isWaiting: boolean): OrderView {
  const file = `/api/public/v1/orders/token/${encodeURIComponent(token)}/invoice`;
  return {
    ...viewOf(order, isWaiting),
    invoiceUrl: order.invoice_number === null ? undefined : file,
    creditNoteUrl: undefined,
  };
}

function viewOf(order: PublicOrder, isWaiting: boolean) {
  return {
    order,
    isWaiting: isWaiting && order.status === 'open',
    productId: order.product.id,
  };
}
