import type { SignedByPasskey } from '@boardwright/engine/auth-machine';
import { Eye, EyeOff, KeyRound } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { useEditorT } from '../editor-messages.tsx';
import controls from '../ui/controls.module.css';
import styles from './login.module.css';
import { usePasskeyApi } from './passkey-api.ts';

interface LoginFormProps {
  readonly busy: boolean;
  /** The last try was refused. */
  readonly refused: boolean;
  /** Who logs in again: known, and not to be typed. */
  readonly email?: string | undefined;
  /** What the button says instead of 'Log in'. */
  readonly submit?: string;
  readonly onLogIn: (credentials: { readonly email: string; readonly password: string }) => void;
  /** Logs in with a passkey: with one that was picked where the address is typed, or by asking for one. */
  readonly onPasskey?: ((signed?: SignedByPasskey) => void) | undefined;
}

type Missing = 'email' | 'password' | undefined;

export function LoginForm({
  busy,
  refused,
  email: known,
  submit: label,
  onLogIn,
  onPasskey,
}: LoginFormProps) {
  const t = useEditorT();
  const [missing, setMissing] = useState<Missing>();
  const [isVisible, setIsVisible] = useState(false);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  // After a refusal the next thing to do is to type the password anew.
  useEffect(() => {
    if (refused && !busy) password.current?.select();
  }, [refused, busy]);
  const passkeys = usePasskeyApi();
  // What was refused would be refused again.
  const offered = busy || refused ? undefined : passkeys;
  useEffect(() => onPasskey && offered?.offer(onPasskey), [onPasskey, offered]);
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (busy) return;
    const typed = { email: email.current?.value.trim() ?? '', password: password.current?.value ?? '' };
    const empty = typed.email === '' ? 'email' : typed.password === '' ? 'password' : undefined;
    setMissing(empty);
    if (empty) (empty === 'email' ? email : password).current?.focus();
    else onLogIn(typed);
  }
  return (
    <form onSubmit={submit} noValidate aria-busy={busy}>
      <Field label={t('login.email')} problem={missing === 'email' ? t('login.emailMissing') : undefined}>
        {(ids) => (
          <input
            ref={email}
            {...ids}
            key={known}
            defaultValue={known}
            readOnly={known !== undefined}
            type="email"
            name="email"
            autoComplete={passkeys ? 'username webauthn' : 'username'}
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        )}
      </Field>
      <Field
        label={t('login.password')}
        problem={missing === 'password' ? t('login.passwordMissing') : undefined}
        refused={refused && !busy}
        end={
          <button
            type="button"
            className={`${controls.iconButton} ${styles.eye}`}
            aria-label={t(isVisible ? 'login.hide' : 'login.show')}
            aria-pressed={isVisible}
            onClick={() => setIsVisible(!isVisible)}
          >
            {isVisible ? <EyeOff size={16} aria-hidden /> : <Eye size={16} aria-hidden />}
          </button>
        }
      >
        {(ids) => (
          <input
            ref={password}
            {...ids}
            type={isVisible ? 'text' : 'password'}
            name="password"
            autoComplete="current-password"
            required
          />
        )}
      </Field>
      <button
        type="submit"
        className={`${controls.button} ${controls.primary} ${styles.submit}`}
        aria-disabled={busy}
      >
        {busy ? <span className={controls.spinner} aria-hidden="true" /> : null}
        {busy ? t('login.busy') : (label ?? t('login.submit'))}
      </button>
      {passkeys && onPasskey ? (
        <button
          type="button"
          className={`${controls.button} ${controls.secondary} ${styles.submit} ${styles.passkey}`}
          aria-disabled={busy}
          onClick={() => (busy ? undefined : onPasskey())}
        >
          <KeyRound size={16} aria-hidden />
          {t('login.passkey')}
        </button>
      ) : null}
    </form>
  );
}

interface FieldProps {
  readonly label: string;
  readonly problem?: string | undefined;
  readonly refused?: boolean;
  readonly end?: ReactNode;
  readonly children: (ids: {
    readonly id: string;
    readonly 'aria-invalid': boolean;
    readonly 'aria-describedby': string | undefined;
  }) => ReactNode;
}

function Field({ label, problem, refused = false, end, children }: FieldProps) {
  const id = useId();
  const hint = `${id}-hint`;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={end ? `${styles.control} ${styles.secret}` : styles.control}>
        {children({
          id,
          'aria-invalid': problem !== undefined || refused,
          'aria-describedby': problem === undefined ? undefined : hint,
        })}
        {end}
      </div>
      {problem === undefined ? null : (
        <p className={styles.hint} id={hint}>
          {problem}
        </p>
      )}
    </div>
  );
}
