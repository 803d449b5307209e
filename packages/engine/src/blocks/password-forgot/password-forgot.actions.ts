import type { ActionResult, BlockAction } from '../../board/define-block.ts';
import { emailProblem, textOf } from '../../page/forms/field-rules.ts';
import { refusalOf } from '../../page/forms/refusal.ts';
import { roleQuery } from '../../features/people/auth-card/role-address.ts';
import { roleOf } from '../../features/people/auth-card/visitor-roles.ts';
import type { PasswordForgotSettings } from './password-forgot.load.ts';
import type { PasswordForgotKey } from './password-forgot.messages.ts';

/** Asks for a mail with a link (specification §7 'POST /password'); the answer never tells whether there is an account. */
export const requestLinkAction: BlockAction<PasswordForgotSettings, PasswordForgotKey> = {
  method: 'POST',
  async run(form, context): Promise<ActionResult> {
    const { api, board, signal, t } = context;
    const role = roleOf(form, context);
    const email = textOf(form, 'email');
    const values = { email };
    if (!role) return { ok: false, message: t('closed'), values };
    const problem = emailProblem(email, t);
    if (problem) return { ok: false, fields: { email: [problem] }, values };
    try {
      await api.account.forgotPassword({ body: { email }, as: role, signal });
    } catch (error) {
      return refusalOf(error, values, ['email'], t);
    }
    return { ok: true, redirect: board.path + roleQuery('?sent=1', role) };
  },
};

/** The block's forms and look-ups. */
export const passwordForgotActions = { askLink: requestLinkAction };
