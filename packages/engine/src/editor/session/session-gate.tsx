import { useEffect, useState, type ReactNode } from 'react';
import { useAuthActor, useAuthStatus, useLoginFailure } from '../../machines/auth/auth.react.tsx';
import { useEditorT } from '../editor-words.tsx';
import { LoginPage } from '../login/login-page.tsx';
import styles from './session-gate.module.css';

export interface SessionGateProps {
  /** What the site is called: its host, as its admin knows it. */
  readonly siteLabel: () => Promise<string>;
  readonly version: string;
  /** Where one was going: the address now shown, or the one a link asked for. An internal path. */
  readonly destination: () => string;
  /** Tells when the server no longer knows the session. @returns how to stop listening */
  readonly onExpired: (listener: () => void) => () => void;
  readonly children: ReactNode;
}

/** Draws the editor for an admin and the login page for everyone else, at the address one asked for. */
export function SessionGate({ siteLabel, version, destination, onExpired, children }: SessionGateProps) {
  const t = useEditorT();
  const actor = useAuthActor();
  const status = useAuthStatus();
  const failure = useLoginFailure();
  const [expired, setExpired] = useState(false);
  useEffect(
    () =>
      onExpired(() => {
        if (actor.getSnapshot().value !== 'loggedIn') return;
        setExpired(true);
        actor.send({ type: 'EXPIRED' });
      }),
    [actor, onExpired],
  );
  if (status === 'restoring' || status === 'leaving')
    return (
      <p className={styles.wait} role="status">
        {t('loading')}
      </p>
    );
  if (status === 'loggedIn') return children;
  return (
    <LoginPage
      siteLabel={siteLabel}
      version={version}
      busy={status === 'entering'}
      failure={failure}
      expired={expired}
      onLogIn={(credentials) => {
        setExpired(false);
        actor.send({ type: 'REMEMBER', path: destination() });
        actor.send({ type: 'LOG_IN', role: 'admin', ...credentials });
      }}
    />
  );
}
