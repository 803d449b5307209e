import { type Alternative, COMPOUND_LANGUAGES } from './alternatives.ts';
import { type Bits, intersect, setBit, slotsOf } from './bits.ts';
import { type FieldWeights, collect } from './postings.ts';
import type { Vocabulary, Word } from './vocabulary.ts';

/** Jobs and their points for one word, indexed by slot. Valid until the next search. */
export interface WordMatch {
  bits: Bits;
  points: Uint8Array<ArrayBuffer>;
}

type Forms = (vocabulary: Vocabulary, word: string) => readonly Word[];

const sameStem: Forms = (vocabulary, word) => vocabulary.sameStem(word);
const exactly: Forms = (vocabulary, word) => {
  const exact = vocabulary.exactly(word);
  return exact === undefined ? [] : [exact];
};
const beginningWith: Forms = (vocabulary, word) =>
  vocabulary.beginningWith(word).filter(({ text }) => text.length >= word.length + SHORTEST_AFTER);
const endingWith: Forms = (vocabulary, word) => vocabulary.endingWith(word);

/** What stands after the beginning of a compound has at least so many letters. */
export const SHORTEST_AFTER = 4;

/** Only titles are looked at. */
const IN_TITLE: FieldWeights = [0, 0, 0, 1];

/** What titles say instead of a word. `sheet` gives cleared arrays, one for each number from 0. */
export function createOtherNames(
  vocabularies: ReadonlyMap<string, Vocabulary>,
  sheet: (nth: number) => WordMatch,
) {
  /** The jobs of a language that have all words in one of their forms; sheets from `first` on are used. */
  function withAll(
    vocabulary: Vocabulary,
    words: readonly string[],
    forms: Forms,
    weights: FieldWeights,
    first: number,
  ): WordMatch | undefined {
    const perWord: (readonly Word[])[] = [];
    for (const word of words) {
      const same = forms(vocabulary, word);
      if (same.length === 0) return undefined;
      perWord.push(same);
    }
    const [found, ...others] = perWord.map((same, nth) => {
      const part = sheet(first + nth);
      for (const each of same) collect(each, weights, part.bits, part.points);
      return part;
    });
    for (const other of others) intersect(found!.bits, other.bits);
    return found;
  }

  /** Lowers what a title is worth that has one of these names of other work, to `most`. */
  function lower(
    vocabulary: Vocabulary,
    { points }: WordMatch,
    rivals: readonly (readonly string[])[],
    most: number,
  ): void {
    for (const rival of rivals) {
      const found = withAll(vocabulary, rival, sameStem, IN_TITLE, 0);
      if (found === undefined) continue;
      for (const slot of slotsOf(found.bits)) points[slot] = Math.min(points[slot]!, most);
    }
  }

  return {
    /** Adds the jobs whose title has all words of an alternative; no more than `most` where it is part of a rival. */
    add(
      match: WordMatch,
      { words, isExact, isCompound, isEnding, isBeginning, rivals = [] }: Alternative,
      weights: FieldWeights,
      most: number | undefined,
    ): void {
      const forms = isBeginning ? beginningWith : isEnding ? endingWith : isExact ? exactly : sameStem;
      for (const vocabulary of vocabularies.values()) {
        if (isCompound && !COMPOUND_LANGUAGES.has(vocabulary.language)) continue;
        if (words.length === 1 && rivals.length === 0) {
          for (const each of forms(vocabulary, words[0]!)) collect(each, weights, match.bits, match.points);
          continue;
        }
        const found = withAll(vocabulary, words, forms, weights, FOR_RIVALS);
        if (found === undefined) continue;
        if (most !== undefined) lower(vocabulary, found, rivals, most);
        for (const slot of slotsOf(found.bits)) {
          setBit(match.bits, slot);
          if (match.points[slot]! < found.points[slot]!) match.points[slot] = found.points[slot]!;
        }
      }
    },
    /** Lowers what the word itself is worth in a title that has one of these names of other work. */
    lower(match: WordMatch, rivals: readonly (readonly string[])[], most: number): void {
      for (const vocabulary of vocabularies.values()) lower(vocabulary, match, rivals, most);
    },
  };
}

/** So many sheets are left for the words of a rival. */
const FOR_RIVALS = 8;
