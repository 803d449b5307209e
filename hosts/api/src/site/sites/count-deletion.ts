import type { SiteDeletion } from '@boardwright/api-client/contract';
import {
  and,
  eq,
  exists,
  inArray,
  isNull,
  ne,
  type PgTable,
  type SQL,
  sql,
} from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import {
  applications,
  clients,
  jobAlerts,
  jobBoardJobs,
  jobs,
  media,
  newsletterSubscriptions,
  orders,
  pages,
  refunds,
  siteHosts,
  subscriptions,
  users,
} from '../../platform/database/schema.ts';
import type { Tenant } from '../../platform/http/find-tenants.ts';

type Reader = Pick<Database, 'select'>;

async function countRows(db: Reader, table: PgTable, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(table)
    .where(where);
  return row?.count ?? 0;
}

/** What was paid for and still runs: slots, and live jobs with an order. */
async function countPaidRunning(db: Reader, siteId: number): Promise<number> {
  const ours = db.select({ id: clients.id }).from(clients).where(eq(clients.siteId, siteId));
  const slots = await countRows(
    db,
    subscriptions,
    and(inArray(subscriptions.clientId, ours), isNull(subscriptions.endedAt)),
  );
  const paid = db
    .select({ one: sql`1` })
    .from(orders)
    .where(
      and(eq(orders.jobId, jobs.id), eq(orders.siteId, siteId), inArray(orders.status, ['paid', 'invoiced'])),
    );
  return (
    slots + (await countRows(db, jobs, and(inArray(jobs.status, ['active', 'scheduled']), exists(paid))))
  );
}

/** Payments that somebody may be making now, and refunds that were not given yet. */
async function countPaymentsOpen(db: Reader, siteId: number): Promise<number> {
  const ours = db.select({ id: orders.id }).from(orders).where(eq(orders.siteId, siteId));
  return (
    (await countRows(
      db,
      orders,
      and(eq(orders.siteId, siteId), eq(orders.status, 'open'), ne(orders.payment, 'invoice')),
    )) + (await countRows(db, refunds, and(eq(refunds.state, 'pending'), inArray(refunds.orderId, ours))))
  );
}

/** What deleting a site takes along, and what is still open there. */
export async function countDeletion(db: Reader, { site, board }: Tenant): Promise<SiteDeletion> {
  const placed = db
    .select({ id: jobBoardJobs.jobId })
    .from(jobBoardJobs)
    .where(eq(jobBoardJobs.jobBoardId, board.id));
  const isAdmin = eq(users.role, 'admin');
  const ofSite = eq(users.siteId, site.id);
  return {
    counts: {
      jobs: await countRows(db, jobs, and(inArray(jobs.id, placed), ne(jobs.status, 'archived'))),
      companies: await countRows(db, clients, eq(clients.siteId, site.id)),
      people: await countRows(db, users, and(ofSite, ne(users.role, 'admin'))),
      applications: await countRows(db, applications, eq(applications.jobBoardId, board.id)),
      orders: await countRows(db, orders, eq(orders.siteId, site.id)),
      subscribers:
        (await countRows(db, newsletterSubscriptions, eq(newsletterSubscriptions.siteId, site.id))) +
        (await countRows(db, jobAlerts, eq(jobAlerts.siteId, site.id))),
      pages: await countRows(db, pages, eq(pages.siteId, site.id)),
      pictures: await countRows(db, media, and(eq(media.siteId, site.id), isNull(media.deletedAt))),
      hosts: await countRows(db, siteHosts, and(eq(siteHosts.siteId, site.id), eq(siteHosts.type, 'site'))),
      admins: await countRows(db, users, and(ofSite, isAdmin, eq(users.active, true))),
    },
    open_invoices: await countRows(
      db,
      orders,
      and(eq(orders.siteId, site.id), eq(orders.status, 'invoiced')),
    ),
    paid_running: await countPaidRunning(db, site.id),
    payments_open: await countPaymentsOpen(db, site.id),
  };
}
