import type { SignedByPasskey } from '@boardwright/engine/auth-machine';
import { useEffect, useState } from 'react';
import { useEditorT } from '../editor-messages.tsx';
import controls from '../ui/controls.module.css';
import { LoginFrame, Notice } from './login-frame.tsx';
import { LoginForm } from './login-form.tsx';
import styles from './login.module.css';

export interface LoginPageProps {
  /** What the site is called: its host, as its admin knows it. */
  readonly siteLabel: () => Promise<string>;
  readonly version: string;
  readonly busy: boolean;
  /** Why the last try failed, in the admin's language. */
  readonly failure?: string | undefined;
  /** A session ended by itself. */
  readonly expired: boolean;
  readonly onLogIn: (credentials: { readonly email: string; readonly password: string }) => void;
  readonly onPasskey?: (signed?: SignedByPasskey) => void;
}

/** The editor's login page (specification §2, /admin without a session). */
export function LoginPage({
  siteLabel,
  version,
  busy,
  failure,
  expired,
  onLogIn,
  onPasskey,
}: LoginPageProps) {
  const t = useEditorT();
  const [name, setName] = useState('');
  useEffect(() => {
    // Without a name the line stays short: one can log in all the same.
    siteLabel().then(setName, () => undefined);
  }, [siteLabel]);
  const intro = (
    <>
      {t('login.intro')} <b>{name}</b>
    </>
  );
  return (
    <LoginFrame
      version={version}
      documentTitle={t('login.documentTitle')}
      title={t('login.title')}
      intro={intro}
    >
      <div role="alert">
        {failure === undefined ? null : <Notice>{failure}</Notice>}
        {expired && failure === undefined ? <Notice isMild>{t('login.expired')}</Notice> : null}
      </div>
      <LoginForm busy={busy} refused={failure !== undefined} onLogIn={onLogIn} onPasskey={onPasskey} />
      <p className={styles.website}>
        <a className={controls.link} href="/admin/password">
          {t('login.forgotten')}
        </a>
      </p>
      <p className={styles.website}>
        {t('login.looking')}{' '}
        <a className={controls.link} href="/">
          {t('login.website')}
        </a>
      </p>
    </LoginFrame>
  );
}
