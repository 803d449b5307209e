import {
  type AdminOrder,
  errorMessage,
  type InvoiceState,
  invoiceStateOf,
  invoiceRefusals,
  type OfferedPayment,
  type Order,
  type PaymentMethod,
  paymentTypeId,
  type PaymentType,
  type PublicOrder,
} from '@boardwright/api-client/contract';
import type { HttpError } from '../platform/http/http-error.ts';
import type { Locale } from '@boardwright/messages';
import type { PaymentProvider } from '../platform/ports/payments/payments.ts';
import { invoiceNumber } from './issue-invoice.ts';
import type { OrderWith } from './orders.queries.ts';
import { paymentNames } from './payment-name.messages.ts';
import { orderedName } from './ordered-name.ts';

/** Of providers that are not set up any more, where orders were paid by them. */
const names: Readonly<Record<string, string>> = {
  stripe: 'Stripe',
  mollie: 'Mollie',
  test: 'Test',
};

/** A way to pay, as buyers read it. */
export function presentPaymentType(
  method: PaymentMethod,
  locale: Locale,
  providers: readonly PaymentProvider[],
): PaymentType {
  const label = providers.find(({ name }) => name === method)?.label;
  return {
    id: paymentTypeId(method),
    name: method === 'invoice' ? paymentNames[locale] : (label ?? names[method] ?? method),
    third_party: method === 'invoice' ? null : method,
  };
}

/** A way to pay as it is offered, with why it cannot be chosen. */
export function presentOfferedPayment(
  method: PaymentMethod,
  { locale, providers }: Pick<OrderReader, 'locale' | 'providers'>,
  refusal: HttpError | undefined,
): OfferedPayment {
  const code = invoiceRefusals.find((known) => known === refusal?.code);
  return {
    ...presentPaymentType(method, locale, providers),
    refusal: refusal && code ? { code, message: errorMessage(code, locale, refusal.values) } : null,
  };
}

/** Who reads an order, and when. */
export interface OrderReader {
  readonly locale: Locale;
  readonly providers: readonly PaymentProvider[];
  readonly now: Date;
}

/** What an order on invoice still asks, in cents. */
export function outstandingOf({ order, refund }: OrderWith): number {
  return order.status === 'invoiced' ? order.totalCents - (refund?.amountCents ?? 0) : 0;
}

/** How the invoice of an order stands; null for one that was paid otherwise. */
export function stateOfInvoice({ order }: OrderWith, now: Date): InvoiceState | null {
  return invoiceStateOf(order, now) ?? null;
}

/** An order as who holds its link sees it. */
export function presentPublicOrder(row: OrderWith, { locale, providers, now }: OrderReader): PublicOrder {
  const { order, invoice, refund } = row;
  const { id, type, duration, quantity } = order.product;
  return {
    uuid: order.uuid,
    status: order.status,
    created_at: order.createdAt.toISOString(),
    paid_at: order.paidAt?.toISOString() ?? null,
    invoice_state: stateOfInvoice(row, now),
    due_at: order.dueAt?.toISOString() ?? null,
    outstanding: outstandingOf(row),
    refunded_at: refund?.createdAt.toISOString() ?? null,
    refunded: refund?.amountCents ?? null,
    product: { id, name: orderedName(order.product), type, duration, quantity },
    payment_type: presentPaymentType(order.payment, locale, providers),
    currency: order.currency,
    net: order.netCents,
    vat: order.vatCents,
    total: order.totalCents,
    vat_rate: order.vatRate / 100,
    reverse_charge: order.reverseCharge,
    po_number: order.poNumber,
    invoice_number: invoice && invoiceNumber(invoice),
    payment_url: order.status === 'open' ? order.paymentUrl : null,
    redirect_url: order.redirectUrl,
  };
}

/** An order as its buyer sees it. */
export function presentOrder(row: OrderWith, reader: OrderReader): Order {
  const { order, creditNote } = row;
  const { company, phone, vatNumber, address } = order.buyer;
  return {
    ...presentPublicOrder(row, reader),
    id: order.id,
    company,
    email: order.email,
    invoice_email: order.invoiceEmail,
    phone,
    address: address && {
      address_line_1: address.addressLine1,
      postal_code: address.postalCode,
      city: address.city,
      country_code: address.countryCode,
    },
    vat_number: vatNumber,
    organisation_id: order.organisationId,
    job_id: order.jobId,
    credit_note_number: creditNote && invoiceNumber(creditNote),
  };
}

/** An order as the board's admin sees it. */
export function presentAdminOrder(row: OrderWith, reader: OrderReader): AdminOrder {
  const { order, refund } = row;
  return {
    ...presentOrder(row, reader),
    client_id: order.clientId,
    job_board_id: order.jobBoardId,
    refund_state: refund?.state ?? null,
    written_off_at: order.writtenOffAt?.toISOString() ?? null,
    reminders: order.reminders,
    list_net: order.listCents,
    price_reason: order.priceReason,
  };
}
