import { CircleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useEditorT } from '../editor-words.tsx';
import { BenchPicture } from '../login/bench-picture.tsx';
import styles from '../login/login.module.css';
import controls from '../ui/controls.module.css';
import { LanguageChoice } from '../ui/language-choice.tsx';
import { ProductMark } from '../ui/product-mark.tsx';
import { SetupForm, type SetupAnswers, type SetupRefusal } from './setup-form.tsx';

/** What a new board begins with, as the server proposes it. */
export interface SetupStart {
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
}

/** What the page of a set-up link needs of its host. */
export interface SetupEffects {
  /** What the board begins with; undefined for a link that no longer holds. */
  readonly read: () => Promise<SetupStart | undefined>;
  /** Makes account and board, and logs in. @returns what was refused */
  readonly complete: (answers: SetupAnswers) => Promise<SetupRefusal | 'gone' | undefined>;
  /** Goes on to the first steps of the board. */
  readonly goOn: () => void;
  /** The host name one is at now. */
  readonly host: string;
}

type State = { readonly start?: SetupStart; readonly isGone: boolean; readonly isAway: boolean };

/** The page of the one-time link that a server prints as long as its board has no admin. */
export function SetupPage({
  version,
  effects,
}: {
  readonly version: string;
  readonly effects: SetupEffects;
}) {
  const t = useEditorT();
  const [{ start, isGone, isAway }, setState] = useState<State>({ isGone: false, isAway: false });
  useEffect(() => {
    document.title = `${t('setup.documentTitle')} · Boardwright`;
  }, [t]);
  useEffect(() => {
    effects.read().then(
      (read) => setState({ ...(read && { start: read }), isGone: read === undefined, isAway: false }),
      () => setState({ isGone: false, isAway: true }),
    );
  }, [effects]);
  async function complete(answers: SetupAnswers): Promise<SetupRefusal | undefined> {
    const refused = await effects.complete(answers);
    if (refused === undefined) effects.goOn();
    if (refused === 'gone') setState({ isGone: true, isAway: false });
    return refused === 'gone' ? undefined : refused;
  }
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <header className={styles.brand}>
          <ProductMark size={32} />
          Boardwright
        </header>
        <main className={styles.middle}>
          <h1 className={styles.title}>{t(isGone ? 'setup.gone' : 'setup.title')}</h1>
          <p className={styles.intro}>{t(isGone ? 'setup.goneText' : 'setup.intro')}</p>
          <div role="alert">
            {isAway ? (
              <p className={styles.notice}>
                <CircleAlert size={16} aria-hidden />
                {t('setup.failed')}
              </p>
            ) : null}
          </div>
          {isGone ? (
            <a className={controls.link} href="/admin">
              {t('setup.logIn')}
            </a>
          ) : null}
          {start ? <SetupForm start={start} host={effects.host} onSubmit={complete} /> : null}
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
