import { Button } from '@boardwright/ui/button';
import { PasswordField } from '@boardwright/ui/password-field';
import { useState, type SubmitEvent } from 'react';
import type { ActionResult } from '../../../board/define-block.ts';
import { useBoard } from '../../../board/board-context.ts';
import { tabAddress } from '../../../page/account/account-panel.ts';
import { FormMessage } from '../../../page/forms/form-message.tsx';
import { formResponse } from '../../../page/forms/form-response.ts';
import { loadPart } from '../../../page/load-part.ts';
import { usePasskeyHost } from '../../../page/passkeys/use-passkey-host.ts';
import type { EditProfileProps } from './edit-profile-props.ts';
import styles from './edit-profile.module.css';

/** Adding a passkey, which only a browser's own prompt can make; where it has none, that is said. */
export function AddPasskey(props: EditProfileProps) {
  const host = usePasskeyHost();
  return host === undefined ? (
    <p className={styles.soft}>{props.t('passkeys.impossible')}</p>
  ) : (
    <Possible {...props} host={host} />
  );
}

function Possible({ t, tab, role, host }: EditProfileProps & { readonly host: string }) {
  const board = useBoard();
  const [isBusy, setIsBusy] = useState(false);
  const [result, setResult] = useState<ActionResult | undefined>(undefined);
  const answer = formResponse(result);
  async function add(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const typed = new FormData(event.currentTarget).get('current_password');
    setIsBusy(true);
    try {
      const { addPasskey } = await loadPart(() => import('../../../page/passkeys/visitor-passkeys.ts'));
      const outcome = await addPasskey(role, typeof typed === 'string' ? typed : '');
      if (outcome === 'done')
        location.assign(`${tabAddress(board, tab, { saved: 'passkeys' })}#account-passkeys`);
      else if (outcome === 'cancelled') setResult({ ok: false, message: t('passkeys.cancelled') });
      else {
        const { message, fields } = outcome.refused;
        const isField = fields['current_password'] !== undefined;
        setResult({ ok: false, fields, ...(!isField && { message: message ?? t('passkeys.refused') }) });
      }
    } catch {
      // Policy: nothing was added; it may be tried again.
      setResult({ ok: false, message: t('passkeys.refused') });
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <form
      className={styles.narrow}
      onSubmit={(event) => void add(event)}
      noValidate
      aria-label={t('passkeys.add')}
    >
      <FormMessage id="passkey-message" answer={answer} check={t('form.check')} />
      <PasswordField
        id="passkey-password"
        name="current_password"
        label={t('form.passwordNow')}
        autoComplete="current-password"
        required
        maxLength={200}
        error={answer.error('current_password')}
      />
      <p className={styles.soft}>{t('passkeys.here', { host })}</p>
      <Button variant="secondary" busy={isBusy} className={styles.save}>
        {t('passkeys.add')}
      </Button>
    </form>
  );
}
