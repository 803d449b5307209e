import type { EveryLocale } from '@boardwright/messages';
import { useEditorLocale } from '../editor-messages.tsx';

/** English is British here, as the editor spells it. */
const dateLocales: EveryLocale<string> = { en: 'en-GB', nl: 'nl', ro: 'ro' };

/** The locale that days and times are written by in the editor's language: '4 Nov 2026', '14:05'. */
export function useDateLocale(): string {
  return dateLocales[useEditorLocale()];
}
