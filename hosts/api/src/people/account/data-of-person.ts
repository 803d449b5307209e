import {
  and,
  eq,
  inArray,
  is,
  isNull,
  or,
  type SQL,
  sql,
  getTableConfig,
  type PgColumn,
  PgTable,
} from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import * as schema from '../../platform/database/schema.ts';
import {
  addresses,
  applications,
  files,
  jobAlerts,
  jobReports,
  mails,
  newsletterSubscriptions,
  phones,
  users,
} from '../../platform/database/schema.ts';
import type { Visitor } from '../../platform/http/authenticate.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import type { UserRow } from './member.ts';

/** Where somebody's data is asked for, and which address they have shown to be theirs. */
export interface PersonScope extends Tenant {
  readonly visitor: Pick<Visitor, 'provedEmail'>;
}

/**
 * Where what is somebody's is asked for without them: by an admin, or by the clock. That a mailed link reached them at
 * their present address counts as it does in their own session.
 */
export const provedScope =
  (tenant: Tenant) =>
  ({ email, emailVerifiedAt }: UserRow): PersonScope => ({
    ...tenant,
    visitor: { provedEmail: emailVerifiedAt === null ? null : email },
  });

export interface TableOfPeople {
  readonly table: PgTable;
  readonly userId: PgColumn;
  /** What becomes of the rows when the person goes. */
  readonly onDelete: string | undefined;
}

/** Every table whose rows belong to a person, whichever layer added it: those that refer to `users`. */
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
 * Whether who calls has shown that the account's present address is theirs: a mail to it opened this very session, as
 * the password may be anybody's who registered the address first.
 */
export function hasProvedAddress(
  { email, emailVerifiedAt }: UserRow,
  { visitor }: Pick<PersonScope, 'visitor'>,
): boolean {
  return emailVerifiedAt !== null && visitor.provedEmail === email;
}

const isGuestToo = (person: UserRow, scope: PersonScope): boolean =>
  person.role === 'candidate' && hasProvedAddress(person, scope);

/**
 * The applications somebody sent: logged in, and as a guest of this board from an address that they have shown to be
 * theirs.
 */
export function applicationsOfPerson(person: UserRow, scope: PersonScope): SQL | undefined {
  const { email } = person;
  const asGuest = isGuestToo(person, scope)
    ? and(eq(applications.email, email), eq(applications.jobBoardId, scope.board.id))
    : undefined;
  return or(eq(applications.userId, person.id), asGuest);
}

/** The saved searches of somebody: of the account, and those their verified address asked for as a guest. */
export function alertsOfPerson(person: UserRow, scope: PersonScope): SQL | undefined {
  const { email } = person;
  const asGuest = isGuestToo(person, scope)
    ? and(eq(jobAlerts.email, email), eq(jobAlerts.siteId, scope.site.id))
    : undefined;
  return or(eq(jobAlerts.userId, person.id), asGuest);
}

/**
 * The newsletters somebody asked for: in the account, and those their address asked for as a guest. What the owner of an
 * address confirmed is nothing of an account that was only registered under it.
 */
export function subscriptionsOfPerson(person: UserRow, scope: PersonScope): SQL | undefined {
  const { userId, email, jobBoardId, confirmedAt } = newsletterSubscriptions;
  const inAccount = and(
    eq(userId, person.id),
    person.emailVerifiedAt === null ? isNull(confirmedAt) : undefined,
  );
  const asGuest = hasProvedAddress(person, scope)
    ? and(eq(email, person.email), eq(jobBoardId, scope.board.id))
    : undefined;
  return or(inAccount, asGuest);
}

/** The jobs somebody reported: logged in, and as a guest of this board from an address that they have shown to be theirs. */
export function reportsOfPerson(person: UserRow, scope: PersonScope): SQL | undefined {
  const { userId, email, jobBoardId } = jobReports;
  const asGuest = hasProvedAddress(person, scope)
    ? and(sql`lower(${email}) = ${person.email.toLowerCase()}`, eq(jobBoardId, scope.board.id))
    : undefined;
  return or(eq(userId, person.id), asGuest);
}

/** The files of somebody: what they uploaded, and what went along with their applications. */
export function findFilesOfPerson(db: Pick<Database, 'select'>, person: UserRow, scope: PersonScope) {
  const sent = db
    .select({ id: applications.id })
    .from(applications)
    .where(applicationsOfPerson(person, scope));
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

/**
 * The mails to somebody, and those that passed their words on. An address may have had mails before its account, as a
 * guest's: of who has not shown that it is theirs they are nothing.
 */
export function mailsOfPerson(person: UserRow, scope: PersonScope): SQL | undefined {
  if (!hasProvedAddress(person, scope)) return sql`false`;
  const { email } = person;
  return and(eq(mails.siteId, scope.site.id), or(eq(mails.to, email), eq(mails.replyTo, email)));
}

/** Rows of a company that are about the person who registered it. */
export const companyTables = [addresses, phones] as const;
