import type { RegisterKey } from './register.messages.ts';
import type { KeyBelow, WholeKey } from '@boardwright/messages';
import type { ActionName, ActionResult } from '../../board/define-block.ts';
import { BlockForm } from '../../page/forms/block-form.tsx';
import { formResponse } from '../../page/forms/form-response.ts';
import { FormMessage } from '../../page/forms/form-message.tsx';
import { NewPassword } from '../../page/forms/new-password.tsx';
import { Button } from '@boardwright/ui/button';
import { classNames } from '@boardwright/ui/class-names';
import { TextField } from '@boardwright/ui/text-field';
import { authFormClass } from '../../features/people/auth-card/auth-side.tsx';
import type { VisitorRole } from '../../features/people/auth-card/role-address.ts';
import { CompanyFields } from './company-fields.tsx';
import { RegisterConsent } from './register-consent.tsx';
import type { RegisterProps } from './register-props.ts';
import styles from './register.module.css';
import type { registerActions } from './register.actions.ts';

/** The registration form of one role; with the other beside it, each has an answer of its own. */
export function RegisterForm({
  id,
  settings,
  data,
  t,
  outcome,
  role,
}: RegisterProps & { readonly role: VisitorRole }) {
  const own = outcome && !outcome.result.ok && outcome.result.values?.['role'] === role;
  return (
    <BlockForm<ActionName<typeof registerActions>>
      id={id}
      action="register"
      part={role}
      initial={own ? outcome.result : undefined}
      className={classNames(authFormClass, styles.form)}
      label={t(`${role}.register`)}
    >
      {({ result, busy }) => <Fields {...{ settings, data, t, role, result, busy }} />}
    </BlockForm>
  );
}

interface FieldsProps extends Pick<RegisterProps, 'settings' | 'data' | 't'> {
  readonly role: VisitorRole;
  readonly result: ActionResult | undefined;
  readonly busy: boolean;
}

function Fields({ settings, data, t, role, result, busy }: FieldsProps) {
  const answer = formResponse(result);
  const prefix = `register-${role}`;
  const field = (name: KeyBelow<'form', WholeKey<RegisterKey>>) => ({
    id: `${prefix}-${name.replaceAll('_', '-')}`,
    name,
    label: t(`form.${name}`),
    required: true,
    defaultValue: answer.text(name),
    error: answer.error(name),
  });
  return (
    <>
      <FormMessage id={`${prefix}-message`} answer={answer} check={t('form.check')} className={styles.full} />
      <input type="hidden" name="role" value={role} />
      {role === 'employer' && (
        <TextField
          {...field('name')}
          autoComplete="organization"
          maxLength={200}
          fieldClassName={styles.full}
        />
      )}
      <TextField {...field('given_name')} autoComplete="given-name" maxLength={100} />
      <TextField {...field('family_name')} autoComplete="family-name" maxLength={100} />
      <TextField
        {...field('email')}
        type="email"
        autoComplete="username"
        maxLength={254}
        fieldClassName={styles.full}
      />
      {role === 'employer' && (
        <CompanyFields
          {...{ prefix, answer, t }}
          hidden={settings.hiddenEmployerFields}
          countries={data.countries}
        />
      )}
      <NewPassword
        {...{ prefix, answer, t }}
        label={t('form.password')}
        least={data.least}
        fieldClassName={styles.full}
      />
      <RegisterConsent {...{ prefix, answer, data, t }} />
      <Button block busy={busy} className={styles.full}>
        {t(`${role}.register`)}
      </Button>
    </>
  );
}
