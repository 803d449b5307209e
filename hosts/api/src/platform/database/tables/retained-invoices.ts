import { check, index, integer, pgTable, sql, text, uniqueIndex } from '../drizzle.ts';
import { identity, moment } from './columns.ts';

/**
 * What is left of the invoices of a site that was deleted for good, as long as books must be kept. It refers to nothing:
 * there is nothing left.
 */
export const retainedInvoices = pgTable(
  'retained_invoices',
  {
    id: identity(),
    /** The number that the site had. */
    formerSite: integer('former_site').notNull(),
    siteName: text('site_name').notNull(),
    kind: text('kind', { enum: ['invoice', 'credit_note'] }).notNull(),
    year: integer('year').notNull(),
    number: integer('number').notNull(),
    issuedAt: moment('issued_at').notNull(),
    /** As the document names it. */
    buyer: text('buyer').notNull(),
    currency: text('currency').notNull(),
    netCents: integer('net_cents').notNull(),
    vatCents: integer('vat_cents').notNull(),
    totalCents: integer('total_cents').notNull(),
    /** Of the document. */
    storageKey: text('storage_key'),
    deleteAfter: moment('delete_after').notNull(),
  },
  (table) => [
    uniqueIndex('retained_invoices_number').on(table.formerSite, table.year, table.number),
    index('retained_invoices_document').on(table.storageKey),
    index('retained_invoices_delete_after').on(table.deleteAfter),
    check('retained_invoices_kind', sql`${table.kind} in ('invoice', 'credit_note')`),
  ],
);
