import type { AccountPanel } from '../../../page/account/account-panel.ts';
import { contactedCandidatesActions } from './contacted-candidates.actions.ts';
import { type ContactedCandidatesData, loadContactedCandidates } from './contacted-candidates.load.ts';
import { contactedCandidatesMessages } from './contacted-candidates.messages.ts';

/** Candidates whom the company asked for contact (specification §2 'Account tabs'). */
export const contactedCandidatesPanel: AccountPanel<
  ContactedCandidatesData,
  typeof contactedCandidatesMessages
> = {
  load: loadContactedCandidates,
  actions: contactedCandidatesActions,
  messages: contactedCandidatesMessages,
};
