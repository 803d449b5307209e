import type { Alternative, Reading } from './alternatives.ts';
import type { Dictionary } from './dictionary.ts';
import { FIELDS, type FieldWeights } from './postings.ts';

/** Points for a word of the search; `begun` only for its last word. */
export interface KeywordWeights {
  /** The word itself or one with the same stem. */
  whole: FieldWeights;
  /** A word that begins with it. */
  begun: FieldWeights;
  /** What the title may say instead (`alternativesOf`); without it only the words themselves are looked for. */
  instead?: number;
  /** What a title is worth where the word is less likely what was meant. */
  less?: LessLikely;
  /** Which words mean the same; those that every site knows where it is left out. */
  dictionary?: Dictionary | undefined;
}

/** Points of a title by which of two readings is less likely. */
interface LessLikely {
  /** The word stands in a longer name of other work: `verkoper buitendienst` for `verkoper`. */
  readonly rivalWhole: number;
  readonly rivalInstead: number;
  /** The word is no name of work but leads to some: `winkel` in `teamleider winkel`. */
  readonly leadWhole: number;
  /** As before, beside a name of work: `koken in een restaurant`. */
  readonly leadInstead: number;
}

/** Another name for the work counts in titles only: in texts it would bring in other work. */
const INSTEAD = 16;

const LESS_LIKELY: LessLikely = { rivalWhole: 14, rivalInstead: 9, leadWhole: 10, leadInstead: 12 };

/** Titles weigh most; a word that is only begun half. */
export const SEARCH_WEIGHTS: KeywordWeights = {
  whole: [2, 6, 8, 20],
  begun: [1, 3, 4, 10],
  instead: INSTEAD,
  less: LESS_LIKELY,
};

/** What the word itself is worth: less in a title where it only leads to what work is called. */
export function wholeOf(reading: Reading | undefined, weights: KeywordWeights): KeywordWeights {
  if (reading?.role !== 'lead' || weights.less === undefined) return weights;
  const [text, place, organisation] = weights.whole;
  return { ...weights, whole: [text, place, organisation, weights.less.leadWhole] };
}

/** What another name is worth: less where the word only leads to it and another is what work is called. */
export function insteadOf(
  { role }: Reading,
  all: readonly Reading[],
  { instead = 0, less }: KeywordWeights,
): number {
  if (role !== 'lead' || less === undefined) return instead;
  return all.some((other) => other.role === 'name') ? less.leadInstead : instead;
}

/** The same name written as one word or as two is that name; one that begins so is not more than begun. */
export function worthOf(
  { isCompound, isEnding, isBeginning }: Alternative,
  { whole, begun }: KeywordWeights,
  instead: number,
): number {
  if (isBeginning) return begun[FIELDS.title];
  return isCompound && !isEnding ? whole[FIELDS.title] : instead;
}

/** What work is called: nothing but titles. */
export const IN_TITLES: KeywordWeights = { whole: [0, 0, 0, 1], begun: [0, 0, 0, 0], instead: 1 };

/** Where nobody sees whose a job is: a word of a name is no word. */
export const WEIGHTS_WITHOUT_NAMES: KeywordWeights = {
  whole: [2, 6, 0, 20],
  begun: [1, 3, 0, 10],
  instead: INSTEAD,
  less: LESS_LIKELY,
};
