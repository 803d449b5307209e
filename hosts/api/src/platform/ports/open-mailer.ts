import { join } from 'node:path';
import { EnvError } from '../env-error.ts';
import type { Clock } from './clock.ts';
import { folderMailer, type Mailer, type Outbox, smtpMailer } from './mailer.ts';

export interface MailSettings {
  readonly dataFolder: string;
  readonly smtpUrl?: string | undefined;
}

/**
 * Who delivers mails: a plugin, a mail server, or nobody; then they are kept to be looked at.
 * @param added the transport of a plugin
 * @throws EnvError for a mail server beside a plugin
 */
export function openMailer(
  { dataFolder, smtpUrl }: MailSettings,
  clock: Clock,
  added: Mailer | undefined,
): { readonly mailer: Mailer; readonly outbox: Outbox | undefined } {
  if (added && smtpUrl !== undefined)
    throw new EnvError('SMTP_URL names a mail server, and a plugin sends the mails: leave one of them out.');
  if (added) return { mailer: added, outbox: undefined };
  if (smtpUrl !== undefined) return { mailer: smtpMailer(smtpUrl), outbox: undefined };
  const outbox = folderMailer(join(dataFolder, 'mail'), clock);
  return { mailer: outbox, outbox };
}
