import { cachedFormat } from './cached-format.ts';
import { useFormatSettings } from './format-settings.ts';

const formatOf = cachedFormat((locale: string) => new Intl.ListFormat(locale, { type: 'conjunction' }));

/** 'a, b en c': words as a sentence of the language lists them. */
function listText(items: readonly string[], locale: string): string {
  return formatOf(locale).format(items);
}

/** Writes lists in the page's language: 'a, b en c'. */
export function useListText(): (items: readonly string[]) => string {
  const { locale } = useFormatSettings();
  return (items) => listText(items, locale);
}
