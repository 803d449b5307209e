import { splits } from './alternatives.ts';

/** What is known of the titles of a board. */
export interface TitleWords {
  /** Whether a job is called by the word, under another name too. */
  readonly isCalled: (word: string) => boolean;
  /** Whether any job or the dictionary has the word: far quicker to tell. */
  readonly isWord: (word: string) => boolean;
  /** What the work that the word names is first called. */
  readonly mainNames: (word: string) => readonly string[];
  /** The words of titles that begin so, with the number of titles. */
  readonly titleWords: (beginning: string) => readonly { readonly text: string; readonly titles: number }[];
}

/** The work is named by the last part of a compound; a shorter one is as often an ending. */
const SHORTEST_LAST = 4;
/** As the last part these say nothing of the work: a `dakwerker` is no `medewerker` of anything else. */
const ANYBODY = /^(?:mede)?(?:werk(?:er|ster|nemer)?s?|kracht|hulp|personeel)$/;
/** `metselwerk` and `metselaar`, `fysiotherapie` and `fysiotherapeut`: so many letters are the same … */
const SHORTEST_ROOT = 5;
/** … and so many may be others. */
const LONGEST_ENDING = 4;

/**
 * The words, with each that no job is called by replaced by the parts of it that are, or else by the word of a title
 * that begins as it does. For what is shown under what was looked for, never instead of it.
 */
export function loosened(words: readonly string[], titles: TitleWords): readonly string[] {
  const found = words.flatMap((word) => {
    if (titles.isCalled(word)) return [word];
    return partsOf(word, titles) ?? kinOf(word, titles) ?? kindOf(word, titles) ?? [word];
  });
  return [...new Set(found)];
}

/** The longest last part that jobs are called by, with what stands before it where jobs are called by that too. */
function partsOf(word: string, { isWord, isCalled }: TitleWords): string[] | undefined {
  const inTwo = splits(word).filter((parts) => parts.length === 2);
  for (const [, tail = ''] of inTwo) {
    if (tail.length < SHORTEST_LAST) continue;
    const heads = inTwo.filter((other) => other[1] === tail).map(([other = '']) => other);
    if (ANYBODY.test(tail)) {
      // Where somebody helps tells what they look for: `keukenhulp`.
      const place = heads.find((other) => other.length >= SHORTEST_LAST && isWord(other) && isCalled(other));
      if (place !== undefined) return [place];
      continue;
    }
    if (!isWord(tail) || !isCalled(tail)) continue;
    // Nobody's word before it: a `toverheks` is no `heks` that anybody looks for.
    if (!heads.some(isWord)) continue;
    const called = heads.find((other) => isWord(other) && isCalled(other));
    return called === undefined ? [tail] : [called, tail];
  }
  return undefined;
}

/** What the work is a kind of, where nobody does it: a `taxi` is driven by a `taxichauffeur`, who is a `chauffeur`. */
function kindOf(word: string, titles: TitleWords): string[] | undefined {
  for (const name of titles.mainNames(word)) {
    const parts = name === word ? undefined : partsOf(name, titles);
    if (parts !== undefined) return parts;
  }
  return undefined;
}

function kinOf(word: string, { titleWords }: TitleWords): string[] | undefined {
  const root = word.slice(0, Math.max(SHORTEST_ROOT, word.length - LONGEST_ENDING));
  if (word.length <= SHORTEST_ROOT || !/^[a-z]+$/.test(word)) return undefined;
  const kin = titleWords(root)
    .filter(({ text }) => text.length - root.length <= LONGEST_ENDING)
    .toSorted((a, b) => b.titles - a.titles || (a.text < b.text ? -1 : 1))[0];
  return kin && [kin.text];
}
