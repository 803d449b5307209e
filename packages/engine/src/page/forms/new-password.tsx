import { PasswordField } from '@boardwright/ui/password-field';
import type { Translate } from '@boardwright/ui/translate';
import type { FormResponse } from './form-response.ts';

interface NewPasswordProps {
  /** Of the ids, unique on the page. */
  readonly prefix: string;
  readonly answer: FormResponse;
  readonly label: string;
  /** Fewest characters. */
  readonly least: number;
  readonly t: Translate<`form.${'passwordHint{{count}}' | 'passwordAgain'}`>;
  readonly fieldClassName?: string | undefined;
}

/** A password to choose, and once more. */
export function NewPassword({ prefix, answer, label, least, t, fieldClassName }: NewPasswordProps) {
  return (
    <>
      <PasswordField
        id={`${prefix}-password`}
        name="password"
        label={label}
        hint={t('form.passwordHint', { count: least })}
        autoComplete="new-password"
        required
        minLength={least}
        maxLength={200}
        error={answer.error('password')}
        fieldClassName={fieldClassName}
      />
      <PasswordField
        id={`${prefix}-password-again`}
        name="password_confirmation"
        label={t('form.passwordAgain')}
        autoComplete="new-password"
        required
        maxLength={200}
        error={answer.error('password_confirmation')}
        fieldClassName={fieldClassName}
      />
    </>
  );
}
