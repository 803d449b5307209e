import { keptFormat } from './kept-format.ts';

const formatOf = keptFormat((locale: string) => new Intl.ListFormat(locale, { type: 'conjunction' }));

/** 'a, b en c': words as a sentence of the language lists them. */
export function listText(words: readonly string[], locale: string): string {
  return formatOf(locale).format(words);
}
