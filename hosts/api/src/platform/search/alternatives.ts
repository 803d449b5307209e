import { LRUCache } from 'lru-cache';
import { type Dictionary, type Form, LANGUAGES, SHIPPED } from './dictionary.ts';
import { stem } from './text-analysis.ts';

/** What a job's title may say instead of a word of the search: all of `words`, in any order. */
export interface Alternative {
  readonly words: readonly string[];
  /** The parts of a compound stand in the title as they are; other words are compared by their stem. */
  readonly isExact: boolean;
  /** Dutch and German write compounds as one word; no other language is looked at. */
  readonly isCompound: boolean;
  /** The title has a compound that ends so (`wijkverpleegkundige` for `verpleegkundige`), rather than the word itself. */
  readonly isEnding: boolean;
}

/** Languages that write compounds as one word. */
export const COMPOUND_LANGUAGES: ReadonlySet<string> = new Set(['nl', 'de']);

/** `Bus|fahrer`, `Tier|arzt`; shorter parts are as often chance as a word. */
const SHORTEST_PART = 3;
/** A shorter ending is as often chance: `oor` of `kantoor`. */
const SHORTEST_ENDING = 4;
/** What stands before the ending of a compound has at least so many letters: `wijk`, but not `be`. */
export const SHORTEST_BEFORE = 3;
/** What may stand between the parts: `beleid|s|adviseur`, `Kranke|n|haus`, `Kind|er|garten`, `Bund|es|wehr`. */
const LINKS = ['', 's', 'n', 'en', 'e', 'er', 'es'];
/** Between the parts of three: `Kranke|n|haus|apotheker`, `Jugend|sozial|arbeiter`. */
const LINKS_OF_THREE = ['', 's', 'n', 'en'];
/** Longer words are not taken into three. */
const LONGEST_OF_THREE = 30;

const remembered = new LRUCache<string, readonly (readonly Alternative[])[]>({ max: 300 });

/**
 * Per word of a search what else it may be called: synonyms of it or of a run of words it is in, the compound it makes
 * with its neighbours (`vrachtwagen chauffeur`, `medewerker magazijn`), and the two or three words it is made of.
 */
export function alternativesOf(
  search: readonly string[],
  dictionary: Dictionary = SHIPPED,
): readonly (readonly Alternative[])[] {
  const key = `${dictionary.id} ${search.join(' ')}`;
  let found = remembered.get(key);
  if (found === undefined) remembered.set(key, (found = workOut(search, dictionary)));
  return found;
}

function workOut(search: readonly string[], dictionary: Dictionary): Alternative[][] {
  const found: Alternative[][] = search.map((word) => [
    ...splits(word).map(exactly),
    ...endings([word], dictionary.mayEnd(word)),
  ]);
  const award = (from: number, till: number, alternative: Alternative) => {
    for (let at = from; at < till; at++) found[at]!.push(alternative);
  };
  for (const [from, till, form] of synonyms(search, dictionary)) {
    award(from, till, { words: form.words, isExact: false, isCompound: false, isEnding: false });
    for (const ending of endings(form.words, form.mayEnd)) award(from, till, ending);
  }
  for (const [from, till, joined] of joins(search)) {
    award(from, till, { words: [joined], isExact: false, isCompound: true, isEnding: false });
  }
  return found;
}

function* synonyms(
  search: readonly string[],
  dictionary: Dictionary,
): Generator<[from: number, till: number, form: Form]> {
  // A group is mostly known by the same words in several languages.
  const given = new Map<string, Set<unknown>>();
  for (const language of LANGUAGES) {
    const stems = search.map((word) => stem(word, language));
    for (let from = 0; from < search.length; from++) {
      for (let till = from + 1; till <= Math.min(search.length, from + dictionary.longestForm); till++) {
        const run = given.get(`${from} ${till}`) ?? new Set();
        given.set(`${from} ${till}`, run);
        for (const group of dictionary.groupsOf(stems.slice(from, till).join(' '), language)) {
          if (run.has(group)) continue;
          run.add(group);
          for (const form of group) if (form.isSought) yield [from, till, form];
        }
      }
    }
  }
}

function endings(words: readonly string[], mayEnd: boolean): Alternative[] {
  if (!mayEnd || words.length > 1 || words[0]!.length < SHORTEST_ENDING) return [];
  return [{ words, isExact: false, isCompound: true, isEnding: true }];
}

const exactly = (words: readonly string[]): Alternative => ({
  words,
  isExact: true,
  isCompound: true,
  isEnding: false,
});

/** The compounds that neighbours make: two in either order, three in their own. */
function* joins(search: readonly string[]): Generator<[from: number, till: number, joined: string]> {
  const isLong = (word: string | undefined) => word !== undefined && word.length >= SHORTEST_PART;
  for (let at = 0; at + 1 < search.length; at++) {
    const [one, two, three] = [search[at]!, search[at + 1]!, search[at + 2]];
    if (!isLong(one) || !isLong(two)) continue;
    for (const link of LINKS) {
      yield [at, at + 2, one + link + two];
      yield [at, at + 2, two + link + one];
    }
    if (!isLong(three)) continue;
    for (const first of LINKS_OF_THREE) {
      for (const second of LINKS_OF_THREE) yield [at, at + 3, one + first + two + second + three];
    }
  }
}

/** The ways to take a word apart, what links its parts left out. */
export function splits(word: string): string[][] {
  const inTwo = halves(word, LINKS);
  if (word.length > LONGEST_OF_THREE) return inTwo;
  const inThree = halves(word, LINKS_OF_THREE).flatMap(([head = '', tail = '']) =>
    halves(tail, LINKS_OF_THREE).map((rest) => [head, ...rest]),
  );
  return [...inTwo, ...inThree];
}

function halves(word: string, links: readonly string[]): string[][] {
  const found: string[][] = [];
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
    const tail = word.slice(at);
    for (const link of links) {
      if (at - link.length < SHORTEST_PART || !word.startsWith(link, at - link.length)) continue;
      found.push([word.slice(0, at - link.length), tail]);
    }
  }
  return found;
}
