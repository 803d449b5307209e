import './tokens.css';
import './base.css';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { defaultLocale, isLocale, type Locale } from '@boardwright/messages';
import { createTranslator } from '../i18n/translator.ts';
import { TranslatorContext } from '../i18n/use-t.ts';
import { ChooseLocaleContext } from './editor-messages.tsx';
import { editorMessages } from './editor.messages.ts';

/** Where the editor's language is remembered: the browser's own storage in the host, anything in a test. */
export interface LocaleStore {
  readonly read: () => string | null;
  readonly write: (locale: Locale) => void;
}

/** The language to start in: the one remembered, else the first of the browser's that the editor speaks, else English. */
export function startLocale(remembered: string | null, preferred: readonly string[]): Locale {
  for (const wish of [remembered ?? '', ...preferred]) {
    const language = wish.toLowerCase().split('-')[0];
    if (isLocale(language)) return language;
  }
  return defaultLocale;
}

interface EditorMessagesProps {
  readonly store: LocaleStore;
  readonly preferred: readonly string[];
  readonly children: ReactNode;
}

/** The editor's own language, apart from the website's: chosen by the admin and remembered in this browser. */
export function EditorMessages({ store, preferred, children }: EditorMessagesProps) {
  const [locale, choose] = useState(() => startLocale(store.read(), preferred));
  const translator = useMemo(() => createTranslator(locale, { editor: editorMessages[locale] }), [locale]);
  const setLocale = useCallback(
    (next: Locale) => {
      store.write(next);
      choose(next);
    },
    [store],
  );
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return (
    <ChooseLocaleContext value={setLocale}>
      <TranslatorContext value={translator}>{children}</TranslatorContext>
    </ChooseLocaleContext>
  );
}
