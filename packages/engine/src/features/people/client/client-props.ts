import type { PanelProps } from '../../../account/account-panel.ts';
import type { ClientData } from './client.load.ts';

export type ClientProps = PanelProps<ClientData>;
