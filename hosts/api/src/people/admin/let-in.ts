import type { Person, PersonLink } from '@boardwright/api-client/contract';
import { transaction } from '../../platform/database/transaction.ts';
import { type RequestContext, scope } from '../../platform/http/context.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { endSessions } from '../../platform/http/sessions.ts';
import { mailBrand } from '../../platform/mail/mail-brand.ts';
import { queueMails } from '../../platform/mail/queue-mails.ts';
import { noteEvent } from '../account/account-logs.ts';
import { linkAddress, makeLinkToken } from '../account/mailed-links.ts';
import { queueVerification } from '../account/verify-email.ts';
import { resetMail } from '../mails/account-mails.ts';
import { lockPersonOf, type PeopleDeps, siteAs } from './decide-person.ts';
import { readPerson } from './read-person.ts';

/** Logs somebody out everywhere. @throws HttpError `notFound` */
export async function endPersonSessions(
  deps: PeopleDeps,
  context: RequestContext,
  uuid: string,
): Promise<Person> {
  const tenant = scope(context);
  const now = deps.clock.now();
  return transaction(deps, async (tx) => {
    const { id } = await lockPersonOf(tx, tenant, uuid);
    await endSessions(tx, id);
    const { doer, values } = siteAs(context);
    await noteEvent(tx, 'person.logged-out', { ...doer, id }, now, values);
    return readPerson(tx, tenant, uuid, now);
  });
}

/**
 * Mails somebody a link in their own language: one that shows that the address is theirs, or one by which they choose a
 * password, also their first. Nobody but who reads the mail gets to see it.
 * @throws HttpError `notFound`, `personBlocked`
 */
export async function sendPersonLink(
  deps: PeopleDeps,
  context: RequestContext,
  uuid: string,
  link: PersonLink,
): Promise<void> {
  const tenant = scope(context);
  const now = deps.clock.now();
  await transaction(deps, async (tx) => {
    const person = await lockPersonOf(tx, tenant, uuid);
    if (!person.active) throw new HttpError('personBlocked');
    const { locale, email: to } = person;
    const role = person.role === 'employer' ? 'employer' : 'candidate';
    if (link === 'verify') await queueVerification(tx, tenant, { ...person, role }, now);
    else {
      const token = await makeLinkToken(tx, person, 'reset', now);
      const url = await linkAddress(tx, tenant, { token, purpose: 'reset', role, locale });
      const mail = resetMail(person, url, mailBrand(tenant.site, tenant.board.url));
      await queueMails(tx, [{ siteId: tenant.site.id, event: 'account.reset', locale, to, mail }], now);
    }
    const { doer, values } = siteAs(context);
    await noteEvent(tx, 'person.link-sent', { ...doer, id: person.id }, now, values);
  });
}
