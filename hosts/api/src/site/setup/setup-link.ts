import { randomBytes } from 'node:crypto';
import { and, desc, eq, gt, isNull } from '../../platform/database/drizzle.ts';
import type { Database, Transaction } from '../../platform/database/connect.ts';
import { setupLinks, users } from '../../platform/database/schema.ts';
import type { Tokens } from '../../platform/http/tokens.ts';
import type { Clock } from '../../platform/ports/clock.ts';

/** Milliseconds a set-up link is good for. */
export const setupLinkLife = 3 * 24 * 60 * 60 * 1000;

interface LinkDeps {
  readonly db: Database;
  readonly tokens: Tokens;
  readonly clock: Clock;
}

type Reader = Pick<Transaction, 'select'>;

/** Whether anybody may log in to the editor. */
async function hasAdmin(db: Reader): Promise<boolean> {
  const [admin] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.active, true)))
    .limit(1);
  return admin !== undefined;
}

/** The last link that was made, if it was not used and its time is not over: older ones are no longer good. */
async function currentLink(db: Reader, now: Date) {
  const [last] = await db.select().from(setupLinks).orderBy(desc(setupLinks.id)).limit(1);
  return last && last.usedAt === null && last.expiresAt > now ? last : undefined;
}

/**
 * The token of the link by which an owner makes the first admin: the same one as long as it is good, else a new one.
 * Several processes that start at once give the same.
 * @returns undefined once there is an admin
 */
export async function setupToken({ db, tokens, clock }: LinkDeps): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    await lockSetup(tx);
    if (await hasAdmin(tx)) return undefined;
    const now = clock.now();
    const link = await currentLink(tx, now);
    if (link) return tokens.seal('setup', link.nonce);
    const nonce = randomBytes(18).toString('base64url');
    const expiresAt = new Date(now.getTime() + setupLinkLife);
    await tx.insert(setupLinks).values({ nonce, createdAt: now, expiresAt });
    return tokens.seal('setup', nonce);
  });
}

/** The link of a token, if it still holds and there is no admin yet. */
export async function findSetupLink(db: Reader, { tokens, clock }: Omit<LinkDeps, 'db'>, token: string) {
  const nonce = tokens.unseal('setup', token);
  if (nonce === undefined || (await hasAdmin(db))) return undefined;
  const link = await currentLink(db, clock.now());
  return link?.nonce === nonce ? link : undefined;
}

/** Uses a link up. @returns false when it had been used before */
export async function useSetupLink(tx: Transaction, id: number, now: Date): Promise<boolean> {
  const used = await tx
    .update(setupLinks)
    .set({ usedAt: now })
    .where(and(eq(setupLinks.id, id), isNull(setupLinks.usedAt), gt(setupLinks.expiresAt, now)))
    .returning({ id: setupLinks.id });
  return used.length > 0;
}

/** Of several who use a link at once the first does it, the others wait and find it used. */
export async function lockSetup(tx: Transaction): Promise<void> {
  await tx.execute("select pg_advisory_xact_lock(hashtext('boardwright_setup'))");
}
