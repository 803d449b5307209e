import { inArray, lte, sql } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { files, invoices, retainedInvoices, orders, sites } from '../../platform/database/schema.ts';
import type { Storage } from '../../platform/ports/storage.ts';

/** Years after the one of an invoice in which books are kept (the Dutch tax office's term). */
const retentionYears = 7;

/** Keeps what the law asks for of a site's invoices. A second time changes nothing. */
export async function retainInvoices(db: Pick<Database, 'execute'>, siteId: number): Promise<void> {
  await db.execute(sql`insert into ${retainedInvoices} (former_site, site_name, kind, year, number, issued_at, buyer, currency,
      net_cents, vat_cents, total_cents, storage_key, delete_after)
    select ${invoices.siteId}, ${sites.name}, ${invoices.kind}, ${invoices.year}, ${invoices.number}, ${invoices.issuedAt},
      coalesce(nullif(${orders.buyer} ->> 'company', ''), trim((${orders.buyer} ->> 'givenName') || ' ' || (${orders.buyer} ->> 'familyName'))),
      ${orders.currency}, ${orders.netCents}, ${orders.vatCents}, ${orders.totalCents}, ${files.storageKey},
      make_timestamptz(${invoices.year} + ${retentionYears + 1}, 1, 1, 0, 0, 0, 'UTC')
    from ${invoices} join ${orders} on ${orders.id} = ${invoices.orderId} join ${sites} on ${sites.id} = ${invoices.siteId}
    left join ${files} on ${files.id} = ${invoices.fileId}
    where ${invoices.siteId} = ${siteId}
    on conflict do nothing`);
}

/** Deletes kept invoices once their time is over, with their documents. */
export async function deleteOldInvoices(db: Database, storage: Storage, now: Date): Promise<void> {
  const due = await db
    .select()
    .from(retainedInvoices)
    .where(lte(retainedInvoices.deleteAfter, now))
    .limit(200);
  for (const { storageKey } of due) if (storageKey !== null) await storage.remove(storageKey);
  const ids = due.map(({ id }) => id);
  if (ids.length > 0) await db.delete(retainedInvoices).where(inArray(retainedInvoices.id, ids));
}
