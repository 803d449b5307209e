import type { ActionResult, BlockAction } from '../../../board/define-block.ts';
import { textOf } from '../../../page/forms/field-rules.ts';
import { refusalOf } from '../../../page/forms/refusal.ts';
import { type AccountSettings, partField } from '../../../page/account/account-panel.ts';
import { responseOf } from './response-of.ts';
import { requestsAddress, requestsAnchor } from './contact-requests-address.ts';
import type { ContactRequestsKey } from './contact-requests.messages.ts';
import { loggedOutRefusal } from '../../../page/forms/logged-out.ts';

/** Accepts or declines, as who is logged in. */
const answer: BlockAction<AccountSettings, ContactRequestsKey> = {
  method: 'POST',
  async run(form, { api, board, signal, t }): Promise<ActionResult> {
    const values = { [partField]: textOf(form, partField) };
    if (board.visitor !== 'candidate') return loggedOutRefusal(values, t);
    const status = responseOf(form);
    try {
      await api.relations.answerContactRequest({
        params: { uuid: textOf(form, 'request').slice(0, 36) || '-' },
        body: { status },
        signal,
      });
    } catch (error) {
      return refusalOf(error, values, [], t);
    }
    return { ok: true, redirect: `${requestsAddress(board, { done: status })}#${requestsAnchor}` };
  },
};

export const contactRequestsActions = { answer };
