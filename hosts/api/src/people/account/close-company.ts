import type { AccountPorts } from './account-ports.ts';
import { orderAfter } from '@boardwright/api-client/contract';
import { and, asc, eq, inArray, isNull, ne, or, sql } from '../../platform/database/drizzle.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import {
  accountLogs,
  feeds,
  jobs,
  multiposterTokens,
  orders,
  organisations,
  subscriptions,
} from '../../platform/database/schema.ts';
import { hasPeople } from '../client/client-users.queries.ts';
import { lockClient } from '../client/lock-client.ts';

import { companyTables } from './data-of-person.ts';

type ClosingPorts = Pick<AccountPorts, 'freeSlot'>;

/** The jobs of some companies that were not deleted: their own, and those of their organisations that are nobody else's. */
function jobsOf(tx: Transaction, clientIds: readonly number[]) {
  const theirs = tx
    .select({ id: organisations.id })
    .from(organisations)
    .where(inArray(organisations.clientId, [...clientIds]));
  return and(
    ne(jobs.status, 'archived'),
    or(
      inArray(jobs.clientId, [...clientIds]),
      and(isNull(jobs.clientId), inArray(jobs.organisationId, theirs)),
    ),
  );
}

/**
 * Locks what closing a company changes, before the account that leaves it is locked: orders, jobs and companies, in the
 * order in which everybody locks them.
 */
export async function lockCompanies(
  tx: Transaction,
  userId: number,
  clientIds: readonly number[],
): Promise<void> {
  if (clientIds.length === 0) return;
  const isOpen = and(inArray(orders.clientId, [...clientIds]), eq(orders.status, 'open'));
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(or(eq(orders.userId, userId), isOpen))
    .orderBy(asc(orders.id))
    .for('update');
  await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(jobsOf(tx, clientIds))
    .orderBy(asc(jobs.id))
    .for('update');
  for (const id of clientIds.toSorted((a, b) => a - b)) await lockClient(tx, id);
}

/** Ends a company's slots and what it ordered and did not pay: nothing is billed to who is gone. */
async function endBilling(
  { freeSlot }: ClosingPorts,
  tx: Transaction,
  clientId: number,
  now: Date,
): Promise<void> {
  const slots = await tx
    .select({ jobId: subscriptions.jobId })
    .from(subscriptions)
    .where(and(eq(subscriptions.clientId, clientId), isNull(subscriptions.endedAt)));
  for (const { jobId } of slots) if (jobId !== null) await freeSlot(tx, jobId, now);
  await tx
    .update(subscriptions)
    .set({
      endedAt: now,
      cancelledAt: sql`coalesce(${subscriptions.cancelledAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(and(eq(subscriptions.clientId, clientId), isNull(subscriptions.endedAt)));
  const cancelled = orderAfter('cancel', 'open');
  if (cancelled)
    await tx
      .update(orders)
      .set({ status: cancelled, closedAt: now })
      .where(and(eq(orders.clientId, clientId), eq(orders.status, 'open')));
}

/**
 * A company that nobody is left in: its jobs are taken down, its addresses and numbers go, and it is billed nothing more.
 * Its orders stay, as books must, also an invoice that is still to be paid. Lock it first, see {@link lockCompanies}.
 * @returns whether it was closed
 */
export async function closeCompany(
  ports: ClosingPorts,
  tx: Transaction,
  clientId: number,
  now: Date,
): Promise<boolean> {
  if (await hasPeople(tx, clientId)) return false;
  for (const table of companyTables) await tx.delete(table).where(eq(table.clientId, clientId));
  await tx.delete(accountLogs).where(eq(accountLogs.clientId, clientId));
  await tx.delete(multiposterTokens).where(eq(multiposterTokens.clientId, clientId));
  await tx.delete(feeds).where(eq(feeds.clientId, clientId));
  await endBilling(ports, tx, clientId, now);
  await tx
    .update(jobs)
    .set({ status: 'archived', archivedAt: now, updatedAt: now })
    .where(jobsOf(tx, [clientId]));
  await tx
    .update(organisations)
    .set({ active: false, email: null, phone: null, archivedAt: now, updatedAt: now })
    .where(eq(organisations.clientId, clientId));
  return true;
}
