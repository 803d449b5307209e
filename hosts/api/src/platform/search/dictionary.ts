import { readFileSync } from 'node:fs';
import { readSynonymGroups } from '@boardwright/blocks-schema';
import { LRUCache } from 'lru-cache';
import { stem, tellingWords } from './text-analysis.ts';

/** One way to say it, of a word or a few. */
export interface Form {
  readonly words: readonly string[];
  /** Stands for the ends of compounds too: `verpleegkundige` for `wijkverpleegkundige`, but `meester` for no `toneelmeester`. */
  readonly mayEnd: boolean;
  /** Looked for in titles; otherwise it is only ever typed: `basisschool` leads to its teachers, they not to its director. */
  readonly isSought: boolean;
}
type Group = readonly Form[];

/** Which words mean the same. */
export interface Dictionary {
  /** Tells it from any other. */
  readonly id: number;
  /** The groups that know these stems of a language, in one form. */
  groupsOf(stems: string, language: string): readonly Group[];
  /** Whether it knows this word as a name for some work, in any language. */
  knows(word: string): boolean;
  /** Whether the word, as it is typed, may be looked for as the end of a compound. */
  mayEnd(word: string): boolean;
  /** The forms of one word. */
  readonly singles: readonly string[];
  readonly longestForm: number;
}

/** Languages whose forms are found in their inflections. */
export const LANGUAGES: readonly string[] = ['nl', 'en', 'ro', 'de'];
/** Before a form that is only ever the word itself. */
const WHOLE = '=';
/** Before a form that leads to the others of its group and is not looked for itself. */
const TYPED = '~';
/** Texts of sites of which the groups are kept read. */
const MOST_SITES = 200;

let created = 0;

function formOf(written: string): Form {
  const isSought = !written.startsWith(TYPED);
  return {
    words: tellingWords(written),
    mayEnd: isSought && !written.startsWith(WHOLE),
    isSought,
  };
}

function byStems(groups: readonly Group[], language: string): Map<string, Group[]> {
  const found = new Map<string, Group[]>();
  for (const group of groups) {
    for (const form of group) {
      const key = form.words.map((word) => stem(word, language)).join(' ');
      const known = found.get(key) ?? [];
      if (!known.includes(group)) found.set(key, [...known, group]);
    }
  }
  return found;
}

/** A dictionary of these groups, beside those of `base`. */
export function createDictionary(written: readonly (readonly string[])[], base?: Dictionary): Dictionary {
  const groups = written.map((group) => group.map(formOf).filter((form) => form.words.length > 0));
  const forms = groups.flat();
  const perLanguage = new Map(LANGUAGES.map((language) => [language, byStems(groups, language)]));
  const whole = new Set(
    forms.filter(({ mayEnd, isSought }) => isSought && !mayEnd).flatMap((form) => form.words),
  );
  const groupsOf = (stems: string, language: string): readonly Group[] => {
    const own = perLanguage.get(language)?.get(stems) ?? [];
    const known = base?.groupsOf(stems, language) ?? [];
    return own.length === 0 ? known : [...own, ...known];
  };
  return {
    id: created++,
    groupsOf,
    knows: (word) => LANGUAGES.some((language) => groupsOf(stem(word, language), language).length > 0),
    mayEnd: (word) => !whole.has(word) && (base?.mayEnd(word) ?? true),
    singles: [
      ...new Set([
        ...(base?.singles ?? []),
        ...forms.flatMap((form) => (form.words.length === 1 ? form.words : [])),
      ]),
    ],
    longestForm: Math.max(1, base?.longestForm ?? 1, ...forms.map((form) => form.words.length)),
  };
}

/** What every site knows. */
export const SHIPPED_GROUPS = readSynonymGroups(
  readFileSync(new URL('./synonyms.txt', import.meta.url), 'utf8'),
);
export const SHIPPED: Dictionary = createDictionary(SHIPPED_GROUPS);

const perText = new LRUCache<string, Dictionary>({ max: MOST_SITES });

/** What a site knows: the groups of its own settings too, from the moment that they are stored. */
export function dictionaryOf(settings: Readonly<Record<string, unknown>>): Dictionary {
  const text = settings['search_synonyms'];
  if (typeof text !== 'string' || text.trim() === '') return SHIPPED;
  let dictionary = perText.get(text);
  if (dictionary === undefined) {
    perText.set(text, (dictionary = createDictionary(readSynonymGroups(text), SHIPPED)));
  }
  return dictionary;
}
