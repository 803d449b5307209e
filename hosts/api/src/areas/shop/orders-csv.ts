import { Readable } from 'node:stream';
import type { FileReply } from '../../http/mount.ts';
import { invoiceNumber } from './issue-invoice.ts';
import { outstandingOf, stateOfInvoice } from './orders.present.ts';
import type { OrderWith } from './orders.queries.ts';

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

/** A cell as RFC 4180 has it; what a spreadsheet would take for a formula is marked as text. */
function cell(value: string | number | null): string {
  const text = value === null ? '' : String(value);
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const euro = (cents: number) => (cents / 100).toFixed(2);

function line(row: OrderWith, now: Date): string {
  const { order, invoice, creditNote, refund } = row;
  const { buyer, product } = order;
  const values: Readonly<Record<(typeof columns)[number], string | number | null>> = {
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
    product: product.name,
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
  return columns.map((name) => cell(values[name])).join(',');
}

/** Orders as a file for the bookkeeping. */
export function ordersCsv(rows: readonly OrderWith[], name: string, now: Date): FileReply {
  const content = Buffer.from(
    `${[columns.join(','), ...rows.map((row) => line(row, now))].join('\r\n')}\r\n`,
  );
  return {
    file: { stream: Readable.from([content]), size: content.length, mime: 'text/csv; charset=utf-8', name },
  };
}
