import { cachedFormat } from './cached-format.ts';

const formatOf = cachedFormat((locale: string) => new Intl.ListFormat(locale, { type: 'conjunction' }));

/** 'a, b en c': words as a sentence of the language lists them. */
export function listText(items: readonly string[], locale: string): string {
  return formatOf(locale).format(items);
}
