import type { AccountPanel } from '../../../page/account/account-panel.ts';
import { contactActions, type ContactCalls } from '../contacts/contact.actions.ts';
import { loadEditProfile, type EditProfileData } from './edit-profile.load.ts';
import { editProfileMessages } from './edit-profile.messages.ts';
import { profileActions } from './profile.actions.ts';

/** A person's own addresses and numbers. */
const ownContacts: ContactCalls = {
  tab: 'edit-profile',
  addAddress: ({ api, asked }, body) => api.account.addAddress({ ...asked, body }),
  updateAddress: ({ api, asked }, id, body) => api.account.updateAddress({ ...asked, params: { id }, body }),
  deleteAddress: ({ api, asked }, id) => api.account.deleteAddress({ ...asked, params: { id } }),
  addPhone: ({ api, asked }, body) => api.account.addPhone({ ...asked, body }),
  updatePhone: ({ api, asked }, id, body) => api.account.updatePhone({ ...asked, params: { id }, body }),
  deletePhone: ({ api, asked }, id) => api.account.deletePhone({ ...asked, params: { id } }),
};

export const editProfilePanel: AccountPanel<EditProfileData, typeof editProfileMessages> = {
  load: loadEditProfile,
  actions: { ...profileActions, ...contactActions(ownContacts) },
  messages: editProfileMessages,
};
