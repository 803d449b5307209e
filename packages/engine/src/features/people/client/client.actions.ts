import type { ActionContext, ActionResult, BlockAction } from '../../../board/define-block.ts';
import { textOf } from '../../../page/forms/field-rules.ts';
import { refusalOf } from '../../../page/forms/refusal.ts';
import { apiFailure } from '../../../page/api-failure.ts';
import { type AccountSettings, partField } from '../../../page/account/account-panel.ts';
import { clientDoneAddress } from './client-address.ts';
import type { ClientPanelKey } from './client.messages.ts';
import { loggedOutRefusal } from '../../../page/forms/logged-out.ts';

type Context = ActionContext<AccountSettings, ClientPanelKey>;

const names = ['name', 'vat_number', 'invoice_email', 'email', 'given_name', 'family_name'] as const;

function typedOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...names, 'revision', partField]
      .filter((name) => form.has(name))
      .map((name) => [name, textOf(form, name).slice(0, 254)]),
  );
}

function idOf(form: FormData): number {
  const id = Number(textOf(form, 'id'));
  return Number.isInteger(id) && id > 0 ? id : 1;
}

function ofEmployer(
  run: (form: FormData, context: Context) => Promise<ActionResult>,
): BlockAction<AccountSettings, ClientPanelKey> {
  return {
    method: 'POST',
    async run(form, context): Promise<ActionResult> {
      const { board, t } = context;
      const values = typedOf(form);
      if (board.visitor !== 'employer') return loggedOutRefusal(values, t);
      try {
        return await run(form, context);
      } catch (error) {
        return refusalOf(error, values, names, t);
      }
    },
  };
}

/** What somebody else saved meanwhile is said beside what was typed; who saves once more, means it. */
function conflictOf(error: unknown, form: FormData, { t }: Context): ActionResult | undefined {
  const failure = apiFailure(error);
  const current = failure?.code === 'conflict' ? failure.current : undefined;
  if (!current) return undefined;
  const theirs = (['name', 'vat_number', 'invoice_email'] as const)
    .filter((name) => (current[name] ?? '') !== textOf(form, name))
    .map((name) => `${t(`form.${name}`)}: ${String(current[name] ?? '–')}`);
  return {
    ok: false,
    message: [t('company.conflict'), ...theirs].join('\n'),
    values: { ...typedOf(form), revision: String(current['revision']) },
  };
}

const saveCompany = ofEmployer(async (form, context) => {
  const { api, board, signal } = context;
  const revision = Number(textOf(form, 'revision'));
  try {
    await api.clients.saveClient({
      body: {
        name: textOf(form, 'name').slice(0, 500),
        vat_number: textOf(form, 'vat_number').slice(0, 60),
        invoice_email: textOf(form, 'invoice_email').slice(0, 254),
        ...(Number.isInteger(revision) && revision > 0 && { revision }),
      },
      signal,
    });
  } catch (error) {
    const conflict = conflictOf(error, form, context);
    if (conflict) return conflict;
    throw error;
  }
  return { ok: true, redirect: clientDoneAddress(board, 'company') };
});

const invite = ofEmployer(async (form, { api, board, signal }) => {
  await api.clients.inviteClientUser({
    body: {
      email: textOf(form, 'email').slice(0, 254),
      given_name: textOf(form, 'given_name').slice(0, 100),
      family_name: textOf(form, 'family_name').slice(0, 100),
    },
    signal,
  });
  return { ok: true, redirect: clientDoneAddress(board, 'invited') };
});

const setActive = ofEmployer(async (form, { api, board, signal }) => {
  const active = textOf(form, 'active') === '1';
  await api.clients.changeClientUser({ params: { id: idOf(form) }, body: { active }, signal });
  return { ok: true, redirect: clientDoneAddress(board, active ? 'returned' : 'ended') };
});

/** The session goes on for another company, with the token that this gave. */
const switchCompany = ofEmployer(async (form, { api, board, session, signal, t }) => {
  if (!session) return loggedOutRefusal(typedOf(form), t);
  const { data } = await api.clients.switchUser({ params: { id: idOf(form) }, signal });
  session.logIn('employer', data);
  return { ok: true, redirect: clientDoneAddress(board, 'switched') };
});

const createCompany = ofEmployer(async (form, { api, board, signal }) => {
  await api.clients.createClient({ body: { name: textOf(form, 'name').slice(0, 500) }, signal });
  return { ok: true, redirect: clientDoneAddress(board, 'created') };
});

export const clientActions = { saveCompany, invite, setActive, switchCompany, createCompany };
