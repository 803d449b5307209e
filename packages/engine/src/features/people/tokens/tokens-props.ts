import type { PanelProps } from '../../../account/account-panel.ts';
import type { TokensData } from './tokens.load.ts';

export type TokensProps = PanelProps<TokensData>;
