import { ageLimits, type BiasedWord, biasedWords, type BiasKind } from './biased-words.ts';

type TextLocale = keyof typeof biasedWords;

/** A word of a text that favours some, and where it stands. */
export interface BiasHit {
  /** As it is written there. */
  readonly word: string;
  /** Index of its first character in the text, in UTF-16 code units. */
  readonly offset: number;
  readonly kind: BiasKind;
  readonly instead: readonly string[];
}

function escaped(word: string): string {
  return word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s+`);
}

/** Not inside a longer word, a compound with a hyphen, or a name with an apostrophe. */
const before = String.raw`(?<![\p{L}\p{N}\p{M}]|[\p{L}\p{N}][-’'])`;
const after = String.raw`(?![\p{L}\p{N}\p{M}]|[-’'][\p{L}\p{N}])`;

interface Finder {
  readonly pattern: RegExp;
  readonly byWord: ReadonlyMap<string, BiasedWord>;
}

/** One pattern per language, the longest words first: 'young team' before 'young'. */
function finderOf(locale: TextLocale): Finder {
  const list = biasedWords[locale];
  const sorted = list.toSorted((one, other) => other.word.length - one.word.length);
  const words = sorted.map(({ word }) => escaped(word)).join('|');
  const pattern = new RegExp(`${before}(?:${ageLimits[locale]}|${words})${after}`, 'giu');
  return { pattern, byWord: new Map(list.map((one) => [one.word, one])) };
}

/** By language; in one that has no list, nothing is found. */
const finders: ReadonlyMap<string, Finder> = new Map(
  (Object.keys(biasedWords) as TextLocale[]).map((locale) => [locale, finderOf(locale)]),
);

/** Romanian is also written with a cedilla, which looks the same; both have one length. */
function sameLetters(text: string): string {
  return text.replaceAll('ş', 'ș').replaceAll('ţ', 'ț').replaceAll('Ş', 'Ș').replaceAll('Ţ', 'Ț');
}

/**
 * The words of a text that favour one gender, age or origin, in the order they stand there. Whole words only.
 * @param text plain text, without tags
 */
export function findBiasedWords(text: string, locale: string): readonly BiasHit[] {
  const finder = finders.get(locale);
  if (!finder) return [];
  const { pattern, byWord } = finder;
  return [...sameLetters(text).matchAll(pattern)].map(({ 0: found, index }) => {
    const entry = byWord.get(found.toLowerCase().replaceAll(/\s+/g, ' '));
    return {
      word: text.slice(index, index + found.length),
      offset: index,
      kind: entry?.kind ?? 'age',
      instead: entry?.instead ?? [],
    };
  });
}
