import type { Passkey } from '@boardwright/api-client/contract';
import { Button } from '@boardwright/ui/button';
import { Notice } from '@boardwright/ui/notice';
import { Panel } from '@boardwright/ui/panel';
import { PasswordField } from '@boardwright/ui/password-field';
import { TextField } from '@boardwright/ui/text-field';
import { useFormat } from '@boardwright/ui/use-format';
import { PanelForm } from '../../../page/account/panel-form.tsx';
import { FormMessage } from '../../../page/forms/form-message.tsx';
import { SavedNotice } from '../contacts/saved-notice.tsx';
import { AddPasskey } from './add-passkey.tsx';
import type { EditProfileProps } from './edit-profile-props.ts';
import styles from './session-list.module.css';

/** What one logs in by without a password, each for its host. Without scripts all but adding one is a form. */
export function PasskeyList(props: EditProfileProps) {
  const { data, t } = props;
  return (
    <Panel title={t('passkeys.title')} titleId="account-passkeys">
      <SavedNotice part="passkeys" data={data} title={t('saved.passkeys')} />
      <p className={styles.when}>{t('passkeys.intro')}</p>
      {data.passkeys ? (
        <ul className={styles.sessions}>
          {data.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.uuid} {...props} passkey={passkey} />
          ))}
        </ul>
      ) : (
        <Notice tone="danger" title={t('passkeys.away')} />
      )}
      <AddPasskey {...props} />
    </Panel>
  );
}

function PasskeyRow(props: EditProfileProps & { readonly passkey: Passkey }) {
  const { passkey, t } = props;
  const { uuid, name, host, created_at: added, last_used_at: used } = passkey;
  const format = useFormat();
  return (
    <li className={styles.session}>
      <p className={styles.name}>{name}</p>
      <p className={styles.when}>
        {t('passkeys.for', { host })}{' '}
        {used === null
          ? t('passkeys.added', { date: format.longDate(added) })
          : t('passkeys.used', { date: format.longDate(used) })}
      </p>
      <details className={styles.change}>
        <summary aria-label={t('passkeys.changeNamed', { name })}>{t('passkeys.change')}</summary>
        <PanelForm
          panel={props}
          action="renamePasskey"
          className={styles.changed}
          part={uuid}
          label={t('passkeys.renameNamed', { name })}
        >
          {({ answer, busy }) => (
            <>
              <FormMessage id={`rename-${uuid}`} answer={answer} check={t('form.check')} />
              <TextField
                id={`passkey-name-${uuid}`}
                name="name"
                label={t('passkeys.name')}
                defaultValue={answer.text('name') || name}
                maxLength={60}
                required
                error={answer.error('name')}
              />
              <Button variant="secondary" size="small" busy={busy}>
                {t('save')}
              </Button>
            </>
          )}
        </PanelForm>
        <PanelForm
          panel={props}
          action="removePasskey"
          className={styles.changed}
          part={uuid}
          label={t('passkeys.removeNamed', { name })}
        >
          {({ answer, busy }) => (
            <>
              <FormMessage id={`remove-${uuid}`} answer={answer} check={t('form.check')} forgetPasswords />
              <PasswordField
                id={`passkey-password-${uuid}`}
                name="current_password"
                label={t('form.passwordNow')}
                autoComplete="current-password"
                required
                maxLength={200}
                error={answer.error('current_password')}
              />
              <Button variant="secondary" size="small" busy={busy}>
                {t('passkeys.remove')}
              </Button>
            </>
          )}
        </PanelForm>
      </details>
    </li>
  );
}
