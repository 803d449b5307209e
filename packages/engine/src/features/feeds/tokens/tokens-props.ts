import type { PanelProps } from '../../../page/account/account-panel.ts';
import type { TokensData } from './tokens.load.ts';

export type TokensProps = PanelProps<TokensData>;
