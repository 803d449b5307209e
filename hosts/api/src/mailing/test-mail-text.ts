import type { BodyOf, Contract } from '@boardwright/api-client/contract';
import { eq } from '../platform/database/drizzle.ts';
import { users } from '../platform/database/schema.ts';
import { transaction, type TransactionDeps } from '../platform/database/transaction.ts';
import type { Deps } from '../platform/deps.ts';
import { refuseProblems } from '../platform/forms/problems.ts';
import { loggedIn, type RequestContext } from '../platform/http/context.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { countMails } from '../platform/mail/count-mails.ts';
import { queueMails } from '../platform/mail/queue-mails.ts';
import { checkMailTexts } from './check-mail-texts.ts';
import { openMail, ownTexts, sampleMail } from './mail-texts.ts';

/** What is sent to see how it arrives is of this event. */
export const testEvent = 'mail.test';
const day = 24 * 60 * 60 * 1000;
/** An admin tries a mail out; nobody fills a mailbox with them. */
const testsPerDay = 30;

/**
 * Mails a draft with sample data to the admin who asks, and to nobody else.
 * @throws HttpError `notFound`, `validation` with the sentences by the keys of the texts, `tooManyRequests`
 */
export async function testMailText(
  deps: TransactionDeps & Pick<Deps, 'clock'>,
  context: RequestContext,
  params: { readonly kind: string; readonly language: string },
  draft: BodyOf<Contract['mailTexts']['testMailText']>,
): Promise<{ readonly to: string }> {
  const opened = openMail(context, params);
  const { fields, key, mail } = opened;
  const request = {
    siteId: key.siteId,
    event: testEvent,
    locale: key.locale,
    mail: sampleMail(opened, context, draft),
  };
  refuseProblems(checkMailTexts(fields, mail.needs, ownTexts(fields, draft.texts), context.locale));
  const now = deps.clock.now();
  return transaction(deps, async (tx) => {
    const [admin] = await tx
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, loggedIn(context).id))
      // Two at once are counted one after the other.
      .for('update');
    const to = admin?.email ?? '';
    const sent = await countMails(tx, testEvent, to, new Date(now.getTime() - day));
    if (sent >= testsPerDay) throw new HttpError('tooManyRequests');
    await queueMails(tx, [{ ...request, to }], now);
    return { to };
  });
}
