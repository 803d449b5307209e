import type { Database } from '../database/connect.ts';
import { mails } from '../database/schema.ts';
import type { ComposedMail } from './compose-mail.ts';

/** A mail that is to be sent once what it tells about is stored. */
export interface MailRequest {
  readonly siteId: number;
  /** What it tells of, as 'application.received'. */
  readonly event: string;
  readonly locale: string;
  readonly to: string;
  readonly replyTo?: string | undefined;
  readonly mail: ComposedMail;
  /** Files of ours to attach. */
  readonly fileIds?: readonly number[];
  /** Header lines beyond the usual, as `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>>;
}

type Writer = Pick<Database, 'insert'>;

/**
 * Writes mails down to be sent by the worker. Give the transaction of what they tell about: then there is never
 * a mail about something that was not stored, nor something stored without its mail.
 * @returns their ids, for the worker
 */
export async function queueMails(
  db: Writer,
  requests: readonly MailRequest[],
  now: Date,
): Promise<readonly number[]> {
  if (requests.length === 0) return [];
  const rows = await db
    .insert(mails)
    .values(
      requests.map(({ mail, fileIds = [], replyTo, ...request }) => ({
        ...request,
        ...mail,
        replyTo: replyTo ?? null,
        fileIds: [...fileIds],
        createdAt: now,
      })),
    )
    .returning({ id: mails.id });
  return rows.map(({ id }) => id);
}
