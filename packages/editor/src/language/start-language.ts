import type { EditorLabels } from '@boardwright/blocks-schema';
import { defaultLocale, isLocale, type Locale, type MessageTree } from '@boardwright/messages';

/** All that the editor says in one language: it is shown in one at a time, and fetches no other before it is chosen. */
export interface EditorLanguage {
  readonly locale: Locale;
  readonly messages: MessageTree;
  readonly labels: EditorLabels;
}

/** Where the editor's language is remembered: the browser's own storage in the host, anything in a test. */
export interface LocaleStore {
  readonly read: () => string | null;
  readonly write: (locale: Locale) => void;
}

/** The language to start in: the one remembered, else the first of the browser's that the editor speaks, else English. */
export function startLocale(remembered: string | null, preferred: readonly string[]): Locale {
  for (const wanted of [remembered ?? '', ...preferred]) {
    const language = wanted.toLowerCase().split('-')[0];
    if (isLocale(language)) return language;
  }
  return defaultLocale;
}
