import type { Company, CompanyNote, CompanySummary } from '@boardwright/api-client/contract';
import {
  and,
  asc,
  desc,
  eq,
  isNull,
  max,
  ne,
  or,
  sql,
  type SQL,
  alias,
} from '../platform/database/drizzle.ts';
import type { Database } from '../platform/database/connect.ts';
import {
  accountLogs,
  clientNotes,
  clients,
  clientUsers,
  clientVatChecks,
  jobBoardJobs,
  jobs,
  orders,
  organisations,
  users,
} from '../platform/database/schema.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { Tenant } from '../platform/http/tenants.ts';
import { statusAt } from '../jobs/employer/my-jobs.queries.ts';
import { findBalances, findOutstanding, orderedName } from '../shop/port.ts';
import { type CompanyRow, summaryOf } from './companies.queries.ts';

type Reader = Pick<Database, 'select'>;

/** Rows of each list of a company; the rest of them is a link away. */
const listed = 25;

/** A company in a list. */
export function presentSummary(
  { client, state, liveJobs, people, openInvoices }: CompanyRow,
  outstanding: number,
): CompanySummary {
  return {
    id: client.id,
    name: client.name,
    state,
    live_jobs: liveJobs,
    people,
    open_invoices: openInvoices,
    outstanding,
    created_at: client.createdAt.toISOString(),
  };
}

const nameOf = (person: { readonly givenName: string; readonly familyName: string } | null) =>
  person ? `${person.givenName} ${person.familyName}`.trim() : null;

function findMembers(db: Reader, clientId: number) {
  const lastLogin = db
    .select({ at: max(accountLogs.createdAt).as('at') })
    .from(accountLogs)
    .where(and(eq(accountLogs.userId, users.id), eq(accountLogs.event, 'account.logged-in')));
  return db
    .select({
      row: clientUsers,
      uuid: users.uuid,
      givenName: users.givenName,
      familyName: users.familyName,
      email: users.email,
      emailVerifiedAt: users.emailVerifiedAt,
      lastLogin: sql<Date | null>`(${lastLogin})`.mapWith(accountLogs.createdAt),
    })
    .from(clientUsers)
    .innerJoin(users, eq(users.id, clientUsers.userId))
    .where(eq(clientUsers.clientId, clientId))
    .orderBy(desc(clientUsers.active), asc(users.familyName), asc(clientUsers.id));
}

function findJobs(db: Reader, clientId: number, boardId: number) {
  return db
    .select({ job: jobs, withheldAt: jobBoardJobs.withheldAt })
    .from(jobs)
    .leftJoin(jobBoardJobs, and(eq(jobBoardJobs.jobId, jobs.id), eq(jobBoardJobs.jobBoardId, boardId)))
    .innerJoin(organisations, eq(organisations.id, jobs.organisationId))
    .where(
      and(
        or(eq(jobs.clientId, clientId), and(isNull(jobs.clientId), eq(organisations.clientId, clientId))),
        ne(jobs.status, 'archived'),
      ),
    )
    .orderBy(desc(jobs.updatedAt), desc(jobs.id))
    .limit(listed);
}

/** Notes with who wrote them, the last one first. */
export async function findNotes(db: Reader, where: SQL | undefined): Promise<CompanyNote[]> {
  const rows = await db
    .select({ note: clientNotes, by: { givenName: users.givenName, familyName: users.familyName } })
    .from(clientNotes)
    .leftJoin(users, eq(users.id, clientNotes.createdBy))
    .where(where)
    .orderBy(desc(clientNotes.createdAt), desc(clientNotes.id));
  return rows.map(({ note, by }) => ({
    id: note.id,
    text: note.text,
    created_at: note.createdAt.toISOString(),
    by: nameOf(by),
  }));
}

const approver = alias(users, 'approver');
const blocker = alias(users, 'blocker');

/**
 * All that a site knows of a company.
 * @throws HttpError `notFound`, also for another site's
 */
export async function readCompany(db: Reader, tenant: Tenant, id: number, now: Date): Promise<Company> {
  const [row] = await db
    .select({
      ...summaryOf(tenant, now),
      approvedBy: { givenName: approver.givenName, familyName: approver.familyName },
      vatCheck: clientVatChecks,
      blockedBy: { givenName: blocker.givenName, familyName: blocker.familyName },
    })
    .from(clients)
    // What was said of another number says nothing of this one.
    .leftJoin(
      clientVatChecks,
      and(eq(clientVatChecks.clientId, clients.id), eq(clientVatChecks.vatNumber, clients.vatNumber)),
    )
    .leftJoin(approver, eq(approver.id, clients.approvedBy))
    .leftJoin(blocker, eq(blocker.id, clients.blockedBy))
    .where(and(eq(clients.id, id), eq(clients.siteId, tenant.site.id)));
  if (!row) throw new HttpError('notFound');
  const { client, vatCheck } = row;
  const own = await db
    .select()
    .from(organisations)
    .where(and(eq(organisations.clientId, id), isNull(organisations.archivedAt)))
    .orderBy(asc(organisations.id));
  const members = await findMembers(db, id);
  const theirJobs = await findJobs(db, id, tenant.board.id);
  const theirOrders = await db
    .select()
    .from(orders)
    .where(and(eq(orders.clientId, id), eq(orders.jobBoardId, tenant.board.id)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(listed);
  const outstandingOf = await findOutstanding(db, [id]);
  const balancesOf = await findBalances(db, [id], now);
  return {
    ...presentSummary(row, outstandingOf(id)),
    vat_number: client.vatNumber,
    vat_check: vatCheck && {
      result: vatCheck.result,
      name: vatCheck.name,
      address: vatCheck.address,
      at: vatCheck.checkedAt.toISOString(),
    },
    kvk_number: client.kvkNumber,
    invoice_email: client.invoiceEmail,
    revision: client.revision,
    approved: client.approvedAt && { at: client.approvedAt.toISOString(), by: nameOf(row.approvedBy) },
    blocked: client.blockedAt && {
      at: client.blockedAt.toISOString(),
      by: nameOf(row.blockedBy),
      reason: client.blockedReason,
    },
    organisations: own.map(({ id: number, name, slug, email, website, active }) => ({
      id: number,
      name,
      slug,
      email,
      website,
      active,
    })),
    members: members.map(({ row: member, uuid, email, emailVerifiedAt, lastLogin, ...person }) => ({
      id: member.id,
      uuid,
      name: nameOf(person) ?? '',
      email,
      verified: emailVerifiedAt !== null,
      status: member.active ? (member.acceptedAt === null ? 'invited' : 'active') : 'inactive',
      last_login: lastLogin?.toISOString() ?? null,
    })),
    jobs: theirJobs.map(({ job, withheldAt }) => ({
      uuid: job.uuid,
      title: job.title,
      slug: job.slug,
      status: statusAt(job, now),
      till: job.till?.toISOString() ?? null,
      asked: job.status === 'draft' && job.publishAskedAt !== null,
      withheld: withheldAt !== null,
    })),
    orders: theirOrders.map((order) => ({
      id: order.id,
      product: orderedName(order.product),
      total_cents: order.totalCents,
      status: order.status,
      created_at: order.createdAt.toISOString(),
      due_at: order.dueAt?.toISOString() ?? null,
    })),
    balances: balancesOf(id),
    notes: await findNotes(db, and(eq(clientNotes.clientId, id), isNull(clientNotes.deletedAt))),
  };
}
