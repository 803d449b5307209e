import type { Database, Transaction } from '../database/connect.ts';
import { mails } from '../database/schema.ts';
import { sendAfterCommit } from '../database/transaction.ts';
import type { ComposedMail } from './compose-mail.ts';
import { composed, type Mail } from './define-mail.ts';
import { findSiteTexts } from './site-texts.ts';

/** A mail that is to be sent once what it tells about is stored. */
export interface MailRequest {
  readonly siteId: number;
  /** What it tells of, as 'application.received'. */
  readonly event: string;
  readonly locale: string;
  readonly to: string;
  readonly replyTo?: string | undefined;
  readonly mail: Mail;
  /** Files of ours to attach. */
  readonly fileIds?: readonly number[];
  /** The application it tells of: the mail is deleted with it. */
  readonly applicationId?: number;
  /** Header lines beyond the usual, as `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The finished mails, in the words of their sites. */
export async function composeBySite(
  db: Pick<Database, 'select'>,
  requests: readonly MailRequest[],
): Promise<readonly ComposedMail[]> {
  const textsOf = await findSiteTexts(db, requests);
  return requests.map((request) => composed(request.mail, textsOf(request)));
}

/** Writes mails down, in the words of their sites. What sends them soon is {@link queueMails}; the worker's sweep finds them within a minute. @returns their ids */
export async function storeMails(
  db: Pick<Database, 'insert' | 'select'>,
  requests: readonly MailRequest[],
  now: Date,
): Promise<readonly number[]> {
  if (requests.length === 0) return [];
  const finished = await composeBySite(db, requests);
  const rows = await db
    .insert(mails)
    .values(
      requests.map(({ mail, fileIds = [], replyTo, ...request }, index) => ({
        ...request,
        kind: mail.kind,
        ...(finished[index] ?? composed(mail)),
        replyTo: replyTo ?? null,
        fileIds: [...fileIds],
        createdAt: now,
      })),
    )
    .returning({ id: mails.id });
  return rows.map(({ id }) => id);
}

/**
 * Stores mails, and has the worker send them once the transaction of what they tell about is stored: there is never a
 * mail about something that was not stored, nor something stored without its mail.
 * @param tx opened by `transaction()`, or inside one
 */
export async function queueMails(
  tx: Transaction,
  requests: readonly MailRequest[],
  now: Date,
): Promise<void> {
  sendAfterCommit(tx, await storeMails(tx, requests, now));
}
