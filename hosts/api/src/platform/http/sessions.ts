import { impersonationCookie, type SecondStep, type Token } from '@boardwright/api-client/contract';
import { and, desc, eq, isNull, lte, ne, sql } from '../database/drizzle.ts';
import type { Database, Transaction } from '../database/connect.ts';
import { sessions, users } from '../database/schema.ts';
import type { Clock } from '../ports/clock.ts';
import type { TokenClaims, Tokens } from './tokens.ts';

type Reader = Pick<Database, 'select'>;
type Writer = Pick<Transaction, 'delete'>;

/** Milliseconds in which who gave the password takes the second step. */
const secondStepLife = 15 * 60_000;

/** Milliseconds between two writes of when a session was last used. */
const useNoted = 5 * 60_000;

export interface NewSession extends Omit<TokenClaims, 'session' | 'expiresAt'> {
  /** The account's number; null in a visitor's session of a closed site. */
  readonly userId: number | null;
  readonly userAgent: string | undefined;
  /** The address whose mailed link opened it. */
  readonly provedEmail?: string | null | undefined;
  /** What is left to do of logging in: until then the session opens nothing else, and lasts for minutes. */
  readonly secondStep?: SecondStep | null;
}

interface SessionDeps {
  readonly db: Pick<Database, 'insert'>;
  readonly tokens: Tokens;
  readonly clock: Clock;
}

/** Opens a session and gives the token that speaks for it. */
export async function startSession(
  { db, tokens, clock }: SessionDeps,
  { userId, userAgent, provedEmail, secondStep = null, ...claims }: NewSession,
): Promise<Token> {
  const session = crypto.randomUUID();
  const token = await tokens.issue({ ...claims, session });
  const now = clock.now();
  const expiresAt = secondStep ? new Date(now.getTime() + secondStepLife) : new Date(token.expires_at);
  await db.insert(sessions).values({
    uuid: session,
    siteId: claims.siteId,
    userId,
    userAgent: userAgent ?? null,
    provedEmail: provedEmail ?? null,
    createdAt: now,
    lastUsedAt: now,
    secondStep,
    expiresAt,
  });
  return secondStep ? { ...token, second_step: secondStep } : token;
}

/** Milliseconds for which an admin views the site as somebody. */
const impersonationLife = impersonationCookie.life;

interface Impersonator {
  readonly id: number;
  readonly uuid: string;
  readonly session: string;
  /** When that session ends. */
  readonly expiresAt: Date;
}

/** Opens what an admin views the site with as somebody, in place of what they opened before. */
export async function startImpersonation(
  { db, tokens, clock }: SessionDeps & { readonly db: Transaction },
  { userId, userAgent, ...claims }: NewSession,
  by: Impersonator,
): Promise<Token> {
  await endImpersonations(db, by.id);
  const session = crypto.randomUUID();
  const now = clock.now();
  const life = Math.min(impersonationLife, by.expiresAt.getTime() - now.getTime());
  const token = await tokens.issue({ ...claims, session, actor: by.uuid }, Math.floor(life / 1000));
  await db.insert(sessions).values({
    uuid: session,
    siteId: claims.siteId,
    userId,
    userAgent: userAgent ?? null,
    openedBy: by.session,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(token.expires_at),
  });
  return token;
}

/** Ends whatever an admin opened to view the site as somebody. */
export async function endImpersonations(db: Writer, adminId: number): Promise<void> {
  await db
    .delete(sessions)
    .where(sql`${sessions.openedBy} in (select uuid from sessions where user_id = ${adminId})`);
}

/** A new token of a session that goes on, as when its person speaks for another company. */
export async function continueSession(
  { db, tokens }: { readonly db: Pick<Database, 'update'>; readonly tokens: Tokens },
  claims: Omit<TokenClaims, 'expiresAt'>,
): Promise<Token> {
  const token = await tokens.issue(claims);
  await db
    .update(sessions)
    .set({ expiresAt: new Date(token.expires_at) })
    .where(eq(sessions.uuid, claims.session));
  return token;
}

/** Notes that a session is in use, at most once in some minutes: a request costs no write. */
export async function noteUse(
  db: Pick<Database, 'update'>,
  session: string,
  lastUsedAt: Date,
  now: Date,
  adminId?: number,
): Promise<void> {
  if (now.getTime() - lastUsedAt.getTime() < useNoted) return;
  await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.uuid, session));
  if (adminId !== undefined) await noteSeen(db, adminId, now);
}

/** Notes that an admin is here: their team reads it after the session has ended. */
export async function noteSeen(db: Pick<Database, 'update'>, adminId: number, now: Date): Promise<void> {
  await db.update(users).set({ lastSeenAt: now }).where(eq(users.id, adminId));
}

/** Whether a session of a closed site's password is still open. */
export async function isSiteSession(db: Reader, session: string, siteId: number): Promise<boolean> {
  const [found] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.uuid, session), eq(sessions.siteId, siteId), isNull(sessions.userId)));
  return found !== undefined;
}

/** Where a person is logged in on a site, used last first. That an admin views the site as them is no login of theirs. */
export function findSessions(db: Reader, userId: number, siteId: number, now: Date) {
  return db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        eq(sessions.siteId, siteId),
        isNull(sessions.secondStep),
        isNull(sessions.openedBy),
        sql`${sessions.expiresAt} > ${now.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(100);
}

/** Ends one session, whoever's it is: who names it has proved to be its owner. */
export async function endSession(db: Writer, session: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.uuid, session));
}

/** Ends one session of a person. @returns false where they have no such */
export async function endMySession(db: Writer, userId: number, session: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.uuid, session), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends every session of a person, on every site, except the one named. */
export async function endSessions(db: Writer, userId: number, except?: string): Promise<void> {
  const theirs = eq(sessions.userId, userId);
  await db.delete(sessions).where(except === undefined ? theirs : and(theirs, ne(sessions.uuid, except)));
}

/** Ends every visit to a closed site: its password is another now. */
export async function endSiteSessions(db: Writer, siteId: number): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.siteId, siteId), isNull(sessions.userId)));
}

/** Forgets sessions whose token has run out. */
export async function deleteSessions(db: Writer, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now));
}
