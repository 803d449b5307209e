import { contactDetailsLimit, type PageMeta } from '@boardwright/api-client/contract';
import { and, asc, count, desc, eq, type SQL, sql } from '../../platform/database/drizzle.ts';
import type { Database, Transaction } from '../../platform/database/connect.ts';
import { addresses, phones } from '../../platform/database/schema.ts';
import { pageMeta } from '../../platform/http/page-meta.ts';

/** Whose addresses or numbers: a person's or a company's. */
export type Owner = { readonly userId: number } | { readonly clientId: number };

export interface Flags {
  readonly primary?: boolean | undefined;
  readonly financial?: boolean | undefined;
  readonly delivery?: boolean | undefined;
}

type Kind = 'addresses' | 'phones';
const tables = { addresses, phones } as const;

/** The two tables have the same owner, flags and key; what else they hold is their own module's. */
function sharedColumns(kind: Kind): typeof phones {
  return tables[kind] as typeof phones;
}

function ofOwner(kind: Kind, owner: Owner): SQL {
  const table = sharedColumns(kind);
  return 'userId' in owner ? eq(table.userId, owner.userId) : eq(table.clientId, owner.clientId);
}

/** One change at a time per owner: flags and the limit are about all of an owner's rows together. */
async function lock(tx: Transaction, kind: Kind, owner: Owner): Promise<void> {
  const key = `${kind}:${JSON.stringify(owner)}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** Takes a flag away from whichever of the owner's has it. */
async function takeFlag(tx: Transaction, kind: Kind, owner: Owner, flag: 'primary' | 'financial') {
  const table = sharedColumns(kind);
  await tx
    .update(table)
    .set({ [flag]: false })
    .where(and(ofOwner(kind, owner), eq(table[flag], true)));
}

async function moveFlags(tx: Transaction, kind: Kind, owner: Owner, flags: Flags): Promise<void> {
  if (flags.primary) await takeFlag(tx, kind, owner, 'primary');
  if (flags.financial) await takeFlag(tx, kind, owner, 'financial');
}

/** A page of an owner's rows, the primary one first, then as they were added. */
export async function findContactRows<K extends Kind>(
  db: Database,
  kind: K,
  owner: Owner,
  paging: { readonly page: number; readonly limit: number },
): Promise<{ rows: (typeof tables)[K]['$inferSelect'][]; meta: PageMeta }> {
  const table = sharedColumns(kind);
  const [counted] = await db.select({ total: count() }).from(table).where(ofOwner(kind, owner));
  const rows = await db
    .select()
    .from(table)
    .where(ofOwner(kind, owner))
    .orderBy(desc(table.primary), asc(table.id))
    .limit(paging.limit)
    .offset((paging.page - 1) * paging.limit);
  return { rows, meta: pageMeta(counted?.total ?? 0, paging) };
}

type Columns<K extends Kind> = Omit<
  (typeof tables)[K]['$inferInsert'],
  'id' | 'userId' | 'clientId' | 'primary' | 'financial' | 'delivery' | 'createdAt'
>;

/**
 * Adds a row; the first of an owner is primary whatever was asked for.
 * @returns undefined where the owner has as many as they may
 */
export async function addContactRow<K extends Kind>(
  tx: Transaction,
  kind: K,
  owner: Owner,
  columns: Columns<K>,
  flags: Flags,
  now: Date,
): Promise<(typeof tables)[K]['$inferSelect'] | undefined> {
  await lock(tx, kind, owner);
  const table = sharedColumns(kind);
  const [counted] = await tx.select({ total: count() }).from(table).where(ofOwner(kind, owner));
  const total = counted?.total ?? 0;
  if (total >= contactDetailsLimit) return undefined;
  const placed = { ...flags, primary: total === 0 || flags.primary === true };
  await moveFlags(tx, kind, owner, placed);
  const [row] = await tx
    .insert(table)
    // Which of the two tables it is, only the kind knows: drizzle's types ask for one.
    .values({ ...(columns as unknown as Columns<'phones'>), ...owner, ...placed, createdAt: now })
    .returning();
  return row;
}

/**
 * Changes a row. The primary one stays primary until another becomes it: somebody with addresses has one to write to.
 * @param change what changes of the row as it is
 * @returns undefined where the owner has no such row
 */
export async function changeContactRow<K extends Kind>(
  tx: Transaction,
  kind: K,
  owner: Owner,
  id: number,
  change: (row: (typeof tables)[K]['$inferSelect']) => Columns<K>,
  flags: Flags,
): Promise<(typeof tables)[K]['$inferSelect'] | undefined> {
  await lock(tx, kind, owner);
  const table = sharedColumns(kind);
  const own = and(eq(table.id, id), ofOwner(kind, owner));
  const [row] = await tx.select().from(table).where(own);
  if (!row) return undefined;
  const columns = change(row);
  const placed = {
    primary: row.primary || flags.primary === true,
    financial: flags.financial ?? row.financial,
    delivery: flags.delivery ?? row.delivery,
  };
  await moveFlags(tx, kind, owner, placed);
  const [changed] = await tx
    .update(table)
    // As where a row is added.
    .set({ ...(columns as unknown as Columns<'phones'>), ...placed })
    .where(own)
    .returning();
  return changed;
}

/**
 * Deletes a row; where it was primary, the oldest of the others becomes so.
 * @returns whether there was one
 */
export async function deleteContactRow(
  tx: Transaction,
  kind: Kind,
  owner: Owner,
  id: number,
): Promise<boolean> {
  await lock(tx, kind, owner);
  const table = sharedColumns(kind);
  const [deleted] = await tx
    .delete(table)
    .where(and(eq(table.id, id), ofOwner(kind, owner)))
    .returning({ primary: table.primary });
  if (!deleted) return false;
  if (deleted.primary) {
    const oldest = tx
      .select({ id: table.id })
      .from(table)
      .where(ofOwner(kind, owner))
      .orderBy(asc(table.id))
      .limit(1);
    await tx
      .update(table)
      .set({ primary: true })
      .where(eq(table.id, sql`(${oldest})`));
  }
  return true;
}
