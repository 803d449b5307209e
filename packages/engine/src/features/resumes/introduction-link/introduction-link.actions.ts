import type { ActionResult, BlockAction } from '../../../board/define-block.ts';
import { refusalOf } from '../../../page/forms/refusal.ts';
import { apiFailure } from '../../../page/api-failure.ts';
import type { AccountSettings } from '../../../page/account/account-panel.ts';
import { introductionTab } from './introduction-address.ts';

/** Objects by the link of the page's address, logged in or not. Once more is as once. */
export const objectByLink: BlockAction<AccountSettings, 'form.unsent'> = {
  method: 'POST',
  async run(_form, { api, board, query, signal, t }): Promise<ActionResult> {
    const token = query.get('token') ?? '';
    try {
      await api.candidates.objectToIntroduction({ params: { token: token.slice(0, 200) || '-' }, signal });
    } catch (error) {
      // Policy: what is gone already needs no objection; the page says that nothing is kept.
      if (apiFailure(error)?.code !== 'linkExpired') return refusalOf(error, {}, [], t);
    }
    const address = new URLSearchParams({ menuType: introductionTab, token, done: 'objected' });
    return { ok: true, redirect: `${board.path}?${address}` };
  },
};
