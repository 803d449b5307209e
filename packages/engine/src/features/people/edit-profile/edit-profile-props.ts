import type { ActionName } from '../../../board/define-block.ts';
import type { PanelProps } from '../../../page/account/account-panel.ts';
import type { profileActions } from './profile.actions.ts';
import type { ContactsAction } from '../contacts/contacts.ts';
import type { EditProfileData } from './edit-profile.load.ts';
import type { EditProfileKey } from './edit-profile.messages.ts';

export type EditProfileProps = PanelProps<
  EditProfileData,
  ActionName<typeof profileActions> | ContactsAction,
  EditProfileKey
>;
