import type { PanelProps } from '../../../page/account/account-panel.ts';
import type { ClientData } from './client.load.ts';

export type ClientProps = PanelProps<ClientData>;
