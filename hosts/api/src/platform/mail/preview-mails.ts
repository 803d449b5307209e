import type { MailPreview } from '@boardwright/api-client/contract';
import type { Database } from '../database/connect.ts';
import { composeBySite, type MailRequest } from './queue-mails.ts';

/** One mail of each language, in the words of its site, and to how many it goes. */
export async function previewMails(
  db: Pick<Database, 'select'>,
  to: MailPreview['to'],
  mails: readonly MailRequest[],
): Promise<MailPreview[]> {
  const byLocale = [...Map.groupBy(mails, ({ locale }) => locale)];
  const composed = await composeBySite(
    db,
    byLocale.flatMap(([, those]) => those.slice(0, 1)),
  );
  return byLocale.map(([locale, those], index) => {
    const { subject = '', text = '' } = composed[index] ?? {};
    return { to, locale, count: those.length, subject, text };
  });
}
