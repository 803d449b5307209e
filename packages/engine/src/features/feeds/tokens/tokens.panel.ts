import type { AccountPanel } from '../../../page/account/account-panel.ts';
import { feedsActions } from '../account/feeds.actions.ts';
import { isFeeds } from '../account/feeds-address.ts';
import { type FeedsData, loadFeeds } from '../account/feeds.load.ts';
import { tokensActions } from './tokens.actions.ts';
import { loadTokens, type TokensData } from './tokens.load.ts';
import { tokensMessages } from './tokens.messages.ts';

/** The keys with which other systems post the company's jobs, and the feeds that are read from them (specification §2 'Account tabs', §3 'Multiposter token'). */
export const tokensPanel: AccountPanel<TokensData | FeedsData, typeof tokensMessages> = {
  load: async (context) => (isFeeds(context.query) ? loadFeeds(context) : loadTokens(context)),
  actions: { ...tokensActions, ...feedsActions },
  messages: tokensMessages,
};
