import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { EditorLabels } from '@boardwright/blocks-schema';
import { localeOf, type Locale } from '@boardwright/messages';
import { createTranslator } from '@boardwright/ui/translator';
import { TranslatorContext, useT } from '@boardwright/ui/use-t';
import type { EditorLanguage } from './language/start-language.ts';
import type { EditorTranslate } from './editor.messages.ts';

export interface LanguageChange {
  /** The language that is being fetched. */
  readonly pending: Locale | undefined;
  /** The language that could not be fetched. */
  readonly failed: Locale | undefined;
  readonly change: (locale: Locale) => void;
}
/** Provided with the editor's language (editor-language.tsx). */
export const LanguageChangeContext = createContext<LanguageChange>({
  pending: undefined,
  failed: undefined,
  change: () => undefined,
});
/** Outside the editor blocks are called as their schemas say. */
const LabelsContext = createContext<EditorLabels>({ blocks: {}, common: {} });

interface LanguageProviderProps {
  readonly language: EditorLanguage;
  readonly children: ReactNode;
}

/** A language for what is below it. */
export function EditorLanguageProvider({ language, children }: LanguageProviderProps) {
  const { locale, messages, labels } = language;
  const translator = useMemo(() => createTranslator(locale, { editor: messages }), [locale, messages]);
  return (
    <LabelsContext value={labels}>
      <TranslatorContext value={translator}>{children}</TranslatorContext>
    </LabelsContext>
  );
}

/** The language that its messages are in, so that names of countries and times are in no other. */
export function useEditorLocale(): Locale {
  return localeOf(useContext(TranslatorContext).locale);
}

/** Another language for the editor, and how far it is. */
export function useLanguageChange(): LanguageChange {
  return useContext(LanguageChangeContext);
}

/** What blocks and their settings are called in the editor's language. */
export function useEditorLabels(): EditorLabels {
  return useContext(LabelsContext);
}

/** Translates a key of the editor's words. */
export function useEditorT(): EditorTranslate {
  return useT('editor');
}
