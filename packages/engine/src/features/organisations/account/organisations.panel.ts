import type { AccountPanel } from '../../../page/account/account-panel.ts';
import { organisationsActions } from './organisations.actions.ts';
import { loadOrganisations, type OrganisationsData } from './organisations.load.ts';
import { organisationsPanelMessages } from './organisations.messages.ts';

/** The company's own organisations (specification §2 'Account tabs', §3 'Organisation'). */
export const organisationsPanel: AccountPanel<OrganisationsData, typeof organisationsPanelMessages> = {
  load: loadOrganisations,
  actions: organisationsActions,
  messages: organisationsPanelMessages,
};
