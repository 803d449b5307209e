import type { ActionName } from '../../../board/define-block.ts';
import type { PanelProps } from '../../../page/account/account-panel.ts';
import type { tokensActions } from './tokens.actions.ts';
import type { TokensData } from './tokens.load.ts';
import type { TokensKey } from './tokens.messages.ts';

export type TokensProps = PanelProps<TokensData, ActionName<typeof tokensActions>, TokensKey>;
