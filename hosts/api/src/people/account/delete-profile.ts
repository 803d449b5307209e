import { transaction } from '../../platform/database/transaction.ts';
import { mailBrand } from '../../platform/mail/mail-brand.ts';
import { type MailRequest, queueMails } from '../../platform/mail/queue-mails.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import { accountDeletedMail } from '../mails/account-mails.ts';
import type { AccountDeps } from './account-deps.ts';
import { lockCaller } from './account.queries.ts';
import { forgetPerson, removeBytes } from './forget-person.ts';
import type { Member, UserRow } from './member.ts';

/** The last mail to somebody. */
export function farewell({ site, board }: Tenant, person: UserRow): MailRequest {
  const { locale, email: to } = person;
  const mail = accountDeletedMail(person, mailBrand(site, board.url));
  return { siteId: site.id, event: 'account.deleted', locale, to, mail };
}

/**
 * Removes the account of who is logged in and everything stored about them (§7 `DELETE /profile`): files with their
 * bytes, resume, alerts, addresses, mails. Tokens end with the account. A last mail says that it was done.
 * @throws HttpError `unauthenticated` where the session has ended meanwhile
 */
export async function deleteProfile(deps: AccountDeps, member: Member): Promise<void> {
  const now = deps.clock.now();
  await transaction(deps, async (tx, after) => {
    const leaver = {
      id: member.visitor.id,
      lock: () => lockCaller(tx, member.visitor),
      scopeOf: () => member,
    };
    const forgotten = await forgetPerson(deps.ports, tx, leaver, now);
    if (!forgotten) return;
    await queueMails(tx, [farewell(member, forgotten.person)], now);
    after.run(() => removeBytes(deps, forgotten.files));
  });
}
