import {
  isRequest,
  type OfferedPayment,
  type OrderStatus,
  type PublicOrder,
  type Quote,
} from '@boardwright/api-client/contract';
import type { PhoneCountry } from '@boardwright/ui/phone-countries';

/** An order as it is drawn, by its own company or by who holds its link. */
export interface OrderView {
  readonly order: PublicOrder;
  /** Files to download, as they are: the invoice, and what takes it back. */
  readonly invoiceUrl: string | undefined;
  readonly creditNoteUrl: string | undefined;
  /** The buyer comes back from the provider's page, and the provider has said nothing yet. */
  readonly isWaiting: boolean;
  /** What was ordered, for another try. */
  readonly productId: number;
}

/**
 * How an order is shown in a word: beside its status, that its invoice is overdue, that its money went back, and that there
 * was nothing to pay because the price is still to be agreed.
 */
export type DisplayStatus = OrderStatus | 'overdue' | 'refunded' | 'credited' | 'requested';

export function displayStatus({
  status,
  invoice_state: invoice,
  refunded_at: refundedAt,
  product: { type },
  net,
}: Pick<PublicOrder, 'status' | 'invoice_state' | 'refunded_at' | 'product' | 'net'>): DisplayStatus {
  if (status === 'paid' && isRequest({ type, net })) return 'requested';
  if (status === 'invoiced') return invoice === 'overdue' ? 'overdue' : 'invoiced';
  if (refundedAt === null || status === 'written_off') return status;
  return status === 'cancelled' ? 'credited' : 'refunded';
}

/** A product that can be ordered, with what is asked for it. */
export interface OrderedProduct {
  readonly id: number;
  readonly name: string;
  readonly type: PublicOrder['product']['type'];
  readonly duration: number | null;
  /** Cents without VAT, the discount taken off. */
  readonly net: number;
  /** Percent asked at home. */
  readonly vatRate: number;
}

/** What every order form is given. */
export interface OrderFormData {
  readonly product: OrderedProduct;
  readonly payments: readonly OfferedPayment[];
  /** What it costs as it stands: with VAT by what is known of who is billed. */
  readonly quote: Quote;
  readonly countries: readonly PhoneCountry[];
  /** Names this order: pressed twice it is one. */
  readonly key: string;
}

/** What an order asks with VAT at home, in cents. */
export function withVat({ net, vatRate }: Pick<OrderedProduct, 'net' | 'vatRate'>): number {
  return net + Math.round((net * vatRate) / 100);
}
