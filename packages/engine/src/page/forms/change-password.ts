import { passwordLength } from '@boardwright/api-client/contract';
import type { ActionContext, ActionResult } from '../../board/define-block.ts';
import type { SessionRole } from '../../board/session-role.ts';
import { newPasswordProblems, secretOf } from './field-rules.ts';
import { refusalOf } from './refusal.ts';

type PasswordKey =
  | 'loggedOut'
  | `form.${'unsent' | 'passwordRequired' | 'passwordShort{{count}}' | 'passwordsDiffer'}`;

/**
 * Changes the password of who is logged in by a form's `current_password`, `password` and `password_confirmation`; the
 * session goes on with a new token (specification §7 'PUT /profile/password').
 * @param role whose it is; undefined where the session ended while one typed
 * @returns the refusal, or undefined once it is changed
 */
export async function changePassword(
  form: FormData,
  { api, session, signal, t }: Pick<ActionContext<unknown, PasswordKey>, 'api' | 'session' | 'signal' | 't'>,
  role: SessionRole | undefined,
): Promise<ActionResult | undefined> {
  if (!role || !session) return { ok: false, message: t('loggedOut') };
  const body = {
    current_password: secretOf(form, 'current_password'),
    password: secretOf(form, 'password'),
    password_confirmation: secretOf(form, 'password_confirmation'),
  };
  const fields = {
    ...(body.current_password === '' && { current_password: [t('form.passwordRequired')] }),
    ...newPasswordProblems(form, passwordLength.least, t('form.passwordsDiffer'), t),
  };
  if (Object.keys(fields).length > 0) return { ok: false, fields };
  try {
    const { data } = await api.account.changePassword({ body, as: role, signal });
    session.logIn(role, data);
  } catch (error) {
    return refusalOf(error, {}, ['current_password', 'password', 'password_confirmation'], t);
  }
  return undefined;
}
