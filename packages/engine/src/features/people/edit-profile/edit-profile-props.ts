import type { PanelProps } from '../../../page/account/account-panel.ts';
import type { EditProfileData } from './edit-profile.load.ts';

export type EditProfileProps = PanelProps<EditProfileData>;
