import type { AccountPanel } from '../../../page/account/account-panel.ts';
import { contactActions, type ContactCalls } from '../contacts/contact.actions.ts';
import { clientActions } from './client.actions.ts';
import { type ClientData, loadClient } from './client.load.ts';
import { clientPanelMessages } from './client.messages.ts';

/** The company's addresses and numbers. */
const companyContacts: ContactCalls = {
  tab: 'client',
  addAddress: ({ api, asked }, body) => api.account.addClientAddress({ signal: asked.signal, body }),
  updateAddress: ({ api, asked }, id, body) =>
    api.account.updateClientAddress({ signal: asked.signal, params: { id }, body }),
  deleteAddress: ({ api, asked }, id) =>
    api.account.deleteClientAddress({ signal: asked.signal, params: { id } }),
  addPhone: ({ api, asked }, body) => api.account.addClientPhone({ signal: asked.signal, body }),
  updatePhone: ({ api, asked }, id, body) =>
    api.account.updateClientPhone({ signal: asked.signal, params: { id }, body }),
  deletePhone: ({ api, asked }, id) =>
    api.account.deleteClientPhone({ signal: asked.signal, params: { id } }),
};

/** The company itself (specification §2 'Account tabs': client, settings). */
export const clientPanel: AccountPanel<ClientData, typeof clientPanelMessages> = {
  load: loadClient,
  actions: { ...clientActions, ...contactActions(companyContacts) },
  messages: clientPanelMessages,
};
