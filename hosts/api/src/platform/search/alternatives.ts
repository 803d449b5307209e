import { LRUCache } from 'lru-cache';
import { type Dictionary, type Form, type Group, type Known, LANGUAGES, SHIPPED } from './dictionary.ts';
import { significantWords, stem } from './text-analysis.ts';
import { doersOf, withoutGender } from './word-forms.ts';

/** What a job's title may say instead of a word of the search: all of `words`, in any order. */
export interface Alternative {
  readonly words: readonly string[];
  /** The parts of a compound stand in the title as they are; other words are compared by their stem. */
  readonly isExact: boolean;
  /** Dutch and German write compounds as one word; no other language is looked at. */
  readonly isCompound: boolean;
  /** The title has a compound that ends so (`wijkverpleegkundige` for `verpleegkundige`), rather than the word itself. */
  readonly isEnding: boolean;
  /** The title has a compound that begins so. */
  readonly isBeginning?: boolean;
  /** Longer names of other work that hold these words: a title with one of them is less likely meant. */
  readonly rivals?: readonly (readonly string[])[];
}

/** Languages that write compounds as one word. */
export const COMPOUND_LANGUAGES: ReadonlySet<string> = new Set(['nl', 'de']);

/** `Bus|fahrer`, `Tier|arzt`; shorter parts are as often chance as a word. */
const SHORTEST_PART = 3;
/** A shorter ending is as often chance: `oor` of `kantoor`. */
const SHORTEST_ENDING = 4;
/** A shorter beginning is as often chance: `kast` of `kastelein`. */
const SHORTEST_BEGINNING = 5;
/** What stands before the ending of a compound has at least so many letters: `wijk`, but not `be`. */
export const SHORTEST_BEFORE = 3;
/** What may stand between the parts: `beleid|s|adviseur`, `Kranke|n|haus`, `Kind|er|garten`, `Bund|es|wehr`. */
const LINKS = ['', 's', 'n', 'en', 'e', 'er', 'es'];
/** Between the parts of three: `Kranke|n|haus|apotheker`, `Jugend|sozial|arbeiter`. */
const LINKS_OF_THREE = ['', 's', 'n', 'en'];
/** Between the words of a name that the dictionary has as one: `boek|houder`, `verkoop|s|medewerker`. */
const LINKS_OF_A_NAME = ['', 's'];
/** Longer words are not taken into three. */
const LONGEST_OF_THREE = 30;

/** What a word of a search is: a name for work, a word that leads to some, or another. */
export type Role = 'name' | 'lead' | 'other';

/** What is made of a word of a search. */
export interface Reading {
  readonly role: Role;
  /** What it may be called instead. */
  readonly alternatives: readonly Alternative[];
  /** Longer names of other work that the word itself is part of. */
  readonly rivals: readonly (readonly string[])[];
  /** Part of a name of a few words that is known. */
  readonly isInRun: boolean;
}

const remembered = new LRUCache<string, readonly Reading[]>({ max: 300 });

/**
 * Per word of a search what else it may be called: synonyms of it or of a run of words it is in, the compound it makes
 * with its neighbours (`vrachtwagen chauffeur`, `medewerker magazijn`), and the two or three words it is made of.
 */
export function readingOf(search: readonly string[], dictionary: Dictionary = SHIPPED): readonly Reading[] {
  const key = `${dictionary.id} ${search.join(' ')}`;
  let found = remembered.get(key);
  if (found === undefined) remembered.set(key, (found = workOut(search, dictionary)));
  return found;
}

export const alternativesOf = (
  search: readonly string[],
  dictionary: Dictionary = SHIPPED,
): readonly (readonly Alternative[])[] =>
  readingOf(search, dictionary).map(({ alternatives }) => alternatives);

/** Whether words are together one name of work that is known. */
export function isOneName(search: string, dictionary: Dictionary = SHIPPED): boolean {
  const words = significantWords(search);
  return words.length > 1 && groupsOfRun(words, dictionary).some(({ isName }) => isName);
}

/** What the work that a word names, or leads to, is called first in the dictionary, where that is one word. */
export function mainNamesOf(word: string, dictionary: Dictionary): readonly string[] {
  return groupsOfRun([word], dictionary).flatMap(({ group: [first] }) =>
    first?.words.length === 1 ? first.words : [],
  );
}

const isSameWord = ({ words }: Form, word: string): boolean =>
  words.length === 1 && LANGUAGES.some((language) => stem(words[0]!, language) === stem(word, language));

/** A group that is meant by a run of words. */
interface Meant extends Known {
  readonly from: number;
  readonly till: number;
}

function workOut(search: readonly string[], dictionary: Dictionary): Reading[] {
  const found: Alternative[][] = search.map((word) => [
    ...splits(word).map(exactly),
    ...beginnings(word),
    ...endings([word], dictionary.mayEnd(word)),
  ]);
  const award = (from: number, till: number, alternative: Alternative) => {
    for (let at = from; at < till; at++) found[at]!.push(alternative);
  };
  const meant = [...groupsMeant(search, dictionary)];
  const rivalsOf = createRivals(
    dictionary,
    meant.map(({ group }) => group),
  );
  for (const { from, till, group } of meant) {
    for (const form of group) {
      if (!form.isSearched) continue;
      const rivals = rivalsOf(form);
      award(from, till, { words: form.words, isExact: false, isCompound: false, isEnding: false, rivals });
      for (const ending of endings(form.words, form.mayEnd)) {
        award(from, till, { ...ending, rivals });
      }
    }
  }
  for (const [from, till, joined] of joins(search)) {
    award(from, till, { words: [joined], isExact: false, isCompound: true, isEnding: false });
    for (const beginning of beginnings(joined)) award(from, till, beginning);
  }
  return search.map((word, at) => {
    const own = meant.filter(({ from, till }) => from <= at && at < till);
    const isName = own.some((each) => each.isName);
    // `ingrijire` has the stem of `ingrijitor`, and its rivals.
    const names = own
      .filter((each) => each.isName && each.till - each.from === 1)
      .flatMap(({ group }) => group.filter((form) => form.isSearched && isSameWord(form, word)));
    const same = new Map(names.map((form) => [form.words[0], form]));
    return {
      role: isName ? 'name' : own.length > 0 ? 'lead' : 'other',
      alternatives: found[at]!,
      rivals: [...same.values()].flatMap(rivalsOf),
      isInRun: own.some(({ from, till }) => till - from > 1),
    };
  });
}

/** The longer names of other work than is meant that hold a form. */
function createRivals(
  dictionary: Dictionary,
  groups: readonly Group[],
): (form: Form) => readonly (readonly string[])[] {
  const meant = new Set(groups);
  const own = new Set(groups.flatMap((group) => group.map((form) => form.words.join(' '))));
  const ofForm = (form: Form) =>
    dictionary.rivalsOf(form, meant).filter(({ words }) => !own.has(words.join(' ')));
  return (form) => {
    const other = { ...form, words: form.words.map((word) => withoutGender(word, 'nl')) };
    return [...ofForm(form), ...(other.words.join(' ') === form.words.join(' ') ? [] : ofForm(other))].map(
      ({ words }) => words,
    );
  };
}

/** Each run of words with the groups that know it, or what somebody who does it is called, or what it is made of. */
function* groupsMeant(search: readonly string[], dictionary: Dictionary): Generator<Meant> {
  for (let from = 0; from < search.length; from++) {
    for (let till = from + 1; till <= Math.min(search.length, from + dictionary.longestForm); till++) {
      const run = search.slice(from, till);
      const isName = new Map<Group, boolean>();
      for (const known of groupsOfRun(run, dictionary)) {
        isName.set(known.group, known.isName || isName.get(known.group) === true);
      }
      for (const [group, named] of isName) yield { from, till, group, isName: named };
    }
  }
}

const all = (spelt: readonly string[], dictionary: Dictionary): readonly Known[] =>
  dictionary.groupsOfSpelt(spelt);

function groupsOfRun(run: readonly string[], dictionary: Dictionary): readonly Known[] {
  const known = all(run, dictionary);
  if (run.length > 1) {
    if (known.length > 0 || run.length > 3) return known;
    return LINKS_OF_A_NAME.flatMap((link) => all([run.join(link)], dictionary));
  }
  const [word = ''] = run;
  const joined = [word, withoutGender(word, 'nl')].flatMap((each) => dictionary.groupsOfJoined(each));
  if (joined.length > 0) return [...known, ...joined];
  if (known.some(({ isName }) => isName)) return known;
  const done = doersOf(word).flatMap((doer) => all([doer], dictionary).filter(({ isName }) => isName));
  if (known.length > 0 || done.length > 0) return [...known, ...done];
  const places = placesOf(word).flatMap((place) => all([place], dictionary));
  if (places.length > 0) return places.map(({ group }) => ({ group, isName: true }));
  return small(word).flatMap((each) => all([each], dictionary));
}

/** What is said of small things is said of them: `filmpjes`, `taartje`. */
function small(word: string): string[] {
  const end = word.search(/(?<=.{4})(?:(?<=m)p|(?<=[lnr]|[aeiou]{2})t|(?<=in)k)?jes?$/);
  const whole = word.slice(0, end);
  return end < 0 ? [] : [whole, whole.replace(/in$/, 'ing')];
}

/** Who works somewhere is called by it: `archiefmedewerker`, `vrachtwagenrijder`. */
const ANYBODY =
  /(?<=.{4})(?:s|en|n)?(?:mede)?(?:werk(?:er|ster|nemer)?|personeel|kracht|hulp|baan|bediende|rijder|rijdster|team|functie)(?:s|en)?$/;

function placesOf(word: string): string[] {
  const end = word.search(ANYBODY);
  const place = word.slice(0, end);
  return end < 0 ? [] : [place, `${place}s`, `${place}en`, `${place}n`];
}

function endings(words: readonly string[], mayEnd: boolean): Alternative[] {
  if (!mayEnd || words.length > 1 || words[0]!.length < SHORTEST_ENDING) return [];
  return [{ words, isExact: false, isCompound: true, isEnding: true }];
}

/** A compound of which the word is the first part: `vrijwilligerscoördinator` for `vrijwilligers festival`. */
function beginnings(word: string): Alternative[] {
  if (word.length < SHORTEST_BEGINNING) return [];
  return [{ words: [word], isExact: false, isCompound: true, isEnding: false, isBeginning: true }];
}

/** Whether a compound is of a kind of work with this word before it: `buschauffeur` for `bus`. */
export function isCompoundOf(compound: string, word: string, dictionary: Dictionary = SHIPPED): boolean {
  if (word.length < SHORTEST_PART || !compound.startsWith(word)) return false;
  return LINKS.some((link) => {
    const rest = compound.slice(word.length + link.length);
    return compound.startsWith(link, word.length) && rest.length >= SHORTEST_ENDING && dictionary.knows(rest);
  });
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
