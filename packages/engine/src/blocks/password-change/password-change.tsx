import type { ActionName, BlockProps } from '../../board/define-block.ts';
import { BlockForm } from '../../page/forms/block-form.tsx';
import { formResponse } from '../../page/forms/form-response.ts';
import { FormMessage } from '../../page/forms/form-message.tsx';
import { NewPassword } from '../../page/forms/new-password.tsx';
import { pagePath, useBoard } from '../../board/board-context.ts';
import { AuthPage } from '../../features/people/auth-card/auth-page.tsx';
import { authFormClass, AuthSide } from '../../features/people/auth-card/auth-side.tsx';
import { Button } from '@boardwright/ui/button';
import { LinkButton } from '@boardwright/ui/link-button';
import { Notice } from '@boardwright/ui/notice';
import { PasswordField } from '@boardwright/ui/password-field';
import type { PasswordChangeData, PasswordChangeSettings } from './password-change.load.ts';
import type { passwordChangeActions } from './password-change.actions.ts';
import type { PasswordChangeKey } from './password-change.messages.ts';

type PasswordChangeProps = BlockProps<PasswordChangeSettings, PasswordChangeData, PasswordChangeKey>;

/** Where a new password is chosen: by the mailed link, or with the current one when logged in. */
export function PasswordChange(props: PasswordChangeProps) {
  const { settings, data, t, first } = props;
  const board = useBoard();
  const { by } = data;
  return (
    <AuthPage image={settings.backgroundImage} size={settings.backgroundSize}>
      <AuthSide
        visitor={board.visitor === 'employer' ? 'employer' : 'candidate'}
        level={first ? 1 : 2}
        title={settings.headline || t('headline')}
        lead={data.changed ? undefined : t(`lead.${by}`)}
      >
        {data.changed ? (
          <Notice tone="success" title={t('changed')}>
            {t('changedNext')}
          </Notice>
        ) : by === 'nothing' ? (
          <LinkButton href={pagePath(board, 'p-password-forgot')} block>
            {t('askLink')}
          </LinkButton>
        ) : (
          <ChangeForm {...props} />
        )}
      </AuthSide>
    </AuthPage>
  );
}

function ChangeForm({ id, data, t, outcome }: PasswordChangeProps) {
  const byLink = data.by === 'link';
  return (
    <BlockForm<ActionName<typeof passwordChangeActions>>
      id={id}
      action={byLink ? 'reset' : 'change'}
      initial={outcome?.result}
      className={authFormClass}
      label={t('headline')}
    >
      {({ result, busy }) => {
        const answer = formResponse(result);
        return (
          <>
            <FormMessage id="change-message" answer={answer} check={t('form.check')} />
            {byLink ? (
              <input type="hidden" name="token" value={data.token} />
            ) : (
              <PasswordField
                id="change-current"
                name="current_password"
                label={t('form.passwordNow')}
                autoComplete="current-password"
                required
                error={answer.error('current_password')}
              />
            )}
            <NewPassword
              prefix="change"
              answer={answer}
              label={t('form.passwordNew')}
              least={data.least}
              t={t}
            />
            <Button block busy={busy}>
              {t('save')}
            </Button>
          </>
        );
      }}
    </BlockForm>
  );
}
