import { LRUCache } from 'lru-cache';
import { letterSet, mayLieWithin, slipsAllowed, slipsBetween } from './edit-distance.ts';
import { COMPOUND_LANGUAGES, SHORTEST_BEFORE } from './alternatives.ts';
import { FIELDS, type Field, type Postings, append, createPostings, renumber } from './postings.ts';
import { isStopWord, stem, stemOfEnding } from './text-analysis.ts';

/** A word as it stands in jobs of one language, with the jobs it stands in. */
export interface Word extends Postings {
  text: string;
  letters: number;
  /** The jobs with it in their title: few, where thousands have it in their texts. */
  titles: Postings | undefined;
}

/** Stands for every word that is not kept. */
const STOP_WORD = Symbol('stop word');

/** The words of the jobs of one language. */
export interface Vocabulary {
  readonly language: string;
  /** Notes a word of a job, unless it is a stop word. Slots never go back; a job's strongest field comes first. */
  add(text: string, slot: number, field: Field): void;
  /** The words with the same stem. */
  sameStem(word: string): readonly Word[];
  /** The word as it is written, when a job has it. */
  exactly(word: string): Word | undefined;
  /** The compounds in titles whose stem ends as the word's does. */
  endingWith(word: string): readonly Word[];
  /** The words of at least three letters' beginning, in alphabetical order. */
  beginningWith(prefix: string): readonly Word[];
  /** The jobs with a word of this one or two letters' beginning in title, organisation or place. */
  shortBeginning(prefix: string): readonly Postings[];
  /** The words that lie as few slips away as a word of this length may hold. */
  near(word: string): { word: Word; slips: number }[];
  /** Starts moving to new slot numbers; lists move when they are next touched, or by `move`. */
  renumber(renumbered: Int32Array<ArrayBuffer>): void;
  /** Moves up to so many lists; gives how many it had to do. */
  move(most: number): number;
}

const SHORT = 2;
/** New words wait unsorted until there are so many; a look-up then goes through them one by one. */
const MOST_UNSORTED = 1000;
/** Fewer: endings are looked up by the dozen, one for each other name of a word. */
const MOST_UNSORTED_ENDINGS = 50;
/** Long enough to be a compound, and no number or code. */
const COMPOUND = /^[a-z]{7,}$/;
const MOST_ASKED = 5000;

export function createVocabulary(language: string): Vocabulary {
  const words = new Map<string, Word | typeof STOP_WORD>();
  const stems = new Map<string, Word[]>();
  const shorts = new Map<string, Postings>();
  /** Stems of words that are asked for: synonyms come again and again, and stemming takes longer than the look-up. */
  const asked = new LRUCache<string, string>({ max: MOST_ASKED });
  const askedEndings = new LRUCache<string, string>({ max: MOST_ASKED });
  /** By their length: a slip changes it by one at most. */
  const byLength: Word[][] = [];
  const beginnings = createSortedWords(MOST_UNSORTED);
  const endings = createSortedWords(MOST_UNSORTED_ENDINGS);
  /** Whose ending is known already. */
  const ended = new Set<Word>();
  let generation = 0;
  let renumbered = new Int32Array(0);
  let moving: Postings[] = [];

  function current<List extends Postings & { readonly titles?: Postings | undefined }>(postings: List): List {
    if (postings.generation === generation) return postings;
    renumber(postings, renumbered, generation);
    if (postings.titles !== undefined) renumber(postings.titles, renumbered, generation);
    return postings;
  }

  function learn(text: string): Word | typeof STOP_WORD {
    if (isStopWord(text)) {
      words.set(text, STOP_WORD);
      return STOP_WORD;
    }
    const word: Word = { text, letters: letterSet(text), titles: undefined, ...createPostings(generation) };
    words.set(text, word);
    (byLength[text.length] ??= []).push(word);
    beginnings.add(text, word);
    const root = stem(text, language);
    const family = stems.get(root);
    if (family === undefined) stems.set(root, [word]);
    else family.push(word);
    return word;
  }

  function rootOf(word: string): string {
    let root = asked.get(word);
    if (root === undefined) asked.set(word, (root = stem(word, language)));
    return root;
  }

  function endingOf(word: string): string {
    let root = askedEndings.get(word);
    if (root === undefined) askedEndings.set(word, (root = stemOfEnding(word, language)));
    return root;
  }

  function noteEnding(word: Word): void {
    if (!COMPOUND_LANGUAGES.has(language) || ended.has(word) || !COMPOUND.test(word.text)) return;
    ended.add(word);
    endings.add(reversed(stemOfEnding(word.text, language)), word);
  }

  function short(prefix: string): Postings {
    let postings = shorts.get(prefix);
    if (postings === undefined) shorts.set(prefix, (postings = createPostings(generation)));
    return postings;
  }

  function move(most: number): number {
    const batch = moving.splice(Math.max(0, moving.length - most));
    batch.forEach(current);
    return batch.length;
  }

  return {
    language,
    add(text, slot, field) {
      const word = words.get(text) ?? learn(text);
      if (word === STOP_WORD || current(word).last === slot) return;
      append(word, slot, field);
      if (field === FIELDS.title) {
        noteEnding(word);
        append((word.titles ??= createPostings(generation)), slot, field);
      }
      if (field === 0) return;
      for (let length = 1; length <= Math.min(SHORT, text.length); length++) {
        append(current(short(text.slice(0, length))), slot, field);
      }
    },
    sameStem(word) {
      return (stems.get(rootOf(word)) ?? []).map(current);
    },
    endingWith(word) {
      const root = reversed(endingOf(word));
      return endings
        .beginningWith(root)
        .filter(({ key }) => key.length >= root.length + SHORTEST_BEFORE)
        .map((entry) => current(entry.word));
    },
    exactly(text) {
      const word = words.get(text);
      return word === undefined || word === STOP_WORD ? undefined : current(word);
    },
    beginningWith(prefix) {
      return beginnings.beginningWith(prefix).map(({ word }) => current(word));
    },
    shortBeginning(prefix) {
      const postings = shorts.get(prefix);
      return postings === undefined ? [] : [current(postings)];
    },
    near(word) {
      const most = slipsAllowed(word.length);
      const letters = letterSet(word);
      const found: { word: Word; slips: number }[] = [];
      for (let length = Math.max(1, word.length - most); length <= word.length + most; length++) {
        for (const other of byLength[length] ?? []) {
          if (!mayLieWithin(letters, other.letters, most)) continue;
          const slips = slipsBetween(word, other.text, most);
          if (slips <= most) found.push({ word: current(other), slips });
        }
      }
      return found;
    },
    renumber(table) {
      move(Number.POSITIVE_INFINITY);
      renumbered = table;
      generation++;
      moving = [...byLength.flat(), ...shorts.values()];
    },
    move,
  };
}

interface Keyed {
  readonly key: string;
  readonly word: Word;
}

/** Words by a key of theirs, found by its beginning; sorted when they are first asked for after many came in. */
function createSortedWords(mostUnsorted: number) {
  let sorted: Keyed[] = [];
  let unsorted: Keyed[] = [];
  return {
    add: (key: string, word: Word) => void unsorted.push({ key, word }),
    beginningWith(prefix: string): Keyed[] {
      if (unsorted.length > mostUnsorted) {
        sorted = merged(sorted, unsorted);
        unsorted = [];
      }
      const found = unsorted.filter(({ key }) => key.startsWith(prefix));
      for (let at = firstFrom(sorted, prefix); sorted[at]?.key.startsWith(prefix); at++) {
        found.push(sorted[at]!);
      }
      return found;
    },
  };
}

const reversed = (text: string): string => text.split('').reverse().join('');

const byKey = (a: Keyed, b: Keyed): number => (a.key < b.key ? -1 : 1);

function merged(sorted: readonly Keyed[], fresh: Keyed[]): Keyed[] {
  fresh.sort(byKey);
  const all: Keyed[] = [];
  let at = 0;
  for (const entry of fresh) {
    while (at < sorted.length && sorted[at]!.key < entry.key) all.push(sorted[at++]!);
    all.push(entry);
  }
  while (at < sorted.length) all.push(sorted[at++]!);
  return all;
}

function firstFrom(sorted: readonly Keyed[], prefix: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]!.key < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
}
