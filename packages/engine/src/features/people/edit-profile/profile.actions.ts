import { pagePath } from '../../../board/board-context.ts';
import { isLocale } from '@boardwright/messages';
import type { ActionContext, ActionResult, BlockAction } from '../../../board/define-block.ts';
import type { SessionRole } from '../../../board/session-role.ts';
import { changePassword } from '../../../page/forms/change-password.ts';
import { emailProblem, secretOf, textOf } from '../../../page/forms/field-rules.ts';
import { refusalOf } from '../../../page/forms/refusal.ts';
import { apiFailure } from '../../../page/api-failure.ts';
import { type AccountSettings, partField, tabAddress } from '../../../page/account/account-panel.ts';
import type { SavedPart } from './edit-profile.load.ts';
import type { EditProfileKey } from './edit-profile.messages.ts';
import { loggedOutRefusal } from '../../../page/forms/logged-out.ts';

type Context = ActionContext<AccountSettings, EditProfileKey>;

/** Whose account an action changes; a session may have ended while one typed. */
export function roleOfVisitor({ board }: Context): SessionRole | undefined {
  return board.visitor === 'guest' ? undefined : board.visitor;
}

/** Back to the profile, which says what was saved. */
export function savedResult({ board }: Context, saved: SavedPart): ActionResult {
  return { ok: true, redirect: `${tabAddress(board, 'edit-profile', { saved })}#account-${saved}` };
}

const saveProfile: BlockAction<AccountSettings, EditProfileKey> = {
  method: 'POST',
  async run(form, context): Promise<ActionResult> {
    const { api, board, configuration, signal, t } = context;
    const role = roleOfVisitor(context);
    const [given_name, family_name, email] = ['given_name', 'family_name', 'email'].map((name) =>
      textOf(form, name),
    ) as [string, string, string];
    const chosen = form.getAll('newsletters').map(String);
    const locale = board.locales.find((one) => one === textOf(form, 'locale')) ?? board.locale;
    const values = { given_name, family_name, email, locale, newsletters: chosen };
    if (!role) return loggedOutRefusal(values, t);
    const problem = emailProblem(email, t);
    const fields = {
      ...(given_name === '' && { given_name: [t('form.given_nameRequired')] }),
      ...(family_name === '' && { family_name: [t('form.family_nameRequired')] }),
      ...(problem && { email: [problem] }),
    };
    if (Object.keys(fields).length > 0) return { ok: false, fields, values };
    const newsletters = configuration.newsletters
      .map(({ id }) => id)
      .filter((id) => chosen.includes(String(id)));
    const current_password = secretOf(form, 'current_password');
    try {
      await api.account.updateProfile({
        body: {
          given_name: given_name.slice(0, 100),
          family_name: family_name.slice(0, 100),
          email,
          newsletters,
          ...(isLocale(locale) && { locale }),
          ...(current_password !== '' && { current_password }),
        },
        as: role,
        signal,
      });
    } catch (error) {
      const failure = apiFailure(error);
      if (failure?.code === 'accountExists')
        return { ok: false, fields: { email: [failure.message] }, values };
      return refusalOf(error, values, ['given_name', 'family_name', 'email', 'current_password'], t);
    }
    return savedResult(context, 'profile');
  },
};

const changePasswordAction: BlockAction<AccountSettings, EditProfileKey> = {
  method: 'POST',
  async run(form, context): Promise<ActionResult> {
    const refused = await changePassword(form, context, roleOfVisitor(context));
    return refused ?? savedResult(context, 'password');
  },
};

/** @param end what is ended; that it had ended before is as good */
function endingSessions(
  end: (context: Context, role: SessionRole, form: FormData) => Promise<unknown>,
): BlockAction<AccountSettings, EditProfileKey> {
  return {
    method: 'POST',
    async run(form, context): Promise<ActionResult> {
      const values = { [partField]: textOf(form, partField) };
      const role = roleOfVisitor(context);
      if (!role) return loggedOutRefusal(values, context.t);
      try {
        await end(context, role, form);
      } catch (error) {
        if (apiFailure(error)?.status !== 404) return refusalOf(error, values, [], context.t);
      }
      return savedResult(context, 'sessions');
    },
  };
}

const endSession = endingSessions(({ api, signal }, as, form) =>
  api.account.endSession({ params: { uuid: textOf(form, partField) }, as, signal }),
);

const endOtherSessions = endingSessions(({ api, signal }, as) =>
  api.account.endOtherSessions({ as, signal }),
);

const renamePasskey: BlockAction<AccountSettings, EditProfileKey> = {
  method: 'POST',
  async run(form, context): Promise<ActionResult> {
    const { api, signal, t } = context;
    const [uuid, name] = [textOf(form, partField), textOf(form, 'name')];
    const values = { [partField]: uuid, name };
    const role = roleOfVisitor(context);
    if (!role) return loggedOutRefusal(values, t);
    try {
      await api.account.renamePasskey({
        params: { uuid },
        body: { name: name.slice(0, 1000) },
        as: role,
        signal,
      });
    } catch (error) {
      return refusalOf(error, values, ['name'], t);
    }
    return savedResult(context, 'passkeys');
  },
};

const removePasskey: BlockAction<AccountSettings, EditProfileKey> = {
  method: 'POST',
  async run(form, context): Promise<ActionResult> {
    const { api, signal, t } = context;
    const uuid = textOf(form, partField);
    const values = { [partField]: uuid };
    const role = roleOfVisitor(context);
    if (!role) return loggedOutRefusal(values, t);
    const current_password = secretOf(form, 'current_password').slice(0, 1000);
    try {
      await api.account.removePasskey({ params: { uuid }, body: { current_password }, as: role, signal });
    } catch (error) {
      // That it had gone before is as good.
      if (apiFailure(error)?.status !== 404) return refusalOf(error, values, ['current_password'], t);
    }
    return savedResult(context, 'passkeys');
  },
};

/** For good: it must be ticked first. Ends logged out, where one logs in, with word of it; at the home page of a site without. */
const deleteAccount: BlockAction<AccountSettings, EditProfileKey> = {
  method: 'POST',
  async run(form, context): Promise<ActionResult> {
    const { api, board, session, signal, t } = context;
    const role = roleOfVisitor(context);
    if (!role || !session) return loggedOutRefusal({}, t);
    if (!form.has('sure')) return { ok: false, fields: { sure: [t('remove.tick')] } };
    try {
      await api.account.deleteProfile({ as: role, signal });
    } catch (error) {
      return refusalOf(error, {}, [], t);
    }
    session.logOut();
    const path = pagePath(board, 'p-login');
    return { ok: true, redirect: board.paths['p-login'] === undefined ? '/' : `${path}?removed=1` };
  },
};

export const profileActions = {
  saveProfile,
  changePassword: changePasswordAction,
  endSession,
  endOtherSessions,
  renamePasskey,
  removePasskey,
  deleteAccount,
};
