import { candidateTabs, employerTabs } from '@boardwright/blocks-schema';
import {
  panelTranslate,
  tabAddress,
  type AccountSettings,
  type AccountTab,
} from '../../page/account/account-panel.ts';
import { respondByLink } from '../../features/resumes/contact-requests/response-link.actions.ts';
import { objectByLink } from '../../features/resumes/introduction-link/introduction-link.actions.ts';
import { accountPanels, isPanelTab } from '../../account/panels.ts';
import type { ActionResult, BlockAction } from '../../board/define-block.ts';
import { refusalOf } from '../../page/forms/refusal.ts';
import { offeredTabs } from './account.load.ts';
import type { AccountKey } from './account.messages.ts';

/** Mails the link that verifies the address once more. */
const resend: BlockAction<AccountSettings, AccountKey> = {
  method: 'POST',
  async run(_form, context): Promise<ActionResult> {
    const { api, board, settings, signal, t } = context;
    if (board.visitor === 'guest') return { ok: false, message: t('loginFirst') };
    try {
      await api.account.resendVerification({ as: board.visitor, signal });
    } catch (error) {
      return refusalOf(error, {}, [], t);
    }
    const [first = 'edit-profile'] = offeredTabs(board.visitor, settings);
    return { ok: true, redirect: tabAddress(board, first, { resent: '1' }) };
  },
};

/** The forms of every panel, as `edit-profile.saveProfile`; each speaks with its panel's own words. */
const tabs: readonly AccountTab[] = [...new Set([...candidateTabs, ...employerTabs])];
const ofPanels = tabs.filter(isPanelTab).flatMap((tab) =>
  Object.entries(accountPanels[tab].actions ?? {}).map(
    ([name, action]): [string, BlockAction<AccountSettings, AccountKey>] => [
      `${tab}.${name}`,
      {
        method: action.method,
        run: (form, context) => action.run(form, { ...context, t: panelTranslate(context.t, tab) }),
      },
    ],
  ),
);

/** Those of the account itself, whichever tab is open. */
export const accountOwnActions = { resend, respondByLink, objectByLink };

export const accountActions: Readonly<Record<string, BlockAction<AccountSettings, AccountKey>>> = {
  ...accountOwnActions,
  ...Object.fromEntries(ofPanels),
};
