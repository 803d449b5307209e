import { SYNONYM_GROUPS } from './synonyms.ts';
import { isStopWord, stem, words } from './text-analysis.ts';

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

const LANGUAGES = ['nl', 'en', 'ro'];
/** Shorter parts are as often an ending or chance (`leer|ling`) as a word. */
const SHORTEST_PART = 4;
/** What stands before the ending of a compound has at least so many letters: `wijk`, but not `be`. */
export const SHORTEST_BEFORE = 3;

const groups = SYNONYM_GROUPS.map((forms) =>
  forms.map((form) => words(form).filter((word) => !isStopWord(word))),
);
const LONGEST_FORM = Math.max(...groups.flat().map((form) => form.length));
const groupsByForm = new Map(LANGUAGES.map((language) => [language, byStems(language)]));

function byStems(language: string): Map<string, string[][][]> {
  const found = new Map<string, string[][][]>();
  for (const group of groups) {
    for (const form of group) {
      const key = form.map((word) => stem(word, language)).join(' ');
      const known = found.get(key) ?? [];
      if (!known.includes(group)) found.set(key, [...known, group]);
    }
  }
  return found;
}

/** Whether the dictionary knows this word as a name for some work, in any language. */
export function isOtherName(word: string): boolean {
  return LANGUAGES.some((language) => groupsByForm.get(language)?.has(stem(word, language)));
}

/**
 * Per word of a search what else it may be called: synonyms of it or of a run of words it is in, the compound it makes
 * with a neighbour (`vrachtwagen chauffeur`, `medewerker magazijn`), and the two words it is made of.
 */
export function alternativesOf(search: readonly string[]): readonly (readonly Alternative[])[] {
  const found: Alternative[][] = search.map((word) => [...splits(word), ...endings(word)]);
  const award = (from: number, till: number, alternative: Alternative) => {
    for (let at = from; at < till; at++) found[at]!.push(alternative);
  };
  for (const [from, till, form] of synonyms(search)) {
    award(from, till, { words: form, isExact: false, isCompound: false, isEnding: false });
    if (form.length === 1) for (const ending of endings(form[0]!)) award(from, till, ending);
  }
  for (let at = 0; at + 1 < search.length; at++) {
    for (const joined of joins(search[at]!, search[at + 1]!)) {
      award(at, at + 2, { words: [joined], isExact: false, isCompound: true, isEnding: false });
    }
  }
  return found;
}

function* synonyms(search: readonly string[]): Generator<[from: number, till: number, form: string[]]> {
  // A group is mostly known by the same words in several languages.
  const given = new Set<string>();
  for (const language of LANGUAGES) {
    const stems = search.map((word) => stem(word, language));
    for (let from = 0; from < search.length; from++) {
      for (let till = from + 1; till <= Math.min(search.length, from + LONGEST_FORM); till++) {
        const typed = stems.slice(from, till).join(' ');
        for (const group of groupsByForm.get(language)?.get(typed) ?? []) {
          const key = `${from} ${till} ${groups.indexOf(group)}`;
          if (given.has(key)) continue;
          given.add(key);
          for (const form of group) yield [from, till, form];
        }
      }
    }
  }
}

function endings(word: string): Alternative[] {
  if (word.length < SHORTEST_PART) return [];
  return [{ words: [word], isExact: false, isCompound: true, isEnding: true }];
}

function joins(one: string, other: string): string[] {
  if (one.length < SHORTEST_PART || other.length < SHORTEST_PART) return [];
  return [one + other, `${one}s${other}`, other + one, `${other}s${one}`];
}

function splits(word: string): Alternative[] {
  const found: Alternative[] = [];
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
    const head = word.slice(0, at);
    const tail = word.slice(at);
    found.push({ words: [head, tail], isExact: true, isCompound: true, isEnding: false });
    if (!head.endsWith('s') || head.length === SHORTEST_PART) continue;
    found.push({ words: [head.slice(0, -1), tail], isExact: true, isCompound: true, isEnding: false });
  }
  return found;
}
