import { and, eq, inArray, isNull, or, type SQL, sql } from '../../platform/database/drizzle.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { applications, files, relations } from '../../platform/database/schema.ts';
import { transaction, type TransactionDeps } from '../../platform/database/transaction.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { queueMails, type MailRequest } from '../../platform/mail/queue-mails.ts';
import { applicationMessages } from '../../platform/forms/field.messages.ts';
import type { AcceptedApplication, FieldProblems } from './application-form.ts';

export interface ApplyContext {
  readonly siteId: number;
  readonly boardId: number;
  readonly jobId: number;
  readonly userId: number | null;
  readonly locale: string;
  readonly now: Date;
  /** Whose private uploads may go along beside those of visitors: of who introduces somebody. */
  readonly uploaderId?: number | undefined;
}

export interface ClaimedFile {
  readonly id: number;
  readonly token: string;
  readonly name: string;
}

function tokensOf({ cv, motivation }: AcceptedApplication): readonly string[] {
  return [...new Set([cv, motivation])].filter((token) => token !== null);
}

/** A document that somebody uploaded and that went along with nothing yet. */
function ownUpload(userId: number): SQL | undefined {
  return and(
    eq(files.ownerKind, 'user'),
    eq(files.ownerId, userId),
    eq(files.isPublic, false),
    sql`not exists (select 1 from ${relations} where ${relations.motivationFileId} = ${files.id})`,
  );
}

/** The files an application names, if all of them still await one on this site; else what is wrong, by field. */
async function findUploads(
  tx: Transaction,
  application: AcceptedApplication,
  { siteId, locale, now, uploaderId }: ApplyContext,
): Promise<readonly ClaimedFile[] | FieldProblems> {
  const tokens = tokensOf(application);
  const found =
    tokens.length === 0
      ? []
      : await tx
          .select({ id: files.id, token: files.token, name: files.name, deleteAfter: files.deleteAfter })
          .from(files)
          .where(
            and(
              inArray(files.token, [...tokens]),
              eq(files.siteId, siteId),
              or(
                and(eq(files.ownerKind, 'visitor'), isNull(files.claimedAt)),
                uploaderId === undefined ? undefined : ownUpload(uploaderId),
              ),
            ),
          )
          .for('update');
  const usable = found.filter(({ deleteAfter }) => deleteAfter === null || deleteAfter > now);
  const isMissing = (token: string | null) => token !== null && !usable.some((file) => file.token === token);
  const problems = (['cv', 'motivation'] as const).filter((field) => isMissing(application[field]));
  if (problems.length === 0) return usable;
  return Object.fromEntries(problems.map((field) => [field, [applicationMessages(locale)('fileMissing')]]));
}

/**
 * Whether this is the very request that was stored before: a file token is made once, so a request that names the
 * stored application's own files is its repetition (a double click, a retry), not a second application.
 */
async function findRepeated(tx: Transaction, application: AcceptedApplication, { jobId }: ApplyContext) {
  const [existing] = await tx
    .select({ id: applications.id, uuid: applications.uuid })
    .from(applications)
    .where(and(eq(applications.jobId, jobId), eq(applications.email, application.email)));
  if (!existing) return undefined;
  const tokens = tokensOf(application);
  const own =
    tokens.length === 0
      ? []
      : await tx
          .select({ id: files.id })
          .from(files)
          .where(
            and(
              inArray(files.token, [...tokens]),
              eq(files.ownerKind, 'application'),
              eq(files.ownerId, existing.id),
            ),
          );
  return { uuid: existing.uuid, repeated: own.length > 0 && own.length === tokens.length };
}

async function insertApplication(
  tx: Transaction,
  application: AcceptedApplication,
  context: ApplyContext,
  uploads: readonly ClaimedFile[],
) {
  const fileId = (token: string | null) => uploads.find((file) => file.token === token)?.id ?? null;
  const [stored] = await tx
    .insert(applications)
    .values({
      jobId: context.jobId,
      jobBoardId: context.boardId,
      userId: context.userId,
      email: application.email,
      salutation: application.salutation,
      givenName: application.givenName,
      familyName: application.familyName,
      motivationText: application.motivationText,
      phone: application.phone,
      phoneCountry: application.phoneCountry,
      cvFileId: fileId(application.cv),
      motivationFileId: fileId(application.motivation),
      candidate: application.candidate,
      termsAcceptedAt: application.terms ? context.now : null,
      locale: context.locale,
      createdAt: context.now,
    })
    .onConflictDoNothing({ target: [applications.jobId, applications.email] })
    .returning({ id: applications.id, uuid: applications.uuid });
  return stored;
}

/**
 * Stores an application with its files and the mails that tell of it, all or nothing.
 * @param mailsFor what to mail about it, and which files go along
 * @param also what else is stored with it, and what is mailed about that
 * @returns its uuid, also when this very application had been stored before
 * @throws HttpError `validation` when a file is not there, `alreadyApplied` when this address applied before
 */
export function storeApplication(
  deps: TransactionDeps,
  application: AcceptedApplication,
  context: ApplyContext,
  mailsFor: (uploads: readonly ClaimedFile[]) => readonly MailRequest[],
  also?: (tx: Transaction, applicationId: number) => Promise<readonly MailRequest[]>,
): Promise<string> {
  return transaction(deps, async (tx) => {
    // One at a time per job and address: the second of a double click waits, and then sees the first.
    const key = `application:${context.jobId}:${application.email}`;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
    const before = await findRepeated(tx, application, context);
    if (before?.repeated) return before.uuid;
    if (before) throw new HttpError('alreadyApplied');
    const uploads = await findUploads(tx, application, context);
    if (!Array.isArray(uploads)) throw new HttpError('validation', { fields: uploads as FieldProblems });
    const stored = await insertApplication(tx, application, context, uploads);
    // Somebody else's transaction was quicker by a moment.
    if (!stored) throw new HttpError('alreadyApplied');
    if (uploads.length > 0) {
      await tx
        .update(files)
        .set({ ownerKind: 'application', ownerId: stored.id, claimedAt: context.now, deleteAfter: null })
        .where(
          inArray(
            files.id,
            uploads.map(({ id }: ClaimedFile) => id),
          ),
        );
    }
    const more = (await also?.(tx, stored.id)) ?? [];
    const about = mailsFor(uploads).map((mail) => ({ ...mail, applicationId: stored.id }));
    await queueMails(tx, [...about, ...more], context.now);
    return stored.uuid;
  });
}
