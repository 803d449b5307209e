import type { SecondStepWays } from '@boardwright/api-client/contract';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Notice } from '../login/login-frame.tsx';
import login from '../login/login.module.css';
import { TextField } from '../login/text-field.tsx';
import controls from '../ui/controls.module.css';
import styles from './second-step.module.css';
import { useSecondStepMessages } from './use-second-step-messages.ts';

interface CodeFormProps {
  /** By what one takes the step; a recovery code does in any case. */
  readonly ways: SecondStepWays;
  /** Asks the browser for a passkey; left out where it has none. */
  readonly onPasskey: (() => void) | undefined;
  readonly busy: boolean;
  /** Why the last code was refused. */
  readonly failure: string | undefined;
  readonly onGive: (code: string) => void;
}

/** The second step of logging in: a passkey, a code of the app, or a recovery code. */
export function CodeForm({ ways, busy, failure, onGive, onPasskey }: CodeFormProps) {
  const t = useSecondStepMessages();
  const form = useRef<HTMLFormElement>(null);
  const [isRecovery, setIsRecovery] = useState(!ways.app);
  const [isMissing, setIsMissing] = useState(false);
  const field = (): HTMLInputElement | null => form.current?.querySelector('input') ?? null;
  useEffect(() => {
    const wanted = isRecovery ? 'input[autocomplete=off]' : 'input[autocomplete=one-time-code]';
    if (!busy) form.current?.querySelector<HTMLInputElement>(wanted)?.select();
  }, [busy, isRecovery]);
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (busy) return;
    const code = field()?.value.trim() ?? '';
    setIsMissing(code === '');
    if (code === '') field()?.focus();
    else onGive(code);
  }
  const hasPasskey = ways.passkey && onPasskey !== undefined;
  const problem = isMissing ? t('asked.missing') : undefined;
  return (
    <form ref={form} onSubmit={submit} noValidate aria-busy={busy}>
      <div role="alert">{failure === undefined ? null : <Notice>{failure}</Notice>}</div>
      {hasPasskey ? (
        <button
          type="button"
          className={`${controls.button} ${controls.primary} ${login.submit} ${styles.passkey}`}
          aria-disabled={busy}
          onClick={() => (busy ? undefined : onPasskey?.())}
        >
          {t('asked.passkey')}
        </button>
      ) : null}
      {!ways.passkey && ways.passkey_hosts.length > 0 ? (
        <p className={styles.need}>{t('asked.elsewhere', { hosts: ways.passkey_hosts.join(', ') })}</p>
      ) : null}
      {isRecovery ? (
        <TextField
          key="recovery"
          name="code"
          label={t('asked.recovery')}
          hint={t('asked.recoveryHint')}
          problem={problem}
          complete="off"
        />
      ) : (
        <TextField
          key="app"
          name="code"
          label={t('asked.code')}
          hint={t('asked.appHint')}
          problem={problem}
          complete="one-time-code"
          keyboard="numeric"
        />
      )}
      <button
        type="submit"
        className={`${controls.button} ${hasPasskey ? controls.secondary : controls.primary} ${login.submit}`}
        aria-disabled={busy}
      >
        {busy ? <span className={controls.spinner} aria-hidden="true" /> : null}
        {t(busy ? 'asked.busy' : 'asked.submit')}
      </button>
      {ways.app ? (
        <p className={styles.other}>
          <button type="button" className={controls.link} onClick={() => setIsRecovery(!isRecovery)}>
            {t(isRecovery ? 'asked.useApp' : 'asked.useRecovery')}
          </button>
        </p>
      ) : null}
      {isRecovery ? <p className={styles.lost}>{t('asked.lost')}</p> : null}
    </form>
  );
}
