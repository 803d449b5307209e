import type { AdminApplication, ListedApplication, LoggedMailState } from '@boardwright/api-client/contract';
import type { Database } from '../../platform/database/connect.ts';
import type { mails } from '../../platform/database/schema.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import { recruiterOf } from '../mails/recruiter-of.ts';
import { deletionDate } from '../retention-date.ts';
import { findSentFiles } from '../sent-applications.queries.ts';
import {
  type ApplicationRow,
  findApplicationRow,
  findMailsOf,
  findSender,
  type ListedRow,
} from './admin-applications.queries.ts';

type Reader = Pick<Database, 'select' | 'selectDistinctOn'>;
type MailRow = typeof mails.$inferSelect;

/** How long nobody sends an application again after it was sent. */
const pause = 15 * 60 * 1000;

export function presentListed({ application, job, state }: ListedRow): ListedApplication {
  return {
    uuid: application.uuid,
    name: `${application.givenName} ${application.familyName}`.trim(),
    email: application.email,
    job: { id: job.id, uuid: job.uuid, title: job.title },
    organisation: job.organisationName,
    created_at: application.createdAt.toISOString(),
    withdrawn_at: application.withdrawnAt?.toISOString() ?? null,
    state,
  };
}

/** Whether a mail of an application went to who recruits; the others went to who applied. */
export const isToEmployer = ({ event }: Pick<MailRow, 'event'>): boolean =>
  event === 'application.received' || event === 'introduction.received' || event === 'application.withdrawn';

/** The last mail that carried the application itself to who recruits. */
export const lastSending = (sent: readonly MailRow[]): MailRow | undefined =>
  sent.find((mail) => isToEmployer(mail) && mail.event !== 'application.withdrawn');

/** From when an application can be sent again; undefined: now, as it failed or was long ago. */
export function sendableFrom(sent: readonly MailRow[], now: Date): Date | undefined {
  const last = lastSending(sent);
  if (!last || last.state === 'failed') return undefined;
  const from = new Date(last.createdAt.getTime() + pause);
  return from > now ? from : undefined;
}

/** Where an application would be mailed now; null: to nobody. An introduction is sent as it was written, so it needs its mail. */
export function addressOf(row: ApplicationRow, { board }: Tenant, sent: readonly MailRow[]): string | null {
  if (row.introducedBy !== null && !lastSending(sent)) return null;
  return recruiterOf(row.whole, { organisation: row.organisationEmail, board: board.email });
}

const stateOf = ({ state, attempts }: MailRow): LoggedMailState =>
  state !== 'queued' ? state : attempts > 0 ? 'retrying' : 'waiting';

/** One application as an admin looks after it. @throws HttpError `notFound` */
export async function presentApplication(
  db: Reader,
  tenant: Tenant,
  uuid: string,
  now: Date,
): Promise<AdminApplication> {
  const row = await findApplicationRow(db, tenant, uuid);
  const { application, whole, company } = row;
  const sent = await findMailsOf(db, application.id);
  const sender = await findSender(db, tenant, application);
  const { deletionAskedAt, deletionReason } = application;
  const goes = deletionDate(application, whole);
  return {
    ...presentListed(row),
    locale: application.locale,
    files: (await findSentFiles(db, [application.id])).length,
    has_letter: Boolean(application.motivationText?.trim()),
    introduced_by: row.introducedBy,
    person: sender?.uuid ?? null,
    company: company && { id: company.id, name: company.name },
    goes_at: goes?.toISOString() ?? null,
    send_to: addressOf(row, tenant, sent),
    send_from: sendableFrom(sent, now)?.toISOString() ?? null,
    mails: sent.map((mail) => ({
      uuid: mail.uuid,
      to: isToEmployer(mail) ? 'employer' : 'candidate',
      address: mail.to,
      subject: mail.subject,
      state: stateOf(mail),
      error: mail.lastError,
      created_at: mail.createdAt.toISOString(),
      sent_at: mail.sentAt?.toISOString() ?? null,
    })),
    deletion: deletionAskedAt && {
      at: deletionAskedAt.toISOString(),
      due_at: (goes ?? deletionAskedAt).toISOString(),
      by: row.askerName,
      reason: deletionReason,
    },
  };
}
