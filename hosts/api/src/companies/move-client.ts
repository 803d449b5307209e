import {
  eq,
  getTableColumns,
  is,
  sql,
  getTableConfig,
  type PgColumn,
  PgTable,
} from '../platform/database/drizzle.ts';
import type { Transaction } from '../platform/database/connect.ts';
import * as schema from '../platform/database/schema.ts';
import {
  addresses,
  applications,
  applicationStages,
  clientUsers,
  clientVatChecks,
  clients,
  jobs,
  phones,
  relations,
} from '../platform/database/schema.ts';

/** From which company to which. */
export interface Move {
  readonly from: number;
  readonly into: number;
}

/** Every table whose rows belong to a company, whichever layer added it: those that refer to `clients`. */
export function tablesOfClients(): readonly { readonly table: PgTable; readonly clientId: PgColumn }[] {
  return Object.values(schema).flatMap((table) => {
    if (!is(table, PgTable)) return [];
    return getTableConfig(table).foreignKeys.flatMap(({ reference }) => {
      const { columns, foreignTable } = reference();
      const [clientId] = columns;
      return foreignTable === clients && clientId ? [{ table, clientId }] : [];
    });
  });
}

/** Who works for both stays once; who worked for one of them now works for what they became. */
async function joinPeople(tx: Transaction, { from, into }: Move): Promise<void> {
  await tx.execute(sql`update ${clientUsers} as stays
    set active = true, accepted_at = coalesce(stays.accepted_at, goes.accepted_at)
    from ${clientUsers} as goes
    where stays.client_id = ${into} and goes.client_id = ${from} and goes.user_id = stays.user_id
      and goes.active and goes.accepted_at is not null`);
  await tx.execute(sql`delete from ${clientUsers} as goes using ${clientUsers} as stays
    where goes.client_id = ${from} and stays.client_id = ${into} and stays.user_id = goes.user_id`);
}

/** Of addresses and numbers one is primary and one is for invoices: where the company has one, that one stays. */
async function joinContacts(tx: Transaction, { from, into }: Move): Promise<void> {
  for (const table of [addresses, phones])
    for (const column of ['primary', 'financial'] as const) {
      const flag = getTableColumns(table)[column];
      await tx.execute(sql`update ${table} set ${sql.identifier(flag.name)} = false
        where client_id = ${from} and ${sql.identifier(flag.name)} and exists (
          select 1 from ${table} as other where other.client_id = ${into} and other.${sql.identifier(flag.name)})`);
    }
}

/** Both asked the same candidate: the request that came further stays, else that of the company that stays. */
async function joinRequests(tx: Transaction, { from, into }: Move): Promise<void> {
  const isFurther = sql`goes.status = 'accepted' and stays.status <> 'accepted'`;
  await tx.execute(sql`delete from ${relations} as stays using ${relations} as goes
    where stays.client_id = ${into} and goes.client_id = ${from} and goes.resume_id = stays.resume_id
      and ${isFurther}`);
  await tx.execute(sql`delete from ${relations} as goes using ${relations} as stays
    where goes.client_id = ${from} and stays.client_id = ${into} and stays.resume_id = goes.resume_id`);
}

/** A company's applicants are in its stages: of a kind that the other one has, they go to its first of that kind. */
async function joinStages(tx: Transaction, { from, into }: Move): Promise<void> {
  const theirs = await tx.select().from(applicationStages).where(eq(applicationStages.clientId, from));
  const ours = await tx
    .select()
    .from(applicationStages)
    .where(eq(applicationStages.clientId, into))
    .orderBy(applicationStages.order);
  if (ours.length === 0) return;
  const last = Math.max(...ours.map(({ order }) => order));
  for (const stage of theirs) {
    const same = ours.find(({ kind }) => kind === stage.kind);
    if (same) {
      await tx.update(applications).set({ stageId: same.id }).where(eq(applications.stageId, stage.id));
      await tx.delete(applicationStages).where(eq(applicationStages.id, stage.id));
    } else
      await tx
        .update(applicationStages)
        .set({ order: last + 1 + stage.order })
        .where(eq(applicationStages.id, stage.id));
  }
}

/**
 * Gives all rows of one company to another one, and removes the one that has nothing any more. Give the transaction in
 * which both are locked.
 */
export async function moveClient(tx: Transaction, move: Move): Promise<void> {
  const { from, into } = move;
  await joinPeople(tx, move);
  await joinContacts(tx, move);
  await joinRequests(tx, move);
  await joinStages(tx, move);
  // The register was asked about a number that the company that stays does not have.
  await tx.delete(clientVatChecks).where(eq(clientVatChecks.clientId, from));
  await tx.execute(sql`select set_config('boardwright.merges_companies', 'on', true)`);
  // By its own call, as the search follows what is written there.
  await tx.update(jobs).set({ clientId: into }).where(eq(jobs.clientId, from));
  for (const { table, clientId } of tablesOfClients())
    await tx.execute(
      sql`update ${table} set ${sql.identifier(clientId.name)} = ${into} where ${sql.identifier(clientId.name)} = ${from}`,
    );
  await tx.execute(sql`select set_config('boardwright.merges_companies', 'off', true)`);
  await tx.delete(clients).where(eq(clients.id, from));
}
