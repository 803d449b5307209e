import { useEditorLocale } from '../editor-messages.tsx';

/**
 * The locale that days and times are written by in the editor's language: '4 Nov 2026', '14:05'. English is British here,
 * as the editor spells it.
 */
export function useDateLocale(): string {
  const locale = useEditorLocale();
  return locale === 'en' ? 'en-GB' : locale;
}
