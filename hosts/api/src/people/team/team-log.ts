import type { PageMeta, QueryOf, Contract, TeamLogEntry } from '@boardwright/api-client/contract';
import {
  and,
  desc,
  eq,
  gte,
  ilike,
  isNull,
  lt,
  lte,
  or,
  sql,
  type SQL,
} from '../../platform/database/drizzle.ts';
import { countRows } from '../../platform/database/count-to.ts';
import type { Database } from '../../platform/database/connect.ts';
import { likePattern } from '../../platform/database/contains-terms.ts';
import { adminLogs, users } from '../../platform/database/schema.ts';
import { type CsvCell, csvFile } from '../../platform/http/csv-file.ts';
import { type RequestContext, scope } from '../../platform/http/context.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import type { FileReply } from '../../platform/http/mount.ts';
import { countedMeta } from '../../platform/http/page-meta.ts';
import { dayOf, momentOf, timeZoneOf } from '../../platform/site-calendar.ts';
import { teamLogMessage } from './team-log.messages.ts';

type LogQuery = Omit<QueryOf<Contract['team']['findTeamLog']>, 'page' | 'limit'>;

/** Milliseconds for which it is stored who did what: a year. */
export const teamLogLife = 365 * 24 * 60 * 60 * 1000;
/** Rows of the largest file. */
const exported = 50_000;

function matching(context: RequestContext, query: LogQuery): SQL | undefined {
  const { site } = scope(context);
  const { search, 'match[area]': area, 'match[day]': day } = query;
  const words = search?.trim() ?? '';
  const pattern = likePattern(words);
  const zone = timeZoneOf(site.settings);
  const [from, till] = day === undefined ? [] : [momentOf(day, zone, 'start'), momentOf(day, zone, 'end')];
  return and(
    // What was done to the whole server is of every site.
    or(eq(adminLogs.siteId, site.id), isNull(adminLogs.siteId)),
    area === undefined ? undefined : eq(adminLogs.area, area),
    words === ''
      ? undefined
      : or(
          ilike(adminLogs.byName, pattern),
          ilike(adminLogs.title, pattern),
          ilike(adminLogs.subject, pattern),
        ),
    // A day that does not exist has nothing.
    day === undefined ? undefined : from ? gte(adminLogs.createdAt, from) : sql`false`,
    till === undefined ? undefined : lt(adminLogs.createdAt, new Date(till.getTime() + 1000)),
  );
}

interface LogRow {
  readonly row: typeof adminLogs.$inferSelect;
  readonly person: string | null;
}

/** Of each row of a page whom it was done for, while they are on the site; looked up by their number, where it is one. */
const personOf = ({ site }: Tenant) => sql<string | null>`case when ${adminLogs.area} = 'people'
    and ${adminLogs.subject} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  then (select ${users.givenName} || ' ' || ${users.familyName} from ${users}
    where ${users.uuid} = ${adminLogs.subject}::uuid and ${users.siteId} = ${site.id}) end`;

/** What was done, with whom it was done for. */
const entries = (db: Database, tenant: Tenant) =>
  db.select({ row: adminLogs, person: personOf(tenant) }).from(adminLogs);

function present({ row, person }: LogRow, locale: string): TeamLogEntry {
  const { id, byName, area, action, subject, title, reason } = row;
  const message = teamLogMessage(action, locale);
  return {
    id,
    created_at: row.createdAt.toISOString(),
    by: byName,
    area,
    action,
    message: reason ? `${message}: ${reason}` : message,
    subject,
    // Nobody's name is stored here: it is theirs as long as they are there.
    title: title ?? (person?.trim() || null),
    is_done: row.doneAt !== null,
  };
}

/** A page of what was done on a site, newest first. */
export async function findTeamLog(
  db: Database,
  context: RequestContext,
  query: QueryOf<Contract['team']['findTeamLog']>,
): Promise<{ data: TeamLogEntry[]; meta: PageMeta }> {
  const where = matching(context, query);
  const total = await countRows(db, adminLogs, where);
  const rows = await entries(db, scope(context))
    .where(where)
    .orderBy(desc(adminLogs.id))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
  return {
    data: rows.map((row) => present(row, context.locale)),
    meta: countedMeta(total, query),
  };
}

const columns = ['time', 'by', 'area', 'action', 'what', 'subject', 'title', 'done'] as const;

/** The same as a file. */
export async function exportTeamLog(
  db: Database,
  context: RequestContext,
  query: LogQuery,
  now: Date,
): Promise<FileReply> {
  const { site, board } = scope(context);
  const rows = await entries(db, scope(context))
    .where(matching(context, query))
    .orderBy(desc(adminLogs.id))
    .limit(exported);
  const lines = rows.map((row): Readonly<Record<(typeof columns)[number], CsvCell>> => {
    const {
      created_at: time,
      by,
      area,
      action,
      message,
      subject,
      title,
      is_done,
    } = present(row, context.locale);
    return { time, by, area, action, what: message, subject, title, done: is_done ? 'yes' : 'unknown' };
  });
  return csvFile(columns, lines, `${board.slug}-log-${dayOf(now, timeZoneOf(site.settings))}.csv`);
}

/** Forgets what was done longer than a year ago. */
export async function deleteOldTeamLogs(db: Pick<Database, 'delete'>, now: Date): Promise<void> {
  await db.delete(adminLogs).where(lte(adminLogs.createdAt, new Date(now.getTime() - teamLogLife)));
}
