import { CircleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useEditorT } from '../editor-words.tsx';
import controls from '../ui/controls.module.css';
import { LanguageChoice } from '../ui/language-choice.tsx';
import { ProductMark } from '../ui/product-mark.tsx';
import { BenchPicture } from './bench-picture.tsx';
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
}

/** The editor's door (specification §2, /admin without a session). */
export function LoginPage({ siteLabel, version, busy, failure, expired, onLogIn }: LoginPageProps) {
  const t = useEditorT();
  const [name, setName] = useState('');
  useEffect(() => {
    // Without a name the line stays short: one can log in all the same.
    siteLabel().then(setName, () => undefined);
  }, [siteLabel]);
  useEffect(() => {
    document.title = `${t('login.documentTitle')} · Boardwright`;
  }, [t]);
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <header className={styles.brand}>
          <ProductMark size={32} />
          Boardwright
        </header>
        <main className={styles.middle}>
          <h1 className={styles.title}>{t('login.title')}</h1>
          <p className={styles.intro}>
            {t('login.intro')} <b>{name}</b>
          </p>
          <div role="alert">
            {failure === undefined ? null : (
              <p className={styles.notice}>
                <CircleAlert size={16} aria-hidden />
                {failure}
              </p>
            )}
            {expired && failure === undefined ? (
              <p className={`${styles.notice} ${styles.expired}`}>
                <CircleAlert size={16} aria-hidden />
                {t('login.expired')}
              </p>
            ) : null}
          </div>
          <LoginForm busy={busy} refused={failure !== undefined} onLogIn={onLogIn} />
          <p className={styles.website}>
            {t('login.looking')}{' '}
            <a className={controls.link} href="/">
              {t('login.website')}
            </a>
          </p>
        </main>
        <footer className={styles.foot}>
          <span>Boardwright {version}</span>
          <LanguageChoice />
        </footer>
      </div>
      <div className={styles.bench}>
        <BenchPicture />
      </div>
    </div>
  );
}
