import { type Alternative, COMPOUND_LANGUAGES } from './alternatives.ts';
import { type Bits, hasBit, intersect, isEmpty, setBit, slotsOf, unite } from './bits.ts';
import { mark } from './postings.ts';
import type { Vocabulary, Word } from './vocabulary.ts';

/** Jobs and their points for one word, indexed by slot. Valid until the next search. */
export interface WordMatch {
  bits: Bits;
  points: Uint8Array<ArrayBuffer>;
}

/** The forms of a word that count. */
type Forms = (vocabulary: Vocabulary, word: string) => readonly Word[];

const sameStem: Forms = (vocabulary, word) => vocabulary.sameStem(word);
const exactly: Forms = (vocabulary, word) => {
  const exact = vocabulary.exactly(word);
  return exact === undefined ? [] : [exact];
};
const endingWith: Forms = (vocabulary, word) => vocabulary.endingWith(word);
/** What stands after the beginning of a compound has at least so many letters. */
export const SHORTEST_AFTER = 4;
const beginningWith: Forms = (vocabulary, word) =>
  vocabulary.beginningWith(word).filter(({ text }) => text.length >= word.length + SHORTEST_AFTER);

function formsOf({ isExact, isEnding, isBeginning }: Alternative): Forms {
  if (isBeginning) return beginningWith;
  return isEnding ? endingWith : isExact ? exactly : sameStem;
}

/** Marks the jobs that have a word in their title. */
export function markTitles({ titles }: Word, bits: Bits): void {
  if (titles !== undefined) mark(titles, bits);
}

/** What titles say instead of a word. `sheet` gives a cleared set of jobs, one for each number from 0. */
export function createOtherNames(
  vocabularies: ReadonlyMap<string, Vocabulary>,
  sheet: (nth: number) => Bits,
) {
  /** The jobs of a language with all words in their titles; sheets from `first` on are used. */
  function withAll(
    vocabulary: Vocabulary,
    words: readonly string[],
    forms: Forms,
    first: number,
  ): Bits | undefined {
    const perWord: (readonly Word[])[] = [];
    for (const word of words) {
      const same = forms(vocabulary, word).filter(({ titles }) => titles !== undefined);
      if (same.length === 0) return undefined;
      perWord.push(same);
    }
    const [found, ...others] = perWord.map((same, nth) => {
      const bits = sheet(first + nth);
      for (const each of same) markTitles(each, bits);
      return bits;
    });
    for (const other of others) intersect(found!, other);
    return found;
  }

  /** The jobs of a language whose titles have one of these names of other work; none where no title has. */
  function withAny(vocabulary: Vocabulary, rivals: readonly (readonly string[])[]): Bits | undefined {
    let any: Bits | undefined;
    for (const rival of rivals) {
      const found = withAll(vocabulary, rival, sameStem, FOR_ONE_RIVAL);
      if (found === undefined || isEmpty(found)) continue;
      any ??= sheet(FOR_ALL_RIVALS);
      unite(any, found);
    }
    return any;
  }

  return {
    /** Adds the jobs whose title has all words of an alternative; no more than `most` where it is part of a rival. */
    add(match: WordMatch, alternative: Alternative, worth: number, most: number | undefined): void {
      const { words, isCompound, rivals = [] } = alternative;
      const forms = formsOf(alternative);
      for (const vocabulary of vocabularies.values()) {
        if (isCompound && !COMPOUND_LANGUAGES.has(vocabulary.language)) continue;
        const found = withAll(vocabulary, words, forms, 0);
        if (found === undefined || isEmpty(found)) continue;
        const rival = most === undefined ? undefined : withAny(vocabulary, rivals);
        for (const slot of slotsOf(found)) {
          setBit(match.bits, slot);
          const points = rival !== undefined && hasBit(rival, slot) ? Math.min(most!, worth) : worth;
          if (match.points[slot]! < points) match.points[slot] = points;
        }
      }
    },
    /** Lowers what the word itself is worth in a title that has one of these names of other work. */
    lower({ points }: WordMatch, rivals: readonly (readonly string[])[], most: number): void {
      for (const vocabulary of vocabularies.values()) {
        const found = withAny(vocabulary, rivals);
        if (found === undefined) continue;
        for (const slot of slotsOf(found)) points[slot] = Math.min(points[slot]!, most);
      }
    },
  };
}

/** A name has fewer words than this. */
const FOR_ALL_RIVALS = 8;
const FOR_ONE_RIVAL = 9;
