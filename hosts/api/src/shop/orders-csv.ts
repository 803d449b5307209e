import { type CsvCell, csvFile } from '../platform/http/csv-file.ts';
import type { FileReply } from '../platform/http/mount.ts';
import { invoiceNumber } from './issue-invoice.ts';
import { outstandingOf, stateOfInvoice } from './orders.present.ts';
import type { OrderWith } from './orders.queries.ts';
import { orderedName } from './ordered-name.ts';

const columns = [
  'order',
  'date',
  'status',
  'paid_at',
  'invoice_state',
  'due_at',
  'outstanding',
  'invoice',
  'credit_note',
  'refund',
  'refunded',
  'company',
  'email',
  'invoice_email',
  'vat_number',
  'country',
  'product',
  'type',
  'po_number',
  'payment',
  'currency',
  'net',
  'vat_rate',
  'vat',
  'total',
  'reverse_charge',
] as const;

const euro = (cents: number) => (cents / 100).toFixed(2);

function line(row: OrderWith, now: Date): Readonly<Record<(typeof columns)[number], CsvCell>> {
  const { order, invoice, creditNote, refund } = row;
  const { buyer, product } = order;
  return {
    order: order.id,
    date: order.createdAt.toISOString(),
    status: order.status,
    paid_at: order.paidAt?.toISOString() ?? null,
    invoice_state: stateOfInvoice(row, now),
    due_at: order.dueAt?.toISOString() ?? null,
    outstanding: euro(outstandingOf(row)),
    invoice: invoice && invoiceNumber(invoice),
    credit_note: creditNote && invoiceNumber(creditNote),
    refund: refund?.state ?? null,
    refunded: refund && euro(refund.amountCents),
    company: buyer.company,
    email: order.email,
    invoice_email: order.invoiceEmail,
    vat_number: buyer.vatNumber,
    country: buyer.address?.countryCode ?? null,
    product: orderedName(product),
    type: product.type,
    po_number: order.poNumber,
    payment: order.payment,
    currency: order.currency,
    net: euro(order.netCents),
    vat_rate: order.vatRate / 100,
    vat: euro(order.vatCents),
    total: euro(order.totalCents),
    reverse_charge: order.reverseCharge ? 'yes' : 'no',
  };
}

/** Orders as a file for the bookkeeping. */
export function ordersCsv(rows: readonly OrderWith[], name: string, now: Date): FileReply {
  return csvFile(
    columns,
    rows.map((row) => line(row, now)),
    name,
  );
}
