import type { ActionName } from '../../../board/define-block.ts';
import type { PanelProps } from '../../../page/account/account-panel.ts';
import type { organisationsActions } from './organisations.actions.ts';
import type { OrganisationsData } from './organisations.load.ts';
import type { OrganisationsPanelKey } from './organisations.messages.ts';

/** The panel's props where the address asked for one of its views. */
export type OrganisationsPart<Data extends OrganisationsData = OrganisationsData> = PanelProps<
  Data,
  ActionName<typeof organisationsActions>,
  OrganisationsPanelKey
>;
