import type { ActionResult, BlockAction } from '../../../board/define-block.ts';
import { refusalOf } from '../../../page/forms/refusal.ts';
import { type AccountSettings, panelTranslate } from '../../../page/account/account-panel.ts';
import { responseOf } from './response-of.ts';
import { linkAddress, linkToken, requestsTab } from './contact-requests-address.ts';

/** Answers by the link of the page's address, logged in or not. */
export const respondByLink: BlockAction<AccountSettings, 'panels.contactRequests.form.unsent'> = {
  method: 'POST',
  async run(form, { api, board, query, signal, t }): Promise<ActionResult> {
    const token = linkToken(query) ?? '';
    const answer = responseOf(form);
    const call = answer === 'accepted' ? 'approveContactRequest' : 'declineContactRequest';
    try {
      await api.relations[call]({ params: { token: token || '-' }, signal });
    } catch (error) {
      return refusalOf(error, {}, [], panelTranslate(t, requestsTab));
    }
    return { ok: true, redirect: linkAddress(board, token, answer) };
  },
};
