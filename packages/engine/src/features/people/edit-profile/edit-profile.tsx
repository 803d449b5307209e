import { AddressList } from '../contacts/address-list.tsx';
import { PhoneList } from '../contacts/phone-list.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SessionList } from './session-list.tsx';
import { YourData } from './your-data.tsx';
import styles from './edit-profile.module.css';
import type { EditProfileProps } from './edit-profile-props.ts';

/** Who one is, how to be reached, the password and passkeys, where one is logged in, and all that is kept: to take along or to remove. */
export function EditProfile(props: EditProfileProps) {
  return (
    <div className={styles.profile}>
      <div className={styles.column}>
        <ProfileForm {...props} />
        <AddressList {...props} />
        <PhoneList {...props} />
      </div>
      <div className={styles.column}>
        <PasswordForm {...props} />
        <PasskeyList {...props} />
        <SessionList {...props} />
        <YourData {...props} />
      </div>
    </div>
  );
}
