import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useAuthActor, useAuthStatus, useLoginFailure, useProfile } from '@boardwright/engine/auth';
import { useEditorT } from '../editor-messages.tsx';
import { AdminRightsContext } from '../ui/admin-rights.ts';
import { LoginPage } from '../login/login-page.tsx';
import { ReLoginContext, type ReLogin } from './re-login.ts';
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

/**
 * Draws the editor for an admin and the login page for everyone else, at the address one asked for. An editor whose
 * session ends stays as it is, and asks for the login over itself.
 */
export function SessionGate({ siteLabel, version, destination, onExpired, children }: SessionGateProps) {
  const t = useEditorT();
  const actor = useAuthActor();
  const status = useAuthStatus();
  const failure = useLoginFailure();
  const profile = useProfile();
  const email = profile?.email;
  // They stay while one logs in again over the editor.
  const [rights, setRights] = useState(profile?.admin);
  if (profile?.admin !== undefined && profile.admin !== rights) setRights(profile.admin);
  const [known, setKnown] = useState(email);
  if (email !== undefined && email !== known) setKnown(email);
  // Whoever was logged in, did not log out and is out: the session ended by itself.
  const [held, setHeld] = useState(false);
  if (status === 'loggedIn' && !held) setHeld(true);
  if (status === 'leaving' && held) setHeld(false);
  const [staying, setStaying] = useState(0);
  const stay = useCallback(() => {
    setStaying((count) => count + 1);
    return () => setStaying((count) => count - 1);
  }, []);
  useEffect(
    () =>
      onExpired(() => {
        if (actor.getSnapshot().value === 'loggedIn') actor.send({ type: 'EXPIRED' });
      }),
    [actor, onExpired],
  );
  const logIn = useCallback<ReLogin['onLogIn']>(
    (credentials) => {
      actor.send({ type: 'REMEMBER', path: destination() });
      actor.send({ type: 'LOG_IN', role: 'admin', ...credentials });
    },
    [actor, destination],
  );
  const isOut = status === 'guest' || status === 'entering';
  const isOver = held && isOut;
  const busy = status === 'entering';
  const again = useMemo(
    (): ReLogin => ({ expired: isOver, email: known, busy, failure, onLogIn: logIn, stay }),
    [isOver, known, busy, failure, logIn, stay],
  );
  if (status === 'restoring' || status === 'leaving')
    return (
      <p className={styles.wait} role="status">
        {t('loading')}
      </p>
    );
  if (status === 'loggedIn' || (isOver && staying > 0))
    return (
      <AdminRightsContext value={rights}>
        <ReLoginContext value={again}>{children}</ReLoginContext>
      </AdminRightsContext>
    );
  return (
    <LoginPage
      siteLabel={siteLabel}
      version={version}
      busy={busy}
      failure={failure}
      expired={isOver}
      onLogIn={logIn}
    />
  );
}
