import { transaction } from '../../platform/database/transaction.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect.ts';
import {
  applicationEvents,
  applicationNotes,
  applications,
  files,
  introductions,
  jobAlerts,
  mails,
  newsletterSubscriptions,
  users,
} from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { accountDeletedMail } from '../mails/account-mails.ts';
import { mailBrand } from '../../platform/mail/mail-brand.ts';
import { queueMails } from '../../platform/mail/queue-mails.ts';
import type { AccountDeps } from './account-deps.ts';
import type { Member } from './member.ts';
import { lockCaller } from './account.queries.ts';
import { closeCompany, lockCompanies } from './close-company.ts';
import { forgetContacted } from './forget-contacted.ts';
import { forgetReporters } from './forget-reporters.ts';
import { findMyUserRows } from '../client/client-users.queries.ts';
import {
  findFilesOfPerson,
  alertsOfPerson,
  applicationsOfPerson,
  mailsOfPerson,
  reportsOfPerson,
  subscriptionsOfPerson,
} from './data-of-person.ts';
import type { UserRow } from './member.ts';

type FileRow = typeof files.$inferSelect;

/** A public picture has three smaller ones beside it. */
function storedKeys({ storageKey, isPublic }: FileRow): readonly string[] {
  if (!isPublic) return [storageKey];
  return ['upload', 'thumb', 'small', 'tiny'].map((size) =>
    storageKey.replace(/-upload(\.\w+)$/, `-${size}$1`),
  );
}

/**
 * What an application said of its sender goes; that one was sent stays with the job until the job's own time is over,
 * so that an employer's numbers add up (`docs/decisions`, 'Applications are deleted').
 */
async function anonymiseApplications(
  tx: Transaction,
  person: UserRow,
  member: Member,
  now: Date,
): Promise<void> {
  const sent = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(applicationsOfPerson(person, member));
  const ids = sent.map(({ id }) => id);
  if (ids.length === 0) return;
  // What others wrote about them is about them.
  await tx.delete(applicationNotes).where(inArray(applicationNotes.applicationId, ids));
  await tx.delete(applicationEvents).where(inArray(applicationEvents.applicationId, ids));
  await tx.delete(introductions).where(inArray(introductions.applicationId, ids));
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
      withdrawnAt: sql`coalesce(${applications.withdrawnAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(inArray(applications.id, ids));
}

/** Pictures of a company that others still work in stay where its pages show them. */
function leaving(all: readonly FileRow[], person: UserRow, isLast: boolean): readonly FileRow[] {
  return all.filter(({ isPublic }) => person.role === 'candidate' || isLast || !isPublic);
}

/**
 * Removes the account of who is logged in and everything kept about them (§7 `DELETE /profile`): files with their
 * bytes, resume, alerts, addresses, mails. Tokens end with the account. A last mail says that it was done.
 */
export async function deleteProfile(deps: AccountDeps, member: Member): Promise<void> {
  const { db, storage, clock } = deps;
  const [person] = await db.select().from(users).where(eq(users.id, member.visitor.id));
  if (!person) throw new HttpError('unauthenticated');
  const companies = await findMyUserRows(db, person.id);
  const now = clock.now();
  const all = await findFilesOfPerson(db, person, member);
  await transaction(deps, async (tx, after) => {
    const clientIds = companies.map(({ client }) => client.id);
    await lockCompanies(tx, person.id, clientIds);
    await lockCaller(tx, member.visitor);
    await anonymiseApplications(tx, person, member, now);
    await forgetContacted(tx, person);
    await forgetReporters(tx, reportsOfPerson(person, member));
    await tx.delete(jobAlerts).where(alertsOfPerson(person, member));
    await tx.delete(newsletterSubscriptions).where(subscriptionsOfPerson(person, member));
    await tx.delete(mails).where(mailsOfPerson(person, member));
    // Whatever else has their number goes with them: the tables say so.
    await tx.delete(users).where(eq(users.id, person.id));
    const closed: boolean[] = [];
    for (const id of clientIds) closed.push(await closeCompany(deps.ports, tx, id, now));
    const theirs = leaving(all, person, closed.every(Boolean));
    // The rows wait for their bytes: what is overdue and unclaimed, the hourly clean-up finishes.
    const ids = theirs.map(({ id }) => id);
    if (ids.length > 0)
      await tx
        .update(files)
        .set({ ownerKind: 'visitor', ownerId: null, claimedAt: null, deleteAfter: now })
        .where(inArray(files.id, ids));
    const mail = accountDeletedMail(person, mailBrand(member.site, member.board.url));
    const { locale, email: to } = person;
    const last = { siteId: member.site.id, event: 'account.deleted', locale, to, mail };
    await queueMails(tx, [last], now);
    after.run(async () => {
      for (const file of theirs) {
        for (const key of storedKeys(file)) await storage.remove(key);
        await db.delete(files).where(eq(files.id, file.id));
      }
    });
  });
}
