import { FormMessage } from '../../../page/forms/form-message.tsx';
import { NewPassword } from '../../../page/forms/new-password.tsx';
import { Button } from '@boardwright/ui/button';
import { Panel } from '@boardwright/ui/panel';
import { PasswordField } from '@boardwright/ui/password-field';
import { PanelForm } from '../../../page/account/panel-form.tsx';
import type { EditProfileProps } from './edit-profile-props.ts';
import { SavedNotice } from '../contacts/saved-notice.tsx';
import styles from './edit-profile.module.css';

/** A new password, with the current one. */
export function PasswordForm(props: EditProfileProps) {
  const { data, t } = props;
  return (
    <Panel title={t('password.title')} titleId="account-password">
      <SavedNotice part="password" data={data} title={t('saved.password')} />
      <PanelForm panel={props} action="changePassword" className={styles.narrow} label={t('password.title')}>
        {({ answer, busy }) => (
          <>
            <FormMessage id="password-message" answer={answer} check={t('form.check')} />
            <PasswordField
              id="password-current"
              name="current_password"
              label={t('form.passwordNow')}
              autoComplete="current-password"
              required
              maxLength={200}
              error={answer.error('current_password')}
            />
            <NewPassword
              prefix="new"
              answer={answer}
              label={t('form.passwordNew')}
              least={data.least}
              t={t}
            />
            <Button variant="secondary" busy={busy} className={styles.save}>
              {t('password.save')}
            </Button>
          </>
        )}
      </PanelForm>
    </Panel>
  );
}
