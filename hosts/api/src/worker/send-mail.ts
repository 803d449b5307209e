import { and, asc, eq, inArray, sql } from '../platform/database/drizzle.ts';
import type { Database } from '../platform/database/connect.ts';
import { isOfSite } from '../platform/database/deleted-sites.ts';
import { files, mails } from '../platform/database/schema.ts';
import { siteSender } from '../platform/mail/mail-sender.ts';
import type { Clock } from '../platform/ports/clock.ts';
import type { Mailer, Sender } from '../platform/ports/mailer.ts';
import type { Storage } from '../platform/ports/storage.ts';

export interface MailTools {
  readonly db: Database;
  readonly mailer: Mailer;
  /** Whom whoever runs the server mails from; sites without an address of their own use this one. */
  readonly serverSender?: Sender | undefined;
  readonly storage: Storage;
  readonly clock: Clock;
}

/** Of mails of no site, where whoever runs the server said nothing. */
const unnamedSender: Sender = { name: 'Boardwright', address: 'board@localhost' };

function attachedFiles(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .select({ name: files.name, mime: files.mime, storageKey: files.storageKey })
    .from(files)
    .where(inArray(files.id, [...ids]))
    .orderBy(asc(files.id));
}

/**
 * Sends a queued mail and notes in its row what came of it.
 * @param isLastAttempt after a failure of this attempt the mail counts as failed
 * @throws what the mailer threw, so that the queue tries again later
 */
export async function sendQueuedMail(
  tools: MailTools,
  mailId: number,
  isLastAttempt: boolean,
): Promise<void> {
  const { db, mailer, storage, clock, serverSender } = tools;
  // One of a deleted site waits: it is sent once the site is put back.
  const [mail] = await db
    .select()
    .from(mails)
    .where(and(eq(mails.id, mailId), isOfSite(mails.siteId)));
  // Sent already (a repeated delivery of the queue) or deleted with its applicant's data.
  if (!mail || mail.state === 'sent') return;
  const attempts = sql`${mails.attempts} + 1`;
  try {
    const attached = await attachedFiles(db, mail.fileIds);
    const ofSite =
      mail.siteId === null ? undefined : await siteSender(db, mail.siteId, serverSender?.address);
    await mailer.send({
      from: ofSite ?? serverSender ?? unnamedSender,
      to: mail.to,
      replyTo: mail.replyTo,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      ...(Object.keys(mail.headers).length > 0 ? { headers: mail.headers as Record<string, string> } : {}),
      attachments: await Promise.all(
        attached.map(async ({ name, mime, storageKey }) => ({
          name,
          mime,
          content: await storage.read(storageKey),
        })),
      ),
    });
  } catch (error) {
    const lastError = error instanceof Error ? error.message : String(error);
    const state = isLastAttempt ? ('failed' as const) : ('queued' as const);
    await db.update(mails).set({ state, attempts, lastError }).where(eq(mails.id, mailId));
    throw error;
  }
  await db
    .update(mails)
    .set({ state: 'sent', attempts, lastError: null, sentAt: clock.now() })
    .where(eq(mails.id, mailId));
}
