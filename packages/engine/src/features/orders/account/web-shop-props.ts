import type { ActionName } from '../../../board/define-block.ts';
import type { PanelProps } from '../../../page/account/account-panel.ts';
import type { webShopActions } from './web-shop.actions.ts';
import type { WebShopData } from './web-shop.load.ts';
import type { WebShopKey } from './web-shop.messages.ts';

/** The panel's props where the address asked for one of its views. */
export type ShopPart<Data extends WebShopData = WebShopData> = PanelProps<
  Data,
  ActionName<typeof webShopActions>,
  WebShopKey
>;
