import type { ActionName } from '../../../board/define-block.ts';
import type { PanelProps } from '../../../page/account/account-panel.ts';
import type { clientActions } from './client.actions.ts';
import type { ContactsAction } from '../contacts/contacts.ts';
import type { ClientData } from './client.load.ts';
import type { ClientPanelKey } from './client.messages.ts';

export type ClientProps = PanelProps<
  ClientData,
  ActionName<typeof clientActions> | ContactsAction,
  ClientPanelKey
>;
