import { randomBytes } from 'node:crypto';
import {
  and,
  count,
  desc,
  eq,
  exists,
  gt,
  isNotNull,
  isNull,
  lte,
  ne,
  or,
  type SQL,
  sql,
  alias,
} from '../platform/database/drizzle.ts';
import type { Database } from '../platform/database/connect.ts';
import { jobAlertRuns, jobAlerts, users } from '../platform/database/schema.ts';
import type { AlertFilter } from '../platform/database/tables/alerts.ts';

type Alert = typeof jobAlerts.$inferSelect;
export type NewAlert = Omit<typeof jobAlerts.$inferInsert, 'token'>;
type Queries = Pick<Database, 'select'>;

/** An alert with the address it goes to. */
export interface AlertRow {
  readonly alert: Alert;
  readonly address: string;
  /** Whether the address is known to be its owner's. */
  readonly isConfirmed: boolean;
}

const columns = {
  alert: jobAlerts,
  address: sql<string>`coalesce(${users.email}, ${jobAlerts.email})`,
  isConfirmed: sql<boolean>`${jobAlerts.confirmedAt} is not null
    and (${jobAlerts.userId} is null or ${users.emailVerifiedAt} is not null)`,
} as const;

function selectAlerts(db: Queries, where: SQL | undefined) {
  return db
    .select(columns)
    .from(jobAlerts)
    .leftJoin(users, eq(users.id, jobAlerts.userId))
    .where(where)
    .orderBy(desc(jobAlerts.createdAt), desc(jobAlerts.id));
}

const ofUser = (userId: number) => eq(jobAlerts.userId, userId);
const sameFilter = (filter: AlertFilter) => sql`${jobAlerts.filter} = ${JSON.stringify(filter)}::jsonb`;

/** @param theirs which are somebody's */
export function findMyAlerts(db: Queries, theirs: SQL | undefined): Promise<readonly AlertRow[]> {
  return selectAlerts(db, theirs);
}

export async function findMyAlert(
  db: Queries,
  theirs: SQL | undefined,
  id: number,
): Promise<AlertRow | undefined> {
  return (await selectAlerts(db, and(theirs, eq(jobAlerts.id, id))))[0];
}

/** A candidate's alert with this very search, as a second click on the same button makes it. */
export async function findSameOfUser(
  db: Queries,
  userId: number,
  { filter, frequency }: Pick<Alert, 'filter' | 'frequency'>,
): Promise<AlertRow | undefined> {
  const same = and(ofUser(userId), eq(jobAlerts.frequency, frequency), sameFilter(filter));
  return (await selectAlerts(db, and(same, jobAlerts.active)))[0];
}

export async function countOfUser(db: Queries, userId: number): Promise<number> {
  const [found] = await db.select({ count: count() }).from(jobAlerts).where(ofUser(userId));
  return found?.count ?? 0;
}

/** The alert behind a mailed link of a site; one that was not confirmed in time is there no more. */
export async function findAlertByToken(
  db: Queries,
  siteId: number,
  token: string,
  confirmableSince: Date,
): Promise<AlertRow | undefined> {
  const isAlive = or(isNotNull(jobAlerts.confirmedAt), gt(jobAlerts.createdAt, confirmableSince));
  return (await selectAlerts(db, and(eq(jobAlerts.siteId, siteId), eq(jobAlerts.token, token), isAlive)))[0];
}

/** A guest's alerts with this very search. */
export function findSameOfGuest(
  db: Queries,
  siteId: number,
  email: string,
  filter: AlertFilter,
): Promise<readonly AlertRow[]> {
  return selectAlerts(db, and(eq(jobAlerts.siteId, siteId), eq(jobAlerts.email, email), sameFilter(filter)));
}

/** Adds an alert with a token of its own. */
export async function insertAlert(db: Pick<Database, 'insert'>, values: NewAlert): Promise<Alert> {
  const token = randomBytes(32).toString('base64url');
  const [row] = await db
    .insert(jobAlerts)
    .values({ ...values, token })
    .returning();
  if (!row) throw new Error('The alert was not stored');
  return row;
}

export async function updateAlert(
  db: Pick<Database, 'update'>,
  id: number,
  change: Partial<NewAlert>,
): Promise<void> {
  await db.update(jobAlerts).set(change).where(eq(jobAlerts.id, id));
}

/** @returns whether it was there */
export async function deleteAlert(db: Pick<Database, 'delete'>, id: number, owner?: SQL): Promise<boolean> {
  const deleted = await db
    .delete(jobAlerts)
    .where(and(eq(jobAlerts.id, id), owner))
    .returning({ id: jobAlerts.id });
  return deleted.length > 0;
}

/** A guest who confirms the same search anew has one alert of it, not two. */
export async function deleteOthersOfGuest(
  db: Pick<Database, 'delete'>,
  { id, siteId, email, filter }: Alert,
): Promise<void> {
  if (email === null) return;
  await db
    .delete(jobAlerts)
    .where(
      and(
        eq(jobAlerts.siteId, siteId),
        eq(jobAlerts.email, email),
        ne(jobAlerts.id, id),
        isNotNull(jobAlerts.confirmedAt),
        sameFilter(filter),
      ),
    );
}

/**
 * Gives a candidate the alerts that were confirmed for their address without an account, on this site. Only for who
 * opened a mail to that address; what they have themselves already is not there twice.
 */
export async function attachGuestAlerts(
  db: Pick<Database, 'delete' | 'select' | 'update'>,
  { id, role, email }: Pick<typeof users.$inferSelect, 'id' | 'role' | 'email'>,
  siteId: number,
): Promise<void> {
  if (role !== 'candidate') return;
  const ofGuest = and(
    eq(jobAlerts.siteId, siteId),
    eq(jobAlerts.email, email),
    isNotNull(jobAlerts.confirmedAt),
  );
  const own = alias(jobAlerts, 'own_alerts');
  const same = db
    .select({ id: own.id })
    .from(own)
    .where(
      and(
        eq(own.userId, id),
        own.active,
        eq(own.frequency, jobAlerts.frequency),
        eq(own.filter, jobAlerts.filter),
      ),
    );
  await db.delete(jobAlerts).where(and(ofGuest, exists(same)));
  await db.update(jobAlerts).set({ userId: id, email: null }).where(ofGuest);
}

/** When the jobs began to be sent that a direct alert has not been notified of yet; undefined when it is up to date. */
export async function findUntoldSince(db: Queries, alertId: number): Promise<Date | undefined> {
  const [found] = await db
    .select({ startedAt: jobAlertRuns.startedAt })
    .from(jobAlertRuns)
    .where(and(isNull(jobAlertRuns.finishedAt), sql`${jobAlertRuns.doneTill} < ${alertId}`))
    .orderBy(jobAlertRuns.startedAt)
    .limit(1);
  return found?.startedAt;
}

/** Deletes alerts that nobody confirmed in time. */
export async function deleteUnconfirmedAlerts(db: Database, confirmableSince: Date): Promise<void> {
  await db
    .delete(jobAlerts)
    .where(and(isNull(jobAlerts.confirmedAt), lte(jobAlerts.createdAt, confirmableSince)));
}
