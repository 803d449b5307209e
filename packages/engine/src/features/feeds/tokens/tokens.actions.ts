import type { ActionContext, ActionResult, BlockAction } from '../../../board/define-block.ts';
import { textOf } from '../../../page/forms/field-rules.ts';
import { refusalOf } from '../../../page/forms/refusal.ts';
import { type AccountSettings, partField } from '../../../page/account/account-panel.ts';
import { tokensDoneAddress } from './tokens-address.ts';
import type { TokensKey } from './tokens.messages.ts';
import { loggedOutRefusal } from '../../../page/forms/logged-out.ts';

type Context = ActionContext<AccountSettings, TokensKey>;

/** The key, for the one page that shows it. */
export interface MadeToken {
  readonly token: string;
  readonly name: string;
}

function ofEmployer(
  run: (form: FormData, context: Context) => Promise<ActionResult>,
): BlockAction<AccountSettings, TokensKey> {
  return {
    method: 'POST',
    async run(form, context): Promise<ActionResult> {
      const { board, t } = context;
      const values = { [partField]: textOf(form, partField), name: textOf(form, 'name').slice(0, 200) };
      if (board.visitor !== 'employer') return loggedOutRefusal(values, t);
      try {
        return await run(form, context);
      } catch (error) {
        return refusalOf(error, values, ['name'], t);
      }
    },
  };
}

function idOf(form: FormData): number {
  const id = Number(textOf(form, 'id'));
  return Number.isInteger(id) && id > 0 ? id : 1;
}
const nameOf = (form: FormData) => textOf(form, 'name').slice(0, 200);

/** Answers with the key itself: it stands on the page that this post draws, and on no other. */
const create = ofEmployer(async (form, { api, signal }) => {
  const { data } = await api.multiposter.createMultiposterToken({ body: { name: nameOf(form) }, signal });
  const made: MadeToken = { token: data.token, name: data.name };
  return { ok: true, data: made };
});

const rename = ofEmployer(async (form, { api, board, signal }) => {
  const params = { id: idOf(form) };
  await api.multiposter.changeMultiposterToken({ params, body: { name: nameOf(form) }, signal });
  return { ok: true, redirect: tokensDoneAddress(board, 'renamed') };
});

const setActive = ofEmployer(async (form, { api, board, signal }) => {
  const active = textOf(form, 'active') === '1';
  await api.multiposter.changeMultiposterToken({ params: { id: idOf(form) }, body: { active }, signal });
  return { ok: true, redirect: tokensDoneAddress(board, active ? 'on' : 'off') };
});

const revoke = ofEmployer(async (form, { api, board, signal }) => {
  await api.multiposter.revokeMultiposterToken({ params: { id: idOf(form) }, signal });
  return { ok: true, redirect: tokensDoneAddress(board, 'revoked') };
});

export const tokensActions = { create, rename, setActive, revoke };
