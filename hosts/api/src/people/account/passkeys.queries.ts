import type { Passkey } from '@boardwright/api-client/contract';
import { and, count, desc, eq, isNull, or } from '../../platform/database/drizzle.ts';
import type { Database, Transaction } from '../../platform/database/connect.ts';
import { passkeys, users } from '../../platform/database/schema.ts';
import type { AccountRole } from './member.ts';

type Reader = Pick<Database, 'select'>;
export type PasskeyRow = typeof passkeys.$inferSelect;

/** The passkeys of somebody, on every site, added last first. */
export const passkeysOf = (db: Reader, userId: number): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(desc(passkeys.id));

/** How many passkeys somebody has. */
export async function countPasskeys(db: Reader, userId: number): Promise<number> {
  const [found] = await db.select({ total: count() }).from(passkeys).where(eq(passkeys.userId, userId));
  return found?.total ?? 0;
}

/** One passkey of somebody; undefined for everybody else's. */
export async function findPasskey(db: Reader, userId: number, uuid: string): Promise<PasskeyRow | undefined> {
  const [found] = await db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.uuid, uuid), eq(passkeys.userId, userId)));
  return found;
}

interface LoggedInBy {
  readonly credentialId: string;
  readonly siteId: number;
  readonly host: string;
  readonly role: AccountRole;
}

/** The passkey that was used and whose it is, also where they are kept from logging in; both stay so until the transaction is over. */
export async function lockPasskey(tx: Transaction, { credentialId, siteId, host, role }: LoggedInBy) {
  const [found] = await tx
    .select({ passkey: passkeys, person: users })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(
      and(
        eq(passkeys.credentialId, credentialId),
        eq(passkeys.siteId, siteId),
        eq(passkeys.host, host),
        eq(users.role, role),
        or(eq(users.siteId, siteId), isNull(users.siteId)),
      ),
    )
    .for('no key update');
  return found;
}

/** A passkey as its owner sees it at a host. */
export const presentPasskey = (row: PasskeyRow, host: string): Passkey => ({
  uuid: row.uuid,
  name: row.name,
  host: row.host,
  is_here: row.host === host,
  is_synced: row.isSynced,
  created_at: row.createdAt.toISOString(),
  last_used_at: row.lastUsedAt?.toISOString() ?? null,
});
