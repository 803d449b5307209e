import type { ActionResult, BlockAction } from '../../../board/define-block.ts';
import { textOf } from '../../../page/forms/field-rules.ts';
import { refusalOf } from '../../../page/forms/refusal.ts';
import { apiFailure } from '../../../page/api-failure.ts';
import { tabAddress, type AccountSettings } from '../../../page/account/account-panel.ts';
import type { FavoritesKey } from './favorites.messages.ts';
import { loggedOutRefusal } from '../../../page/forms/logged-out.ts';

type Action = BlockAction<AccountSettings, FavoritesKey>;

/** The list one was on, as its form says. */
function listOf(form: FormData): Readonly<Record<string, string>> {
  const page = textOf(form, 'page');
  return {
    ...(textOf(form, 'kind') === 'organisation' && { kind: 'organisation' }),
    ...(/^[1-9]\d{0,4}$/.test(page) && page !== '1' && { page }),
  };
}

/** Lets go of a favourite. That it was gone already is what was wanted. */
const remove: Action = {
  method: 'POST',
  async run(form, { api, board, signal, t }): Promise<ActionResult> {
    if (board.visitor !== 'candidate') return loggedOutRefusal({}, t);
    try {
      await api.favourites.removeFavourite({ params: { id: textOf(form, 'id').slice(0, 36) }, signal });
    } catch (error) {
      if (apiFailure(error)?.status !== 404) return refusalOf(error, {}, [], t);
    }
    return {
      ok: true,
      redirect: tabAddress(board, 'favorites', { ...listOf(form), removed: textOf(form, 'of').slice(0, 36) }),
    };
  },
};

/** Takes it back: it is kept anew, on top of the list. */
const restore: Action = {
  method: 'POST',
  async run(form, { api, board, signal, t }): Promise<ActionResult> {
    if (board.visitor !== 'candidate') return loggedOutRefusal({}, t);
    const of = textOf(form, 'of').slice(0, 36);
    const body =
      textOf(form, 'kind') === 'organisation' ? { organisation_id: Number(of) || 0 } : { job_id: of };
    try {
      await api.favourites.addFavourite({ body, signal });
    } catch (error) {
      return apiFailure(error)?.status === 404
        ? { ok: false, message: t('notFound') }
        : refusalOf(error, {}, [], t);
    }
    const { page: _page, ...list } = { page: '', ...listOf(form) };
    return { ok: true, redirect: tabAddress(board, 'favorites', { ...list, done: 'restored' }) };
  },
};

export const favoritesActions = { remove, restore };
