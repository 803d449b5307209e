import { CircleAlert, HardDrive, TimerOff } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useSaveStatus } from '../page-editing/saving.react.tsx';
import { useAtRest } from '../ui/typing-rests.ts';
import { useEditorT } from '../editor-messages.tsx';
import { LoginForm } from '../login/login-form.tsx';
import { announce } from '../ui/announce.ts';
import controls from '../ui/controls.module.css';
import { DialogFrame } from '../ui/dialog-frame.tsx';
import { LazySecondStepForm } from '../second-step/lazy-second-step.tsx';
import { useReLogin } from './re-login.ts';
import styles from './session-dialog.module.css';

/**
 * While the session has ended: the login over the untouched editor (specification §8 'Session has expired'). It comes
 * up in a pause: a password field takes no keys that were meant for another.
 */
export function SessionExpired() {
  const { stay, expired } = useReLogin();
  useEffect(() => stay(), [stay]);
  const isAsked = useAtRest(expired);
  return isAsked ? <SessionDialog /> : null;
}

function SessionDialog() {
  const t = useEditorT();
  const id = useId();
  const { email, busy, failure, second, onLogIn, onPasskey } = useReLogin();
  const [isOther, setOther] = useState(false);
  const status = useSaveStatus();
  const count = status.kind === 'saved' ? 0 : status.count;
  const announcement = t('session.back');
  useEffect(() => () => announce(announcement), [announcement]);
  return (
    // Escape does nothing: there is nothing to do behind it until one is logged in.
    <DialogFrame titleId={id} width="narrow" first="input:not([readonly])">
      <div className={styles.body}>
        <header className={styles.head}>
          <span className={styles.sign}>
            <TimerOff size={20} strokeWidth={1.75} aria-hidden />
          </span>
          <div>
            <h2 id={id}>{t('session.title')}</h2>
            <p>{t('session.intro')}</p>
          </div>
        </header>
        <p className={styles.safe}>
          <HardDrive size={16} aria-hidden />
          {count === 0 ? t('session.nothing') : t('session.safe', { count })}
        </p>
        <div role="alert">
          {failure === undefined || second ? null : (
            <p className={styles.failure}>
              <CircleAlert size={16} aria-hidden />
              {failure}
            </p>
          )}
        </div>
        {second ? (
          <LazySecondStepForm {...second} busy={busy} failure={failure} />
        ) : (
          <LoginForm
            busy={busy}
            refused={failure !== undefined}
            email={isOther ? undefined : email}
            submit={count === 0 ? t('login.submit') : t('session.submit', { count })}
            onLogIn={onLogIn}
            onPasskey={onPasskey}
          />
        )}
      </div>
      {email !== undefined && !isOther && !second ? (
        <footer className={styles.foot}>
          <button type="button" className={controls.button} onClick={() => setOther(true)}>
            {t('session.another')}
          </button>
        </footer>
      ) : null}
    </DialogFrame>
  );
}
