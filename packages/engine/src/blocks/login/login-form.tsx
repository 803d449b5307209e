import { BlockForm } from '../../page/forms/block-form.tsx';
import { formResponse } from '../../page/forms/form-response.ts';
import { FormMessage } from '../../page/forms/form-message.tsx';
import type { ActionName, BlockProps } from '../../board/define-block.ts';
import { pagePath, useBoard } from '../../board/board-context.ts';
import { authFormClass } from '../../features/people/auth-card/auth-side.tsx';
import { forwardedQuery, type VisitorRole } from '../../features/people/auth-card/role-address.ts';
import { Button } from '@boardwright/ui/button';
import { Link } from '@boardwright/ui/link';
import { PasswordField } from '@boardwright/ui/password-field';
import { TextField } from '@boardwright/ui/text-field';
import type { LoginKey } from './login.messages.ts';
import type { loginActions } from './login.actions.ts';
import { PasskeyLogin } from './passkey-login.tsx';

export interface LoginFormProps extends Pick<BlockProps<unknown, unknown, LoginKey>, 'id' | 't' | 'outcome'> {
  readonly role: VisitorRole;
  /** Whether passkeys are offered where the address is typed: of two forms on a page, by one. */
  readonly isOffering: boolean;
}

/** E-mail, password, and the way to a new one. Each role's form has an answer of its own. */
export function LoginForm({ id, t, outcome, role, isOffering }: LoginFormProps) {
  const board = useBoard();
  const own = outcome && !outcome.result.ok && outcome.result.values?.['role'] === role;
  const forgot = board.paths['p-password-forgot'] !== undefined;
  return (
    <BlockForm<ActionName<typeof loginActions>>
      id={id}
      action="logIn"
      part={role}
      initial={own ? outcome.result : undefined}
      className={authFormClass}
      label={t(`${role}.logIn`)}
    >
      {({ result, busy }) => {
        const answer = formResponse(result);
        const field = (name: string) => ({ id: `login-${role}-${name}`, name, error: answer.error(name) });
        return (
          <>
            <FormMessage
              id={`login-${role}-message`}
              answer={answer}
              check={t('form.check')}
              forgetPasswords
            />
            <input type="hidden" name="role" value={role} />
            <TextField
              {...field('email')}
              label={t('form.email')}
              type="email"
              autoComplete={isOffering ? 'username webauthn' : 'username'}
              required
              maxLength={254}
              defaultValue={answer.text('email')}
            />
            <PasswordField
              {...field('password')}
              label={t('form.password')}
              autoComplete="current-password"
              required
              maxLength={200}
              aside={
                forgot && (
                  <Link href={pagePath(board, 'p-password-forgot') + forwardedQuery(board.search, role)}>
                    {t('forgot')}
                  </Link>
                )
              }
            />
            <Button block busy={busy}>
              {t(`${role}.logIn`)}
            </Button>
            <PasskeyLogin t={t} role={role} isOffering={isOffering} />
          </>
        );
      }}
    </BlockForm>
  );
}
