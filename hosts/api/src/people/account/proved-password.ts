import { eq } from '../../platform/database/drizzle.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { users } from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import { scope } from '../../platform/http/context.ts';
import { endSessions } from '../../platform/http/sessions.ts';
import type { AccountDeps } from './account-deps.ts';
import { noteEvent } from './account-logs.ts';
import { readKnownDevice } from './known-device.ts';
import { passwordProblems } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import { forgetPasskeys } from './second-step.queries.ts';
import type { UserRow } from './member.ts';

/**
 * Whether who opened a mailed link must choose a password: the account was never used in this browser, so its password
 * may be of a stranger who registered the address.
 */
export function needsPassword(
  { tokens }: Pick<AccountDeps, 'tokens'>,
  { knownDevice }: Pick<RequestContext, 'knownDevice'>,
  { uuid }: Pick<UserRow, 'uuid'>,
): boolean {
  return readKnownDevice(tokens, knownDevice)?.account !== uuid;
}

type Named = Pick<UserRow, 'email' | 'givenName' | 'familyName'>;

/** @throws HttpError `validation` on `password` */
export async function hashChosen(
  password: string,
  { email, givenName, familyName }: Named,
  context: RequestContext,
): Promise<string> {
  const own = [email, givenName, familyName, scope(context).site.name];
  const fields = passwordProblems({ password, password_confirmation: password }, context.locale, {
    repeat: 'passwordRepeat',
    own,
  });
  if (Object.keys(fields).length > 0) throw new HttpError('validation', { fields });
  return hashPassword(password);
}

/**
 * What the account's password is once its address is shown to be the caller's: undefined leaves it, null is none, which
 * a mailed link replaces.
 * @throws HttpError `validation` on `password`
 */
export async function passwordAfterProof(
  deps: Pick<AccountDeps, 'tokens'>,
  context: RequestContext,
  person: UserRow,
  chosen: string | undefined,
): Promise<string | null | undefined> {
  if (!needsPassword(deps, context, person)) return undefined;
  return chosen === undefined ? null : hashChosen(chosen, person, context);
}

/** Ends what a stranger may have of the account: every session, and the password and passkeys where it was chosen anew. */
export async function takeOver(
  tx: Transaction,
  person: UserRow,
  passwordHash: string | null | undefined,
  now: Date,
): Promise<void> {
  await endSessions(tx, person.id);
  if (passwordHash === undefined) return;
  await tx.update(users).set({ passwordHash }).where(eq(users.id, person.id));
  await forgetPasskeys(tx, person.id);
  if (passwordHash !== null) await noteEvent(tx, 'password.reset', person, now);
}
