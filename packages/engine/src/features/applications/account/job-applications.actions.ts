import type { ActionResult, BlockAction } from '../../../board/define-block.ts';
import { textOf } from '../../../page/forms/field-rules.ts';
import { refusalOf } from '../../../page/forms/refusal.ts';
import type { AccountSettings } from '../../../page/account/account-panel.ts';
import { applicationAddress, applicationsAnchor } from './job-applications-address.ts';
import type { JobApplicationsKey } from './job-applications.messages.ts';
import { loggedOutRefusal } from '../../../page/forms/logged-out.ts';

/** Takes an application back, after it was asked once more. */
const withdraw: BlockAction<AccountSettings, JobApplicationsKey> = {
  method: 'POST',
  async run(form, { api, board, signal, t }): Promise<ActionResult> {
    if (board.visitor !== 'candidate') return loggedOutRefusal({}, t);
    const uuid = textOf(form, 'application').slice(0, 36);
    try {
      await api.applications.withdrawApplication({ params: { uuid: uuid || '-' }, signal });
    } catch (error) {
      return refusalOf(error, {}, [], t);
    }
    const address = applicationAddress(board, uuid, { done: 'withdrawn' });
    return { ok: true, redirect: `${address}#${applicationsAnchor}` };
  },
};

export const jobApplicationsActions = { withdraw };
