import { createContext, useContext } from 'react';
import { type Locale, localeOf } from '@boardwright/messages';
import { TranslatorContext, useT } from '../i18n/use-t.ts';
import type { EditorTranslate } from './editor.messages.ts';

interface EditorLocale {
  readonly locale: Locale;
  readonly setLocale: (locale: Locale) => void;
}
/** Provided with the editor's language (editor-language.tsx). */
export const ChooseLocaleContext = createContext<EditorLocale['setLocale']>(() => undefined);

/** The language that its messages are in, so that names of countries and times are in no other. */
export function useEditorLocale(): EditorLocale {
  const locale = localeOf(useContext(TranslatorContext).locale);
  return { locale, setLocale: useContext(ChooseLocaleContext) };
}

/** Translates a key of the editor's words. */
export function useEditorT(): EditorTranslate {
  return useT('editor');
}
