import { and, eq, inArray, is, or, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/connect.ts';
import * as schema from '../../database/schema.ts';
import { addresses, applications, files, jobAlerts, mails, phones, users } from '../../database/schema.ts';
import type { Tenant } from '../../http/tenants.ts';
import type { Member } from './account-deps.ts';
import type { UserRow } from './verify-email.ts';

export interface TableOfPeople {
  readonly table: PgTable;
  readonly userId: PgColumn;
  /** What becomes of the rows when the person goes. */
  readonly onDelete: string | undefined;
}

/** Every table whose rows belong to a person, whichever room added it: those that refer to `users`. */
export function tablesOfPeople(): readonly TableOfPeople[] {
  return Object.values(schema).flatMap((table) => {
    if (!is(table, PgTable)) return [];
    return getTableConfig(table).foreignKeys.flatMap(({ reference, onDelete }) => {
      const { columns, foreignTable } = reference();
      const [userId] = columns;
      return foreignTable === users && userId ? [{ table, userId, onDelete }] : [];
    });
  });
}

/**
 * The applications somebody sent: logged in, and as a guest of this board from an address that they have shown to be
 * theirs: in a session that a mail to it opened, as its password may be anybody's who registered it first.
 */
export function theirApplications(person: UserRow, { board, visitor }: Member): SQL | undefined {
  const asGuest =
    !visitor.addressProved || person.emailVerifiedAt === null || person.role !== 'candidate'
      ? undefined
      : and(eq(applications.email, person.email), eq(applications.jobBoardId, board.id));
  return or(eq(applications.userId, person.id), asGuest);
}

/** The saved searches of somebody: of the account, and those their verified address asked for as a guest. */
export function theirAlerts(person: UserRow, { site, visitor }: Member): SQL | undefined {
  const asGuest =
    !visitor.addressProved || person.emailVerifiedAt === null || person.role !== 'candidate'
      ? undefined
      : and(eq(jobAlerts.email, person.email), eq(jobAlerts.siteId, site.id));
  return or(eq(jobAlerts.userId, person.id), asGuest);
}

/** The files of somebody: what they uploaded, and what went along with their applications. */
export function findTheirFiles(db: Database, person: UserRow, member: Member) {
  const sent = db.select({ id: applications.id }).from(applications).where(theirApplications(person, member));
  return db
    .select()
    .from(files)
    .where(
      or(
        and(eq(files.ownerKind, 'user'), eq(files.ownerId, person.id)),
        and(eq(files.ownerKind, 'application'), inArray(files.ownerId, sent)),
      ),
    );
}

/** The mails to somebody, and those that passed their words on. */
export function theirMails({ email }: UserRow, { site }: Tenant): SQL | undefined {
  return and(eq(mails.siteId, site.id), or(eq(mails.to, email), eq(mails.replyTo, email)));
}

/** Rows of a company that are about the person who registered it. */
export const companyTables = [addresses, phones] as const;
