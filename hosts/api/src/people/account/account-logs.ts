import { interpolate, type MessageValues } from '@boardwright/messages';
import type { LogEntry, PageMeta } from '@boardwright/api-client/contract';
import { and, count, desc, eq, lt, or, sql } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { accountLogs, users } from '../../platform/database/schema.ts';
import type { Json } from '../../platform/database/tables/columns.ts';
import { pageMeta } from '../../platform/http/page-meta.ts';
import { accountLogMessages } from './account-log.messages.ts';
import type { Member } from './member.ts';

export type AccountEvent = keyof typeof accountLogMessages;

/** What a sentence can name: the rest of what is stored with an event is for joining rows. */
function textsOf(values: Json): MessageValues {
  return Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  );
}

function sentence(
  { event, values }: { readonly event: string; readonly values: Json },
  locale: Member['locale'],
): string {
  const message: string = Object.hasOwn(accountLogMessages, event)
    ? accountLogMessages[event as AccountEvent][locale]
    : event;
  return interpolate(message, textsOf(values));
}

/** Who did something: a person, or for a company one of its systems. */
export interface Doer {
  readonly id: number | null;
  readonly clientId: number | null;
  /** As its company named the system. */
  readonly system?: string;
}

/** Milliseconds for which an account's log is stored: nobody asks what happened longer ago. */
export const logLives = 365 * 24 * 60 * 60 * 1000;

/**
 * Notes what somebody did in their account, and forgets what they did long ago; give the transaction that does it.
 * @param values fill the event's sentence; `job_id` makes it part of a job's log
 */
export async function noteEvent(
  db: Pick<Database, 'insert' | 'delete'>,
  event: AccountEvent,
  { id, clientId, system }: Doer,
  now: Date,
  values: Json = {},
): Promise<void> {
  const last = new Date(now.getTime() - logLives);
  const theirs = id === null ? eq(accountLogs.clientId, clientId ?? 0) : eq(accountLogs.userId, id);
  await db.delete(accountLogs).where(and(theirs, lt(accountLogs.createdAt, last)));
  await db.insert(accountLogs).values({
    userId: id,
    clientId,
    event,
    values: system === undefined ? values : { ...values, system },
    createdAt: now,
  });
}

interface LoggedRow {
  readonly entry: typeof accountLogs.$inferSelect;
  readonly givenName: string | null;
  readonly familyName: string | null;
}

/** Who did it: the system that a company, or the board, named, or a person. */
const nameOf = ({ entry, givenName, familyName }: LoggedRow) =>
  String(entry.values['system'] ?? '') || [givenName, familyName].filter(Boolean).join(' ');

/** What happened to a job, whoever did it, the last first; for admins of a board that has it. */
export async function findJobHistory(
  db: Pick<Database, 'select'>,
  jobId: number,
  locale: Member['locale'],
  limit: number,
): Promise<LogEntry[]> {
  const rows = await db
    .select({ entry: accountLogs, givenName: users.givenName, familyName: users.familyName })
    .from(accountLogs)
    .leftJoin(users, eq(users.id, accountLogs.userId))
    .where(sql`${accountLogs.values} ->> 'job_id' = ${String(jobId)}`)
    .orderBy(desc(accountLogs.createdAt), desc(accountLogs.id))
    .limit(limit);
  return rows.map((row) => ({
    id: row.entry.id,
    event: row.entry.event,
    message: sentence(row.entry, locale),
    created_at: row.entry.createdAt.toISOString(),
    by: nameOf(row),
  }));
}

/**
 * A page of what happened in an account, newest first; of an employer's company also what colleagues did.
 * @param of narrows it to what was done with one job
 */
export async function findAccountLogs(
  db: Database,
  { visitor, locale }: Member,
  { page, limit }: { readonly page: number; readonly limit: number },
  of?: { readonly jobId: number },
): Promise<{ data: LogEntry[]; meta: PageMeta }> {
  const theirs = and(
    or(
      eq(accountLogs.userId, visitor.id),
      visitor.clientId === null ? undefined : eq(accountLogs.clientId, visitor.clientId),
    ),
    of && sql`${accountLogs.values} ->> 'job_id' = ${String(of.jobId)}`,
  );
  const [counted] = await db.select({ total: count() }).from(accountLogs).where(theirs);
  const rows = await db
    .select({ entry: accountLogs, givenName: users.givenName, familyName: users.familyName })
    .from(accountLogs)
    .leftJoin(users, eq(users.id, accountLogs.userId))
    .where(theirs)
    .orderBy(desc(accountLogs.createdAt), desc(accountLogs.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return {
    data: rows.map((row) => ({
      id: row.entry.id,
      event: row.entry.event,
      message: sentence(row.entry, locale),
      created_at: row.entry.createdAt.toISOString(),
      ...(row.entry.userId === visitor.id && row.entry.values['system'] === undefined
        ? {}
        : { by: nameOf(row) }),
    })),
    meta: pageMeta(counted?.total ?? 0, { page, limit }),
  };
}
