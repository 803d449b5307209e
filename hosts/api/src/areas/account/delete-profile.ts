import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { accountLogs, applications, files, jobAlerts, jobs, mails, users } from '../../database/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import { accountDeletedMail } from '../../mail/account-mails.ts';
import { mailBrand } from '../../mail/mail-brand.ts';
import { queueMails } from '../../mail/queue-mails.ts';
import type { AccountDeps, Member } from './account-deps.ts';
import { companyTables, findTheirFiles, theirAlerts, theirApplications, theirMails } from './own-data.ts';
import type { UserRow } from './verify-email.ts';

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
async function anonymiseApplications(tx: Transaction, person: UserRow, member: Member): Promise<void> {
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
      newsletters: [],
    })
    .where(theirApplications(person, member));
}

/** A company that nobody is left in: its jobs are taken down, its addresses and numbers go. Its orders stay, as books must. */
async function closeCompany(tx: Transaction, clientId: number, now: Date): Promise<boolean> {
  const [left] = await tx.select({ id: users.id }).from(users).where(eq(users.clientId, clientId)).limit(1);
  if (left) return false;
  for (const table of companyTables) await tx.delete(table).where(eq(table.clientId, clientId));
  await tx.delete(accountLogs).where(eq(accountLogs.clientId, clientId));
  await tx
    .update(jobs)
    .set({ status: 'archived', archivedAt: now, updatedAt: now })
    .where(and(eq(jobs.clientId, clientId), ne(jobs.status, 'archived')));
  return true;
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
  const { db, storage, clock, search, mailsQueued } = deps;
  const [person] = await db.select().from(users).where(eq(users.id, member.visitor.id));
  if (!person) throw new ApiError('unauthenticated');
  const { clientId } = person;
  const now = clock.now();
  const all = await findTheirFiles(db, person, member);
  const { gone, isClosed, mailIds } = await db.transaction(async (tx) => {
    await anonymiseApplications(tx, person, member);
    await tx.delete(jobAlerts).where(theirAlerts(person, member));
    await tx.delete(mails).where(theirMails(person, member));
    // Whatever else has their number goes with them: the tables say so.
    await tx.delete(users).where(eq(users.id, person.id));
    const closed = clientId !== null && (await closeCompany(tx, clientId, now));
    const theirs = leaving(all, person, closed);
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
    return { gone: theirs, isClosed: closed, mailIds: await queueMails(tx, [last], now) };
  });
  for (const file of gone) {
    for (const key of storedKeys(file)) await storage.remove(key);
    await db.delete(files).where(eq(files.id, file.id));
  }
  await mailsQueued(mailIds);
  if (isClosed && search.ready()) await search.catchUp();
}
