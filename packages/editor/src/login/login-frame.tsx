import { CircleAlert } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useEditorT } from '../editor-messages.tsx';
import { LanguageChoice } from '../ui/language-choice.tsx';
import { ProductMark } from '../ui/product-mark.tsx';
import styles from './login.module.css';
import { useDocumentTitle } from '../ui/editor-features.ts';

/** Decoration, which whoever is logged in need not wait for; a login without it is one all the same. */
const Picture = lazy(async () => {
  const loaded = await import('./workbench-picture.tsx').catch(() => undefined);
  return { default: loaded?.WorkbenchPicture ?? (() => null) };
});

interface LoginFrameProps {
  readonly version: string;
  /** The title of the window. */
  readonly documentTitle: string;
  readonly title: string;
  readonly intro: ReactNode;
  readonly children: ReactNode;
}

/** The frame of what stands before the editor: logging in, setting up, choosing a password. */
export function LoginFrame({ version, documentTitle, title, intro, children }: LoginFrameProps) {
  useDocumentTitle(`${documentTitle} · Boardwright`);
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <header className={styles.brand}>
          <ProductMark size={32} />
          Boardwright
        </header>
        <main className={styles.middle}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.intro}>{intro}</p>
          {children}
        </main>
        <footer className={styles.foot}>
          <span>Boardwright {version}</span>
          <LanguageChoice />
        </footer>
      </div>
      <div className={styles.bench}>
        <Suspense fallback={null}>
          <Picture />
        </Suspense>
      </div>
    </div>
  );
}

/** What went wrong, said at once. */
export function Notice({
  children,
  isMild = false,
}: {
  readonly children: ReactNode;
  readonly isMild?: boolean;
}) {
  return (
    <p className={isMild ? `${styles.notice} ${styles.expired}` : styles.notice}>
      <CircleAlert size={16} aria-hidden />
      {children}
    </p>
  );
}

/** The way back to the login. */
export function ToLogin() {
  const t = useEditorT();
  return (
    <a className={styles.back} href="/admin">
      {t('password.toLogin')}
    </a>
  );
}
