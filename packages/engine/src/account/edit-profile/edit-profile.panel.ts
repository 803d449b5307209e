import type { AccountPanel } from '../account-panel.ts';
import { contactActions } from './contact.actions.ts';
import { loadEditProfile, type EditProfileData } from './edit-profile.load.ts';
import { editProfileMessages } from './edit-profile.messages.ts';
import { profileActions } from './profile.actions.ts';

export const editProfilePanel: AccountPanel<EditProfileData> = {
  load: loadEditProfile,
  actions: { ...profileActions, ...contactActions },
  messages: editProfileMessages,
};
