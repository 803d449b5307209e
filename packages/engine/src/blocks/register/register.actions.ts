import type { ActionContext, ActionResult, BlockAction } from '../../board/define-block.ts';
import { refusalOf } from '../../page/forms/refusal.ts';
import { apiFailure } from '../../page/api-failure.ts';
import { pagePath } from '../../board/board-context.ts';
import { internalPath } from '../../page/routes/redirects.ts';
import { roleOf } from '../../features/people/auth-card/visitor-roles.ts';
import type { RegisterSettings } from './register.load.ts';
import { payloadOf, registrationProblems, textNames, typedOf } from './registration-input.ts';
import type { RegisterKey } from './register.messages.ts';

type Context = ActionContext<RegisterSettings, RegisterKey>;

/**
 * Makes an account and logs in (specification §7 'POST /register'): on to where one was going, else to the account,
 * which says that a mail with a link is on its way.
 */
export const registerAction: BlockAction<RegisterSettings, RegisterKey> = {
  method: 'POST',
  async run(form, context): Promise<ActionResult> {
    const { api, board, configuration, session, settings, signal, t } = context;
    const role = roleOf(form, context);
    const values = typedOf(form);
    if (!role) return { ok: false, message: t('closed'), values };
    const fields = registrationProblems(form, role, settings, t);
    if (Object.keys(fields).length > 0) return { ok: false, fields, values };
    if (!session) throw new Error('Nobody can log in here');
    const newsletters = configuration.newsletters.map(({ id }) => id);
    try {
      const body = payloadOf(form, role, settings, { boardId: board.boardId, newsletters });
      const { data } = await api.account.register({ body, as: role, signal });
      session.logIn(role, data);
    } catch (error) {
      return refusal(error, values, t);
    }
    const redirect = internalPath(context.query.get('next')) ?? welcome(board);
    return { ok: true, redirect, event: { event: 'register', role } };
  },
};

function refusal(
  error: unknown,
  values: Readonly<Record<string, string | readonly string[]>>,
  t: Context['t'],
): ActionResult {
  const failure = apiFailure(error);
  // That there is an account already is about the address: it is said there.
  if (failure?.code === 'accountExists') return { ok: false, fields: { email: [failure.message] }, values };
  return refusalOf(error, values, [...textNames, 'password', 'password_confirmation', 'terms'], t);
}

function welcome(board: Context['board']): string {
  const path = pagePath(board, 'p-account');
  return board.paths['p-account'] === undefined ? path : `${path}?registered=1`;
}

/** The block's forms and look-ups. */
export const registerActions = { register: registerAction };
