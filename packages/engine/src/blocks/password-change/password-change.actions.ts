import { passwordLength } from '@boardwright/api-client/contract';
import type { ActionContext, ActionResult, BlockAction } from '../../board/define-block.ts';
import type { SessionRole } from '../../board/session-role.ts';
import { changePassword } from '../../page/forms/change-password.ts';
import { newPasswordProblems, secretOf, textOf } from '../../page/forms/field-rules.ts';
import { refusalOf } from '../../page/forms/refusal.ts';
import { apiFailure } from '../../page/api-failure.ts';
import { pagePath } from '../../board/board-context.ts';
import type { PasswordChangeSettings } from './password-change.load.ts';
import type { PasswordChangeKey } from './password-change.messages.ts';

type Context = ActionContext<PasswordChangeSettings, PasswordChangeKey>;

/** Sets a new password with the token of the mailed link, which logs in (specification §7 'POST /password/reset'). */
export const resetAction: BlockAction<PasswordChangeSettings, PasswordChangeKey> = {
  method: 'POST',
  async run(form, context): Promise<ActionResult> {
    const { board, session, t } = context;
    const body = {
      password: secretOf(form, 'password'),
      password_confirmation: secretOf(form, 'password_confirmation'),
      token: textOf(form, 'token').slice(0, 200),
    };
    const fields = newPasswordProblems(form, passwordLength.least, t('form.passwordsDiffer'), t);
    if (Object.keys(fields).length > 0) return { ok: false, fields };
    if (!session) throw new Error('Nobody can log in here');
    try {
      const { role, token } = await reset(body, context);
      session.logIn(role, token);
    } catch (error) {
      return refusalOf(error, {}, ['password', 'password_confirmation'], t);
    }
    const path = pagePath(board, 'p-account');
    return { ok: true, redirect: board.paths['p-account'] === undefined ? path : `${path}?passwordSet=1` };
  },
};

/** The address should say whose link it is; where it does not, the role whose it is not finds it invalid. */
async function reset(
  body: Parameters<Context['api']['account']['resetPassword']>[0]['body'],
  context: Context,
) {
  const { api, query, signal } = context;
  const [first, second] = query.has('isEmployer')
    ? (['employer', 'candidate'] as const)
    : (['candidate', 'employer'] as const);
  const ask = async (role: SessionRole) => {
    const { data } = await api.account.resetPassword({ body, as: role, signal });
    return { role, token: data };
  };
  try {
    return await ask(first);
  } catch (error) {
    if (apiFailure(error)?.code !== 'linkExpired') throw error;
    return ask(second);
  }
}

/** Changes the password of who is logged in. */
export const changeAction: BlockAction<PasswordChangeSettings, PasswordChangeKey> = {
  method: 'POST',
  async run(form, context): Promise<ActionResult> {
    const { path, visitor } = context.board;
    const refused = await changePassword(form, context, visitor === 'guest' ? undefined : visitor);
    return refused ?? { ok: true, redirect: `${path}?changed=1` };
  },
};

/** The block's forms and look-ups. */
export const passwordChangeActions = { reset: resetAction, change: changeAction };
