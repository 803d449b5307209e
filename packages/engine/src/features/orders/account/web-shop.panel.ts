import type { AccountPanel } from '../../../page/account/account-panel.ts';
import { webShopActions } from './web-shop.actions.ts';
import { loadWebShop, type WebShopData } from './web-shop.load.ts';
import { webShopMessages } from './web-shop.messages.ts';

/** What a company has, what it can buy, and its orders (specification §2 'Account tabs', §3 'Subscriptions'). */
export const webShopPanel: AccountPanel<WebShopData, typeof webShopMessages> = {
  load: loadWebShop,
  actions: webShopActions,
  messages: webShopMessages,
};
