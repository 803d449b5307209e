import type { Transaction } from '../../platform/database/connect.ts';
import { mailBrand } from '../../platform/mail/mail-brand.ts';
import { profileOfferMail } from '../../people/mails/account-mails.ts';
import type { MailRequest } from '../../platform/mail/queue-mails.ts';
import { isAllowed } from '../../people/account/member.ts';
import { pagePath } from '../../people/account/mailed-links.ts';
import { makeProfileLink } from '../../people/account/save-profile.ts';
import { countMails } from '../../platform/mail/count-mails.ts';
import type { AcceptedApplication } from './application-form.ts';
import type { BoardVisit } from '../../jobs/public/board-visit.ts';

const event = 'profile.offered';
/** Mails that strangers may cause to one address a day. */
const offersPerDay = 5;
const day = 24 * 60 * 60 * 1000;

/**
 * The mail to a guest who ticked that their data be kept in a profile: nothing is made before the button of its link's
 * page is pressed.
 */
export async function offerProfile(
  tx: Transaction,
  visit: BoardVisit,
  application: AcceptedApplication & { readonly id: number },
  now: Date,
): Promise<readonly MailRequest[]> {
  const { email, givenName } = application;
  if (!application.candidate || visit.visitor || !isAllowed(visit, 'candidate')) return [];
  if ((await countMails(tx, event, email, new Date(now.getTime() - day))) >= offersPerDay) return [];
  const { locale, site, board } = visit;
  const url = new URL(await pagePath(tx, visit, 'p-register', locale), board.url);
  url.searchParams.set('profile', await makeProfileLink(tx, application, now));
  const mail = profileOfferMail({ givenName, locale }, url.href, mailBrand(site, board.url));
  return [{ siteId: site.id, event, locale, to: email, mail }];
}
