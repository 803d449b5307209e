import type { BodyOf, Contract } from '@boardwright/api-client/contract';
import { normalised } from '@boardwright/api-client/contract';
import { eq } from '../../platform/database/drizzle.ts';
import { users } from '../../platform/database/schema.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { postgresCode } from '../../platform/http/reply-error.ts';
import { addressMovedMail } from '../mails/account-mails.ts';
import { mailBrand } from '../../platform/mail/mail-brand.ts';
import { queueMails } from '../../platform/mail/queue-mails.ts';
import { isEmail } from '../../platform/forms/email-address.ts';
import { applicationMessages } from '../../platform/forms/field.messages.ts';

import type { AccountDeps } from './account-deps.ts';
import { type Member, storedEmail } from './member.ts';
import { noteEvent } from './account-logs.ts';
import { lockCaller } from './account.queries.ts';
import { endInvitations } from '../client/client-users.queries.ts';
import { checkCurrentPassword } from './change-password.ts';
import { queueVerification } from './verify-email.ts';
import type { UserRow } from './member.ts';

type ProfileChange = BodyOf<Contract['account']['updateProfile']>;
const uniqueViolation = '23505';

/** @throws HttpError `validation` with a sentence per field */
function changedColumns(person: UserRow, change: ProfileChange, { locale }: Member) {
  const t = applicationMessages(locale);
  const trimmed = (text: string | undefined, old: string) =>
    text === undefined ? old : normalised(text, 'NFC').trim();
  const columns = {
    givenName: trimmed(change.given_name, person.givenName),
    familyName: trimmed(change.family_name, person.familyName),
    email: change.email === undefined ? person.email : storedEmail(change.email),
    locale: change.locale ?? person.locale,
  };
  const fields: Record<string, readonly string[]> = {};
  if (columns.givenName === '') fields['given_name'] = [t('givenNameRequired')];
  if (columns.familyName === '') fields['family_name'] = [t('familyNameRequired')];
  if (columns.email === '') fields['email'] = [t('emailRequired')];
  else if (!isEmail(columns.email)) fields['email'] = [t('emailInvalid')];
  if (Object.keys(fields).length > 0) throw new HttpError('validation', { fields });
  return columns;
}

/**
 * Changes the profile (§7 `PUT /profile`). A new address needs the password, is verified anew, and the earlier one is
 * notified: who borrows a session must not take the account along.
 * @throws HttpError `validation`, `accountExists` when the address is another account's, `tooManyRequests`
 */
export async function updateProfile(deps: AccountDeps, member: Member, change: ProfileChange): Promise<void> {
  const { db, clock } = deps;
  const [person] = await db.select().from(users).where(eq(users.id, member.visitor.id));
  if (!person) throw new HttpError('unauthenticated');
  const columns = changedColumns(person, change, member);
  const isMoving = columns.email !== person.email;
  if (isMoving)
    await checkCurrentPassword(deps, member.visitor, member.locale, person, change.current_password ?? '');
  const now = clock.now();
  await transaction(deps, async (tx) => {
    const caller = await lockCaller(tx, member.visitor);
    const { email, ...others } = columns;
    await tx
      .update(users)
      .set({ ...others, ...(isMoving && { email, emailVerifiedAt: null }) })
      .where(eq(users.id, person.id))
      .catch((error: unknown) => {
        throw postgresCode(error) === uniqueViolation ? new HttpError('accountExists') : error;
      });
    await noteEvent(tx, isMoving ? 'email.changed' : 'profile.changed', person, now);
    const asked = await deps.ports.changeNewsletters(
      tx,
      member,
      caller,
      isMoving ? email : caller.email,
      change.newsletters,
      now,
    );
    if (!isMoving) return queueMails(tx, asked, now);
    // Whoever invited them meant who reads the earlier address.
    await endInvitations(tx, person.id);
    const mail = addressMovedMail(caller, email, mailBrand(member.site, member.board.url));
    const { locale, email: to } = caller;
    const message = { siteId: member.site.id, event: 'account.moved', locale, to, mail };
    const moved = { ...person, ...columns, role: member.role };
    await queueMails(tx, [message, ...asked], now);
    await queueVerification(tx, member, moved, now);
  });
}
