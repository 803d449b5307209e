import { ArrowUpRight, CircleUserRound, Languages, ListTree } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useAuthActor, useProfile } from '../../machines/auth/auth.react.tsx';
import { useEditorT } from '../editor-words.tsx';
import controls from '../ui/controls.module.css';
import { Disclosure } from '../ui/disclosure.tsx';
import { LanguageChoice } from '../ui/language-choice.tsx';
import { ProductMark } from '../ui/product-mark.tsx';
import styles from './editor-frame.module.css';

interface EditorFrameProps {
  readonly siteName: string;
  /** What 'Preview website' opens. */
  readonly preview: string;
  readonly version: string;
  /** Controls of the top bar that belong to what is shown below. */
  readonly tools: ReactNode;
  /** On the bench, the outline's button opens and closes it; elsewhere it leads to the bench. */
  readonly outline?: { readonly open: boolean; readonly toggle: () => void };
  readonly children: ReactNode;
}

/** Top bar and rail: what stays while one moves about in the editor. */
export function EditorFrame({ siteName, preview, version, tools, outline, children }: EditorFrameProps) {
  const t = useEditorT();
  const { search } = useLocation();
  return (
    <div className={styles.editor}>
      <a className={styles.skip} href="#bench">
        {t('shell.skip')}
      </a>
      <header className={styles.bar}>
        <span className={styles.brand}>
          <ProductMark size={26} />
        </span>
        <b className={styles.site}>{siteName}</b>
        {tools}
        <a
          className={`${controls.button} ${controls.primary} ${styles.preview}`}
          href={preview}
          target="_blank"
          rel="noreferrer"
        >
          <ArrowUpRight size={15} strokeWidth={2} aria-hidden />
          <span>{t('shell.preview')}</span>
          <span className={controls.unseen}>, {t('shell.newTab')}</span>
        </a>
      </header>
      <nav className={styles.rail} aria-label={t('shell.editor')}>
        {outline ? (
          <button
            type="button"
            className={styles.station}
            aria-label={t('shell.outline')}
            title={t('shell.outline')}
            aria-pressed={outline.open}
            onClick={outline.toggle}
          >
            <ListTree size={18} strokeWidth={1.7} aria-hidden />
          </button>
        ) : (
          <Link
            className={styles.station}
            to={`/${search}`}
            aria-label={t('shell.outline')}
            title={t('shell.outline')}
          >
            <ListTree size={18} strokeWidth={1.7} aria-hidden />
          </Link>
        )}
        <Link
          className={styles.station}
          to={`/translations${search}`}
          aria-label={t('shell.translations')}
          title={t('shell.translations')}
          aria-current={outline ? undefined : 'page'}
        >
          <Languages size={18} strokeWidth={1.7} aria-hidden />
        </Link>
        <AccountMenu version={version} />
      </nav>
      {children}
    </div>
  );
}

function AccountMenu({ version }: Pick<EditorFrameProps, 'version'>) {
  const t = useEditorT();
  const actor = useAuthActor();
  const profile = useProfile();
  const [open, setOpen] = useState(false);
  return (
    <Disclosure
      open={open}
      onToggle={setOpen}
      className={styles.account}
      buttonClassName={styles.station}
      label={t('shell.account')}
      button={<CircleUserRound size={18} strokeWidth={1.7} aria-hidden />}
    >
      <div className={styles.menu}>
        <p>{t('shell.loggedInAs', { name: profile?.givenName ?? '' })}</p>
        <LanguageChoice />
        <button
          type="button"
          className={`${controls.button} ${controls.secondary}`}
          onClick={() => actor.send({ type: 'LOG_OUT' })}
        >
          {t('shell.logOut')}
        </button>
        <small>Boardwright {version}</small>
      </div>
    </Disclosure>
  );
}
