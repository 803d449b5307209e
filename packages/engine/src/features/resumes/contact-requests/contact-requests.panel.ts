import type { AccountPanel } from '../../../page/account/account-panel.ts';
import { contactRequestsActions } from './contact-requests.actions.ts';
import { type ContactRequestsData, loadContactRequests } from './contact-requests.load.ts';
import { contactRequestsMessages } from './contact-requests.messages.ts';

/** Companies that would like to get in touch (specification §2 'Account tabs'). */
export const contactRequestsPanel: AccountPanel<ContactRequestsData, typeof contactRequestsMessages> = {
  load: loadContactRequests,
  actions: contactRequestsActions,
  messages: contactRequestsMessages,
};
