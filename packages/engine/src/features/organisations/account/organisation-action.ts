import type { ActionContext, ActionResult, BlockAction } from '../../../board/define-block.ts';
import { loggedOutRefusal } from '../../../page/forms/logged-out.ts';
import { textOf } from '../../../page/forms/field-rules.ts';
import type { AccountSettings } from '../../../page/account/account-panel.ts';
import type { OrganisationsPanelKey } from './organisations.messages.ts';

export type OrganisationContext = ActionContext<AccountSettings, OrganisationsPanelKey>;

/** What the buttons of pictures and parts say of themselves, without being typed. */
const ofButtons: readonly string[] = ['at', 'to', 'which', 'as', 'type'];

function typedOf(form: FormData): Readonly<Record<string, string>> {
  const names = [...form.keys()].filter((name) => !name.startsWith('_') && !ofButtons.includes(name));
  return Object.fromEntries(names.map((name) => [name, textOf(form, name)]));
}

/** An action of who works for the company; a session may have ended while one typed. */
export function ofEmployer(
  run: (form: FormData, context: OrganisationContext) => Promise<ActionResult>,
): BlockAction<AccountSettings, OrganisationsPanelKey> {
  return {
    method: 'POST',
    run: async (form, context) =>
      context.board.visitor === 'employer' ? run(form, context) : loggedOutRefusal(typedOf(form), context.t),
  };
}

/** The organisation that a form is about; undefined for a new one. */
export function idOf(form: FormData): number | undefined {
  const id = Number(textOf(form, 'id'));
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647 ? id : undefined;
}

/** What was read when the form was drawn; nothing from a form that was tampered with. */
export function revisionOf(form: FormData): { readonly revision?: number } {
  const text = textOf(form, 'revision');
  return /^\d{1,9}$/.test(text) ? { revision: Number(text) } : {};
}
