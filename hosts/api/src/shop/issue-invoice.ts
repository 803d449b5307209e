import { randomBytes } from 'node:crypto';
import { TZDate } from '@date-fns/tz';
import { and, eq, sql } from '../platform/database/drizzle.ts';
import type { Transaction } from '../platform/database/connect.ts';
import { files, invoiceCounters, invoices, type orders } from '../platform/database/schema.ts';
import { isLocale } from '@boardwright/messages';
import type { Tenant } from '../platform/http/tenants.ts';
import type { Storage } from '../platform/ports/storage.ts';
import { timeZoneOf } from '../platform/site-calendar.ts';
import { invoiceDocument } from './invoice-document.ts';
import { invoiceMessages } from './invoice.messages.ts';
import { sellerOf } from './seller.ts';

export type InvoiceKind = (typeof invoices.$inferSelect)['kind'];

/** `2026-00017` */
export function invoiceNumber({ year, number }: { readonly year: number; readonly number: number }): string {
  return `${year}-${String(number).padStart(5, '0')}`;
}

/** The next number of a site and year. Nobody else gets one before this transaction ends, so none is ever missing. */
async function nextNumber(tx: Transaction, siteId: number, year: number): Promise<number> {
  const [counter] = await tx
    .insert(invoiceCounters)
    .values({ siteId, year, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceCounters.siteId, invoiceCounters.year],
      set: { last: sql`${invoiceCounters.last} + 1` },
    })
    .returning({ last: invoiceCounters.last });
  return counter?.last ?? 1;
}

/** The invoice, or credit note, of an order. */
export async function findInvoice(tx: Pick<Transaction, 'select'>, orderId: number, kind: InvoiceKind) {
  const [found] = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, kind)));
  return found;
}

/**
 * Issues the invoice of an order, or the credit note that takes it back: numbered without gaps, its document kept.
 * Give the transaction of what it is issued for.
 * @returns its number and file
 */
export async function issueInvoice(
  tx: Transaction,
  { storage }: { readonly storage: Storage },
  tenant: Tenant,
  order: typeof orders.$inferSelect,
  kind: InvoiceKind,
  now: Date,
): Promise<{ readonly number: string; readonly fileId: number }> {
  const timeZone = timeZoneOf(tenant.site.settings);
  const year = new TZDate(now.getTime(), timeZone).getFullYear();
  const taken = kind === 'credit_note' ? await findInvoice(tx, order.id, 'invoice') : undefined;
  const count = await nextNumber(tx, tenant.site.id, year);
  const number = invoiceNumber({ year, number: count });
  const locale = isLocale(order.locale) ? order.locale : 'en';
  const content = await invoiceDocument({
    kind,
    number,
    takesBack: taken && invoiceNumber(taken),
    issuedAt: now,
    order,
    seller: sellerOf(tenant),
    timeZone,
    locale,
  });
  // Under the order's own name: where this transaction comes to nothing, the next attempt writes over it.
  const storageKey = `invoices/${order.uuid}-${kind.replace('_', '-')}.pdf`;
  await storage.write(storageKey, content);
  const [file] = await tx
    .insert(files)
    .values({
      token: randomBytes(24).toString('base64url'),
      siteId: tenant.site.id,
      ownerKind: 'order',
      ownerId: order.id,
      name: `${invoiceMessages(locale)(kind)} ${number}.pdf`,
      mime: 'application/pdf',
      size: content.length,
      storageKey,
      createdAt: now,
      claimedAt: now,
    })
    .returning({ id: files.id });
  const fileId = file?.id ?? 0;
  await tx.insert(invoices).values({
    siteId: tenant.site.id,
    orderId: order.id,
    kind,
    year,
    number: count,
    issuedAt: now,
    fileId,
  });
  return { number, fileId };
}
