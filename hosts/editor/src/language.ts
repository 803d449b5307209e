import { startLocale, type EditorLanguage, type LocaleStore } from '@boardwright/editor/start-language';
import { defaultLocale, type Locale } from '@boardwright/messages';
import editorLanguages from 'virtual:editor-languages';

const localeKey = 'boardwright.editor.locale';

/** The editor's language in this browser. */
export const localeStore: LocaleStore = {
  read: () => localStorage.getItem(localeKey),
  write: (locale) => localStorage.setItem(localeKey, locale),
};

/** Fetches a language of the editor. */
export async function loadLanguage(locale: Locale): Promise<EditorLanguage> {
  const { default: language } = await editorLanguages[locale]();
  return language;
}

/** The language to start in; one that does not come is not waited for, where English does. */
export async function loadFirstLanguage(): Promise<EditorLanguage> {
  const locale = startLocale(localeStore.read(), navigator.languages);
  // What is asked of the server before the language is there, as the names of categories, comes in it too.
  document.documentElement.lang = locale;
  try {
    return await loadLanguage(locale);
  } catch (error) {
    if (locale === defaultLocale) throw error;
    return loadLanguage(defaultLocale);
  }
}
