import type { PanelProps } from '../../../page/account/account-panel.ts';
import type { FavoritesData } from './favorites.load.ts';

export type FavoritesProps = PanelProps<FavoritesData>;
