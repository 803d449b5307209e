import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Notice } from '../login/login-frame.tsx';
import login from '../login/login.module.css';
import { TextField } from '../login/text-field.tsx';
import controls from '../ui/controls.module.css';
import styles from './second-step.module.css';
import { useSecondStepMessages } from './use-second-step-messages.ts';

interface CodeFormProps {
  readonly busy: boolean;
  /** Why the last code was refused. */
  readonly failure: string | undefined;
  readonly onGive: (code: string) => void;
}

/** The second step of logging in: a code of the app, or a recovery code. */
export function CodeForm({ busy, failure, onGive }: CodeFormProps) {
  const t = useSecondStepMessages();
  const form = useRef<HTMLFormElement>(null);
  const [isRecovery, setIsRecovery] = useState(false);
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
  const problem = isMissing ? t('asked.missing') : undefined;
  return (
    <form ref={form} onSubmit={submit} noValidate aria-busy={busy}>
      <div role="alert">{failure === undefined ? null : <Notice>{failure}</Notice>}</div>
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
          problem={problem}
          complete="one-time-code"
          keyboard="numeric"
        />
      )}
      <button
        type="submit"
        className={`${controls.button} ${controls.primary} ${login.submit}`}
        aria-disabled={busy}
      >
        {busy ? <span className={controls.spinner} aria-hidden="true" /> : null}
        {t(busy ? 'asked.busy' : 'asked.submit')}
      </button>
      <p className={styles.other}>
        <button type="button" className={controls.link} onClick={() => setIsRecovery(!isRecovery)}>
          {t(isRecovery ? 'asked.useApp' : 'asked.useRecovery')}
        </button>
      </p>
      {isRecovery ? <p className={styles.lost}>{t('asked.lost')}</p> : null}
    </form>
  );
}
