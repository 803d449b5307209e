import { Button } from '@boardwright/ui/button';
import { buttonClass } from '@boardwright/ui/button-class';
import { CheckField } from '@boardwright/ui/check-field';
import { Fold } from '@boardwright/ui/fold';
import { Panel } from '@boardwright/ui/panel';
import { FormMessage } from '../../../page/forms/form-message.tsx';
import { PanelForm } from '../../../page/account/panel-form.tsx';
import type { EditProfileProps } from './edit-profile-props.ts';
import styles from './edit-profile.module.css';

/** All that is kept about somebody, to take along (readable, and for programs) or to remove for good. */
export function YourData(props: EditProfileProps) {
  const { role, t } = props;
  // A file, not a page: the browser fetches it over the gateway with its own cookie.
  const address = (format: string) => `/api/${role}/v1/profile/gdpr?format=${format}`;
  return (
    <>
      <Panel title={t('export.title')} titleId="account-export">
        <p className={styles.soft}>{t('export.text')}</p>
        <p className={styles.downloads}>
          {(['html', 'json'] as const).map((format) => (
            <a
              key={format}
              href={address(format)}
              download
              className={buttonClass({ variant: 'secondary', size: 'small' })}
            >
              {t(`export.${format}`)}
            </a>
          ))}
        </p>
      </Panel>
      <Panel title={t('remove.title')} titleId="account-remove">
        <p className={styles.soft}>{t(`remove.${role}`)}</p>
        <RemoveForm {...props} />
      </Panel>
    </>
  );
}

function RemoveForm(props: EditProfileProps) {
  const { t, outcome } = props;
  const refused = outcome?.action === 'deleteAccount' && !outcome.result.ok;
  return (
    <Fold open={refused} label={t('remove.open')} className={styles.add}>
      <PanelForm panel={props} action="deleteAccount" className={styles.narrow} label={t('remove.title')}>
        {({ answer, busy }) => (
          <>
            <FormMessage id="remove-message" answer={answer} check={t('form.check')} />
            <CheckField
              id="remove-sure"
              name="sure"
              value="1"
              required
              label={t('remove.sure')}
              error={answer.error('sure')}
            />
            <Button variant="danger" size="small" busy={busy} className={styles.save}>
              {t('remove.do')}
            </Button>
          </>
        )}
      </PanelForm>
    </Fold>
  );
}
