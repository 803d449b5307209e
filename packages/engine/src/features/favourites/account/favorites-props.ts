import type { ActionName } from '../../../board/define-block.ts';
import type { PanelProps } from '../../../page/account/account-panel.ts';
import type { favoritesActions } from './favorites.actions.ts';
import type { FavoritesData } from './favorites.load.ts';
import type { FavoritesKey } from './favorites.messages.ts';

export type FavoritesProps = PanelProps<FavoritesData, ActionName<typeof favoritesActions>, FavoritesKey>;
