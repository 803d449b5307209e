import type { FormResponse } from '../../../page/forms/form-response.ts';
import { FormMessage } from '../../../page/forms/form-message.tsx';
import { Button } from '@boardwright/ui/button';
import { CheckField } from '@boardwright/ui/check-field';
import { Panel } from '@boardwright/ui/panel';
import { PasswordField } from '@boardwright/ui/password-field';
import { SelectField } from '@boardwright/ui/select-field';
import { TextField } from '@boardwright/ui/text-field';
import { PanelForm } from '../../../page/account/panel-form.tsx';
import type { EditProfileProps } from './edit-profile-props.ts';
import { SavedNotice } from '../contacts/saved-notice.tsx';
import styles from './edit-profile.module.css';

/** Name, e-mail address, language of the mails, newsletters. */
export function ProfileForm(props: EditProfileProps) {
  const { t } = props;
  return (
    <Panel title={t('profile.title')} titleId="account-profile">
      <SavedNotice part="profile" data={props.data} title={t('saved.profile')} />
      <PanelForm panel={props} action="saveProfile" className={styles.form} label={t('profile.title')}>
        {({ answer, busy }) => (
          <>
            <FormMessage
              id="profile-message"
              answer={answer}
              check={t('form.check')}
              className={styles.full}
            />
            <PersonFields {...props} answer={answer} />
            <Newsletters {...props} answer={answer} />
            <Button busy={busy} className={styles.save}>
              {t('save')}
            </Button>
          </>
        )}
      </PanelForm>
    </Panel>
  );
}

type PartProps = EditProfileProps & { readonly answer: FormResponse };

function PersonFields({ data, t, answer }: PartProps) {
  const { you, languages } = data;
  const field = (name: 'given_name' | 'family_name' | 'email') => ({
    id: `profile-${name.replace('_', '-')}`,
    name,
    label: t(`form.${name}`),
    required: true,
    defaultValue: answer.text(name) ?? you[name],
    error: answer.error(name),
  });
  return (
    <>
      <TextField {...field('given_name')} autoComplete="given-name" maxLength={100} />
      <TextField {...field('family_name')} autoComplete="family-name" maxLength={100} />
      <TextField
        {...field('email')}
        type="email"
        autoComplete="email"
        maxLength={254}
        fieldClassName={styles.full}
      />
      <PasswordField
        id="profile-current-password"
        name="current_password"
        label={t('form.passwordNow')}
        hint={t('profile.passwordHint')}
        optional
        autoComplete="current-password"
        maxLength={200}
        error={answer.error('current_password')}
        fieldClassName={styles.full}
      />
      {languages.length > 1 && (
        <SelectField
          id="profile-locale"
          name="locale"
          label={t('profile.locale')}
          options={languages}
          defaultValue={answer.text('locale') ?? you.locale}
          fieldClassName={styles.full}
        />
      )}
    </>
  );
}

function Newsletters({ data, t, answer }: PartProps) {
  const { you, newsletters } = data;
  if (newsletters.length === 0) return null;
  return (
    <div className={styles.full}>
      {newsletters.map(({ id, consent }) => (
        <CheckField
          key={id}
          id={`profile-newsletter-${id}`}
          name="newsletters"
          value={id}
          defaultChecked={
            answer.refused ? answer.ticked('newsletters', String(id)) : you.newsletters.includes(id)
          }
          label={consent}
        />
      ))}
      {you.pending_newsletters?.length ? (
        <p className={styles.soft}>{t('profile.newsletterPending')}</p>
      ) : null}
    </div>
  );
}
