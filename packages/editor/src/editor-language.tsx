import './tokens.css';
import './base.css';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Locale } from '@boardwright/messages';
import { EditorLanguageProvider, LanguageChangeContext, type LanguageChange } from './editor-messages.tsx';
import type { EditorLanguage, LocaleStore } from './language/start-language.ts';

interface EditorMessagesProps {
  /** The language it starts in. */
  readonly first: EditorLanguage;
  readonly load: (locale: Locale) => Promise<EditorLanguage>;
  readonly store: Pick<LocaleStore, 'write'>;
  /** It stands in an application of somebody else's, whose document is not in its language. */
  readonly mounted?: boolean;
  readonly children: ReactNode;
}

/**
 * The editor's own language, apart from the website's: chosen by the admin and remembered in this browser. Another one is
 * fetched when it is chosen; until it has come, and when it does not, the editor stays in the one it has.
 */
export function EditorMessages({ first, load, store, mounted = false, children }: EditorMessagesProps) {
  const [language, setLanguage] = useState(first);
  const [pending, setPending] = useState<Locale>();
  const [failed, setFailed] = useState<Locale>();
  const wanted = useRef(first.locale);
  const { locale } = language;
  useEffect(() => {
    if (!mounted) document.documentElement.lang = locale;
  }, [locale, mounted]);
  const value = useMemo((): LanguageChange => {
    const finish = (next: Locale, end: () => void) => {
      // Another was chosen while this one was on its way.
      if (wanted.current !== next) return;
      setPending(undefined);
      end();
    };
    return {
      pending,
      failed,
      change(next) {
        wanted.current = next;
        setFailed(undefined);
        setPending(next);
        load(next).then(
          (loaded) =>
            finish(next, () => {
              store.write(next);
              setLanguage(loaded);
            }),
          () => finish(next, () => setFailed(next)),
        );
      },
    };
  }, [pending, failed, load, store]);
  return (
    <LanguageChangeContext value={value}>
      <EditorLanguageProvider language={language}>
        <div data-editor={mounted ? 'mounted' : ''} lang={locale}>
          {children}
        </div>
      </EditorLanguageProvider>
    </LanguageChangeContext>
  );
}
