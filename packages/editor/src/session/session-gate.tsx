import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import {
  useAuthActor,
  useAuthStatus,
  useHasRunOut,
  useIsPassing,
  useLoginFailure,
  useProfile,
  useSecondStep,
} from '@boardwright/engine/auth';
import { useEditorT } from '../editor-messages.tsx';
import { AdminRightsContext } from '../ui/admin-rights.ts';
import { LoginPage } from '../login/login-page.tsx';
import { LazySecondStepPage } from '../second-step/lazy-second-step.tsx';
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
  const hasRunOut = useHasRunOut();
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
        const { value } = actor.getSnapshot();
        if (value === 'loggedIn' || value === 'settingUp') actor.send({ type: 'EXPIRED' });
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
  const byPasskey = useCallback<ReLogin['onPasskey']>(
    (signed) => {
      actor.send({ type: 'REMEMBER', path: destination() });
      actor.send({ type: 'LOG_IN_BY_PASSKEY', role: 'admin', signed });
    },
    [actor, destination],
  );
  const second = useSecond(destination);
  const isOut = status === 'guest' || status === 'entering' || status === 'halfIn';
  const isOver = held && isOut;
  const isPassing = useIsPassing();
  const busy = status === 'entering' || isPassing;
  const again = useMemo(
    (): ReLogin => ({
      expired: isOver,
      email: known,
      busy,
      failure,
      second,
      onLogIn: logIn,
      onPasskey: byPasskey,
      stay,
    }),
    [isOver, known, busy, failure, second, logIn, byPasskey, stay],
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
  if (second) return <LazySecondStepPage {...second} version={version} busy={busy} failure={failure} />;
  return (
    <LoginPage
      siteLabel={siteLabel}
      version={version}
      busy={busy}
      failure={failure}
      expired={isOver || hasRunOut}
      onLogIn={logIn}
      onPasskey={byPasskey}
    />
  );
}

/** What is left to do of who gave a right password, and how it is done. Its page may be loaded anew in between. */
function useSecond(destination: SessionGateProps['destination']): ReLogin['second'] {
  const actor = useAuthActor();
  const step = useSecondStep();
  return useMemo(() => {
    if (!step) return undefined;
    const remember = () => actor.send({ type: 'REMEMBER', path: destination() });
    return {
      step,
      onGive: (code) => {
        remember();
        actor.send({ type: 'GIVE_CODE', code });
      },
      onPasskey: () => {
        remember();
        actor.send({ type: 'GIVE_PASSKEY' });
      },
      onSetUp: () => {
        remember();
        actor.send({ type: 'SET_UP' });
      },
      onGiveUp: () => actor.send({ type: 'GIVE_UP' }),
    };
  }, [actor, destination, step]);
}
