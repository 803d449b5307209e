import type { ActionResult, BlockAction } from '../../../board/define-block.ts';
import { textOf } from '../../../page/forms/field-rules.ts';
import { refusalOf } from '../../../page/forms/refusal.ts';
import { type AccountSettings, partField } from '../../../page/account/account-panel.ts';
import { contactedAddress, contactedAnchor, readContactedAddress } from './contacted-candidates-address.ts';
import type { ContactedCandidatesKey } from './contacted-candidates.messages.ts';
import { loggedOutRefusal } from '../../../page/forms/logged-out.ts';

/** Takes a request back, after it was asked once more. */
const withdraw: BlockAction<AccountSettings, ContactedCandidatesKey> = {
  method: 'POST',
  async run(form, { api, board, query, signal, t }): Promise<ActionResult> {
    const values = { [partField]: textOf(form, partField) };
    if (board.visitor !== 'employer') return loggedOutRefusal(values, t);
    const id = textOf(form, 'resume').slice(0, 36) || '-';
    try {
      await api.candidates.withdrawContactRequest({ params: { id }, signal });
    } catch (error) {
      return refusalOf(error, values, [], t);
    }
    const { filter, search, page } = readContactedAddress(query);
    const address = contactedAddress(board, { filter, search, page, done: 'withdrawn' });
    return { ok: true, redirect: `${address}#${contactedAnchor}` };
  },
};

export const contactedCandidatesActions = { withdraw };
