import { mayRespond } from './relation.policy.ts';
import { eq, type SQL } from '../../platform/database/drizzle.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { relations, users } from '../../platform/database/schema.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import { mailBrand } from '../../platform/mail/mail-brand.ts';
import { type MailRequest, queueMails } from '../../platform/mail/queue-mails.ts';
import { contactReplyMail } from '../mails/relation-mails.ts';
import { noteEvent } from '../../people/account/account-logs.ts';
import { pagePath } from '../../people/account/mailed-links.ts';
import { lockRelation, type RelationRow } from './relations.queries.ts';

export type RelationDeps = Pick<Deps, 'db' | 'clock' | 'search' | 'mailsQueued'>;
export type Answer = 'accepted' | 'declined';

/** Tells the colleague who asked, if they are still there. */
async function mailAbout(
  tx: Transaction,
  { relation, resume, email }: RelationRow,
  answer: Answer,
  tenant: Tenant,
): Promise<readonly MailRequest[]> {
  if (relation.userId === null) return [];
  const [asker] = await tx.select().from(users).where(eq(users.id, relation.userId));
  if (!asker?.active) return [];
  const { site, board } = tenant;
  const url = new URL(await pagePath(tx, tenant, 'p-account', asker.locale), board.url);
  url.searchParams.set('menuType', 'contacted-candidates');
  const name = `${resume.givenName} ${resume.familyName}`;
  const contact = answer === 'accepted' ? { name, email, phone: resume.phone } : undefined;
  const mailed = { candidate: resume.givenName, contact, url: url.href };
  const mail = contactReplyMail(mailed, mailBrand(site, board.url), asker.locale);
  const event = `contact-request.${answer}`;
  return [{ siteId: site.id, event, locale: asker.locale, to: asker.email, mail }];
}

/**
 * A candidate's answer, by the table of the contract. The same answer a second time changes nothing, and tells nobody.
 * @param where whose request it is: the candidate's own, or that of a mailed link
 * @throws HttpError `notFound`, `transitionNotAllowed`
 */
export async function respondToRequest(
  deps: RelationDeps,
  tenant: Tenant,
  where: SQL | undefined,
  answer: Answer,
): Promise<RelationRow> {
  const now = deps.clock.now();
  return transaction(deps, async (tx) => {
    const found = await lockRelation(tx, where);
    if (!found) throw new HttpError('notFound');
    const { relation, resume, clientName } = found;
    if (relation.status === answer) return found;
    const status = mayRespond(relation, answer, now);
    await tx.update(relations).set({ status, answeredAt: now }).where(eq(relations.id, relation.id));
    if (resume.userId !== null) {
      const person = { id: resume.userId, clientId: null };
      await noteEvent(tx, `contact-request.${answer}`, person, now, { client: clientName });
    }
    const mails = await mailAbout(tx, found, answer, tenant);
    await queueMails(tx, mails, now);
    return { ...found, relation: { ...relation, status, answeredAt: now } };
  });
}
