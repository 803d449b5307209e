import { eq, inArray, or, sql } from '../../platform/database/drizzle.ts';
import type { Database, Transaction } from '../../platform/database/connect.ts';
import {
  adminLogs,
  applicationEvents,
  applicationNotes,
  applications,
  files,
  introductions,
  jobAlerts,
  mails,
  newsletterSubscriptions,
  quotes,
  users,
} from '../../platform/database/schema.ts';
import type { Storage } from '../../platform/ports/storage.ts';
import { findMyUserRows } from '../client/client-users.queries.ts';
import type { AccountPorts } from './account-ports.ts';
import { closeCompany, lockCompanies } from './close-company.ts';
import {
  alertsOfPerson,
  applicationsOfPerson,
  findFilesOfPerson,
  mailsOfPerson,
  type PersonScope,
  reportsOfPerson,
  subscriptionsOfPerson,
} from './data-of-person.ts';
import { forgetContacted } from './forget-contacted.ts';
import { forgetReporters } from './forget-reporters.ts';
import type { UserRow } from './member.ts';
import { storedKeys } from '../../platform/uploads/stored-keys.ts';

type FileRow = typeof files.$inferSelect;

/**
 * What some applications said of their sender goes; that they were sent stays with the job until the job's own time is
 * over, so that an employer's numbers add up (`docs/decisions`, 'Applications are deleted').
 */
async function anonymiseApplications(tx: Transaction, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const wanted = [...ids];
  // What others wrote about them is about them.
  await tx.delete(applicationNotes).where(inArray(applicationNotes.applicationId, wanted));
  await tx.delete(applicationEvents).where(inArray(applicationEvents.applicationId, wanted));
  await tx.delete(introductions).where(inArray(introductions.applicationId, wanted));
  await tx
    .update(applications)
    .set({
      userId: null,
      email: sql`'deleted-' || ${applications.uuid} || '@deleted.invalid'`,
      salutation: null,
      givenName: '–',
      familyName: '–',
      motivationText: null,
      phone: null,
      phoneCountry: null,
      cvFileId: null,
      motivationFileId: null,
      rating: null,
      deletionReason: '',
      withdrawnAt: sql`coalesce(${applications.withdrawnAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(inArray(applications.id, wanted));
}

/** Pictures of a company that others still work in, and those of a site, stay where their pages show them. */
function leaving(all: readonly FileRow[], person: UserRow, isLast: boolean): readonly FileRow[] {
  const goes = person.role === 'candidate' || (person.role === 'employer' && isLast);
  return all.filter(({ isPublic }) => goes || !isPublic);
}

/** What went with somebody. */
export interface Forgotten {
  /** As they were. */
  readonly person: UserRow;
  readonly applications: number;
  readonly alerts: number;
  readonly newsletters: number;
  /** Their bytes are still to be removed, see {@link removeBytes}. */
  readonly files: readonly FileRow[];
  /** Companies that nobody is left in: their jobs are taken down. */
  readonly closed: readonly { readonly id: number; readonly name: string }[];
}

interface Leaver {
  readonly id: number;
  /** The account, locked; undefined where it is not to be deleted after all. */
  readonly lock: () => Promise<UserRow | undefined>;
  /** Where, and which address they have shown to be theirs. */
  readonly scopeOf: (person: UserRow) => PersonScope;
}

/**
 * Removes an account and everything stored about its person: resume, alerts, addresses, mails, the rows of files.
 * Sessions end with the account.
 * @returns what went; undefined where `lock` gave nobody
 */
export async function forgetPerson(
  ports: Pick<AccountPorts, 'freeSlot'>,
  tx: Transaction,
  { id, lock, scopeOf }: Leaver,
  now: Date,
): Promise<Forgotten | undefined> {
  const clients = (await findMyUserRows(tx, id)).map(({ client }) => client);
  await lockCompanies(
    tx,
    id,
    clients.map((client) => client.id),
  );
  const person = await lock();
  if (!person) return undefined;
  const scope = scopeOf(person);
  const all = await findFilesOfPerson(tx, person, scope);
  const sent = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(applicationsOfPerson(person, scope));
  const ids = sent.map((application) => application.id);
  await anonymiseApplications(tx, ids, now);
  await forgetContacted(tx, person);
  await forgetReporters(tx, reportsOfPerson(person, scope));
  const alerts = await tx
    .delete(jobAlerts)
    .where(alertsOfPerson(person, scope))
    .returning({ id: jobAlerts.id });
  const newsletters = await tx
    .delete(newsletterSubscriptions)
    .where(subscriptionsOfPerson(person, scope))
    .returning({ id: newsletterSubscriptions.id });
  await tx.delete(mails).where(mailsOfPerson(person, scope));
  // Why an admin viewed the site as them may be about them.
  await tx.update(adminLogs).set({ reason: null }).where(eq(adminLogs.subject, person.uuid));
  // The name that somebody typed under a quote; its orders are the books'.
  await tx
    .update(quotes)
    .set({ decidedName: null, declineReason: '' })
    .where(or(eq(quotes.decidedBy, person.id), eq(quotes.userId, person.id)));
  // Whatever else has their number goes with them: the tables say so.
  await tx.delete(users).where(eq(users.id, person.id));
  const closed: (typeof clients)[number][] = [];
  for (const client of clients) if (await closeCompany(ports, tx, client.id, now)) closed.push(client);
  const theirs = leaving(all, person, closed.length === clients.length);
  // The rows wait for their bytes: what is overdue and unclaimed, the hourly clean-up finishes.
  const fileIds = theirs.map((file) => file.id);
  if (fileIds.length > 0)
    await tx
      .update(files)
      .set({ ownerKind: 'visitor', ownerId: null, claimedAt: null, deleteAfter: now })
      .where(inArray(files.id, fileIds));
  return {
    person,
    applications: ids.length,
    alerts: alerts.length,
    newsletters: newsletters.length,
    files: theirs,
    closed,
  };
}

/** Removes what files have in the storage, and their rows; once the transaction that let go of them is over. */
export async function removeBytes(
  { db, storage }: { readonly db: Pick<Database, 'delete'>; readonly storage: Storage },
  rows: readonly FileRow[],
): Promise<void> {
  for (const file of rows) {
    for (const key of storedKeys(file)) await storage.remove(key);
    await db.delete(files).where(eq(files.id, file.id));
  }
}
