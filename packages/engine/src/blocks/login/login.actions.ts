import type { ActionContext, ActionResult, BlockAction } from '../../board/define-block.ts';
import { emailProblem, secretOf, textOf } from '../../page/forms/field-rules.ts';
import { refusalOf } from '../../page/forms/refusal.ts';
import { pagePath } from '../../board/board-context.ts';
import { internalPath } from '../../page/routes/redirects.ts';
import { roleOf } from '../../features/people/auth-card/visitor-roles.ts';
import type { LoginSettings } from './login.load.ts';
import type { LoginKey } from './login.messages.ts';

/**
 * Logs a visitor in (specification §4 'Auth', §7 'POST /login'): the token goes to the session, the visitor to where
 * they were going, else home. The e-mail address stays in a refused form, the password never does.
 */
export const logInAction: BlockAction<LoginSettings, LoginKey> = {
  method: 'POST',
  async run(form, context): Promise<ActionResult> {
    const { api, board, session, signal, t } = context;
    const role = roleOf(form, context);
    const email = textOf(form, 'email');
    const password = secretOf(form, 'password');
    const values = { role: String(form.get('role') ?? ''), email };
    if (!role) return { ok: false, message: t('closed'), values };
    // An address that is odd is still asked about: the account may be older than the rule.
    const fields = {
      ...(email.includes('@') ? {} : { email: [emailProblem(email, t) ?? t('form.emailInvalid')] }),
      ...(password === '' && { password: [t('form.passwordRequired')] }),
    };
    if (Object.keys(fields).length > 0) return { ok: false, fields, values };
    if (!session) throw new Error('Nobody can log in here');
    try {
      const { data } = await api.account.logIn({
        body: { email: email.slice(0, 254), password: password.slice(0, 200) },
        as: role,
        signal,
      });
      session.logIn(role, data);
    } catch (error) {
      return refusalOf(error, values, ['email', 'password'], t);
    }
    const redirect = internalPath(context.query.get('next')) ?? homeOf(board);
    return { ok: true, redirect, event: { event: 'login', role } };
  },
};

function homeOf(board: ActionContext['board']): string {
  return pagePath(board, 'p-home');
}

/** The block's forms and look-ups. */
export const loginActions = { logIn: logInAction };
