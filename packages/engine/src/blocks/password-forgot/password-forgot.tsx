import type { ActionName, BlockProps } from '../../board/define-block.ts';
import { BlockForm } from '../../page/forms/block-form.tsx';
import { formResponse } from '../../page/forms/form-response.ts';
import { FormMessage } from '../../page/forms/form-message.tsx';
import { pagePath, useBoard } from '../../board/board-context.ts';
import { AuthPage } from '../../features/people/auth-card/auth-page.tsx';
import { authFormClass, AuthSide } from '../../features/people/auth-card/auth-side.tsx';
import { forwardedQuery, roleQuery } from '../../features/people/auth-card/role-address.ts';
import { RoleTabs } from '../../features/people/auth-card/role-tabs.tsx';
import { Button } from '@boardwright/ui/button';
import { Link } from '@boardwright/ui/link';
import { Notice } from '@boardwright/ui/notice';
import { TextField } from '@boardwright/ui/text-field';
import type { PasswordForgotData, PasswordForgotSettings } from './password-forgot.load.ts';
import type { passwordForgotActions } from './password-forgot.actions.ts';
import type { PasswordForgotKey } from './password-forgot.messages.ts';

type PasswordForgotProps = BlockProps<PasswordForgotSettings, PasswordForgotData, PasswordForgotKey>;

/** Where one asks for a new password by mail. */
export function PasswordForgot(props: PasswordForgotProps) {
  const { settings, data, t, first } = props;
  const board = useBoard();
  const { current } = data;
  return (
    <AuthPage image={settings.backgroundImage} size={settings.backgroundSize}>
      <RoleTabs
        tabs={data.allowed.map((role) => ({
          role,
          name: t(`who.${role}`),
          href: board.path + roleQuery('', role),
        }))}
        current={current}
        label={t('tabs')}
      />
      <AuthSide
        visitor={current}
        level={first ? 1 : 2}
        title={settings.headline || t('headline')}
        lead={data.sent ? undefined : t('lead')}
        foot={
          board.paths['p-login'] !== undefined && (
            <Link href={pagePath(board, 'p-login') + forwardedQuery(board.search, current)}>{t('back')}</Link>
          )
        }
      >
        {data.allowed.length === 0 ? (
          <p>{t('closed')}</p>
        ) : data.sent ? (
          <Notice tone="success" title={t('sent')}>
            {t('sentNext')}
          </Notice>
        ) : (
          <ContactRequestForm {...props} />
        )}
      </AuthSide>
    </AuthPage>
  );
}

function ContactRequestForm({ id, data, t, outcome }: PasswordForgotProps) {
  return (
    <BlockForm<ActionName<typeof passwordForgotActions>>
      id={id}
      action="askLink"
      initial={outcome?.result}
      className={authFormClass}
      label={t('headline')}
    >
      {({ result, busy }) => {
        const answer = formResponse(result);
        return (
          <>
            <FormMessage id="forgot-message" answer={answer} check={t('form.check')} />
            <input type="hidden" name="role" value={data.current} />
            <TextField
              id="forgot-email"
              name="email"
              label={t('form.email')}
              type="email"
              autoComplete="username"
              required
              maxLength={254}
              defaultValue={answer.text('email')}
              error={answer.error('email')}
            />
            <Button block busy={busy}>
              {t('send')}
            </Button>
          </>
        );
      }}
    </BlockForm>
  );
}
