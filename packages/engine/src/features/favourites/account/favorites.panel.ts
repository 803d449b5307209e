import type { AccountPanel } from '../../../page/account/account-panel.ts';
import { favoritesActions } from './favorites.actions.ts';
import { loadFavorites, type FavoritesData } from './favorites.load.ts';
import { favoritesMessages } from './favorites.messages.ts';

/** Jobs and organisations that a candidate keeps (specification §2 'Account tabs'). */
export const favoritesPanel: AccountPanel<FavoritesData, typeof favoritesMessages> = {
  load: loadFavorites,
  actions: favoritesActions,
  messages: favoritesMessages,
};
