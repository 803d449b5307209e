import { locales } from '@boardwright/messages';
import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { readSynonymGroups } from '@boardwright/blocks-schema';
import { LRUCache } from 'lru-cache';
import { stem, significantWords } from './text-analysis.ts';

/** One way to say it, of a word or a few. */
export interface Form {
  readonly words: readonly string[];
  /** Stands for the ends of compounds too: `verpleegkundige` for `wijkverpleegkundige`, but `meester` for no `toneelmeester`. */
  readonly mayEnd: boolean;
  /** Looked for in titles; otherwise it is only ever typed: `basisschool` leads to its teachers, they not to its director. */
  readonly isSearched: boolean;
}
export type Group = readonly Form[];

/** A group that knows what is asked, and whether by a name of the work rather than a word that only leads to it. */
export interface Known {
  readonly group: Group;
  readonly isName: boolean;
}

/** Which words mean the same. */
export interface Dictionary {
  /** Tells it from any other. */
  readonly id: number;
  /** The groups that know these stems of a language, in one form; two of them in either order. */
  groupsOf(stems: string, language: string): readonly Known[];
  /**
   * The groups that know these words as they are written, else those that know their stems in any language: a `taxi` has
   * nothing to do with `taxe`. What a site adds takes nothing away from what every site knows.
   */
  groupsOfSpelt(spelt: readonly string[]): readonly Known[];
  /** The groups that know a word as a few that are written in one. */
  groupsOfJoined(word: string): readonly Known[];
  /** Longer names of other work that hold a name: `verkoper buitendienst`, a `vertegenwoordiger`, for `verkoper`. */
  rivalsOf(form: Form, groups: ReadonlySet<Group>): readonly Form[];
  /** The names of a few words that a word is one of. */
  namesWith(word: string): readonly Form[];
  /** Whether it knows this word as a name for some work, in any language. */
  knows(word: string): boolean;
  /** Whether the word, as it is typed, may be looked for as the end of a compound. */
  mayEnd(word: string): boolean;
  /** The forms of one word. */
  readonly singles: readonly string[];
  readonly longestForm: number;
}

/** Languages whose forms are found in their inflections. */
export const LANGUAGES: readonly string[] = [...new Set([...locales, 'de'])];
/** Before a form that is only ever the word itself. */
const WHOLE = '=';
/** Before a form that leads to the others of its group and is not looked for itself. */
const TYPED = '~';
const SHORTEST_JOINED = 3;
/** What links the words of a name of two that is written as one. */
const LINKS = ['', 's'];
/** Texts of sites of which the groups are kept read. */
const MOST_SITES = 200;

let created = 0;

function formOf(written: string): Form {
  const isAsked = !written.startsWith(TYPED);
  return {
    words: significantWords(written),
    mayEnd: isAsked && !written.startsWith(WHOLE),
    isSearched: isAsked,
  };
}

/** Notes that a group knows a key; by a name of the work once one of its names has that key. */
function note(found: Map<string, Known[]>, key: string, { group, isName }: Known): void {
  const known = found.get(key);
  if (known === undefined) {
    found.set(key, [{ group, isName }]);
    return;
  }
  const at = known.findIndex((each) => each.group === group);
  if (at < 0) known.push({ group, isName });
  else if (isName) known[at] = { group, isName };
}

/** By their words, or the stems of these; a name of two words in either order. */
function byWords(groups: readonly Group[], formOfWord: (word: string) => string): Map<string, Known[]> {
  const found = new Map<string, Known[]>();
  const stems = new Map<string, string>();
  const stemOf = (word: string): string => {
    let known = stems.get(word);
    if (known === undefined) stems.set(word, (known = formOfWord(word)));
    return known;
  };
  for (const group of groups) {
    for (const { words, isSearched } of group) {
      const known = { group, isName: isSearched };
      note(found, words.map(stemOf).join(' '), known);
      if (words.length === 2) note(found, `${stemOf(words[1]!)} ${stemOf(words[0]!)}`, known);
    }
  }
  return found;
}

/** Names of a few words as people write them in one: `medewerker magazijn` as `magazijnmedewerker` too. */
function byLetters(groups: readonly Group[]): Map<string, Known[]> {
  const found = new Map<string, Known[]>();
  for (const group of groups) {
    for (const { words, isSearched } of group) {
      if (words.length < 2 || words.some((word) => word.length < SHORTEST_JOINED)) continue;
      const known = { group, isName: isSearched };
      note(found, words.join(''), known);
      const [first = '', second = ''] = words;
      if (words.length === 2) for (const link of LINKS) note(found, second + link + first, known);
    }
  }
  return found;
}

/** Whether the first name of a group says that it is a kind of this: `backend developer` for `developer`. */
function isCalled([first]: Group, { words }: Form): boolean {
  return words.every((word) => first?.words.some((own) => own.endsWith(word)));
}

interface Name {
  readonly form: Form;
  readonly group: Group;
}

/** Names that hold another: those of a few words by each of their words, compounds by each ending of theirs. */
function longerNames(groups: readonly Group[]): ReadonlyMap<string, readonly Name[]> {
  const found = new Map<string, Name[]>();
  const hold = (held: string, name: Name) => {
    const known = found.get(held);
    if (known === undefined) found.set(held, [name]);
    else known.push(name);
  };
  for (const group of groups) {
    for (const form of group.filter(({ isSearched }) => isSearched)) {
      const [only = ''] = form.words;
      if (form.words.length > 1) for (const word of new Set(form.words)) hold(word, { form, group });
      else for (let at = 3; at <= only.length - 4; at++) hold(only.slice(at), { form, group });
    }
  }
  return found;
}

/** What is made when it is first asked for: the stems of one language take a tenth of a second. */
function once<Made>(make: () => Made): () => Made {
  let made: { readonly value: Made } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** A dictionary of these groups, beside those of `base`; each part of it is read when it is first asked for. */
export function createDictionary(written: readonly (readonly string[])[], base?: Dictionary): Dictionary {
  const groups = once(() =>
    written.map((group) => group.map(formOf).filter((form) => form.words.length > 0)),
  );
  const forms = once(() => groups().flat());
  const perLanguage = new Map(
    LANGUAGES.map((language) => [language, once(() => byWords(groups(), (word) => stem(word, language)))]),
  );
  const asWritten = once(() => byWords(groups(), (word) => word));
  const whole = once(
    () =>
      new Set(
        forms()
          .filter(({ mayEnd, isSearched }) => isSearched && !mayEnd)
          .flatMap((form) => form.words),
      ),
  );
  const longer = once(() => longerNames(groups()));
  const joined = once(() => byLetters(groups()));
  const singles = once(() => [
    ...new Set([
      ...(base?.singles ?? []),
      ...forms().flatMap((form) => (form.words.length === 1 ? form.words : [])),
    ]),
  ]);
  const longestForm = once(() =>
    Math.max(1, base?.longestForm ?? 1, ...forms().map((form) => form.words.length)),
  );
  const groupsOf = (stems: string, language: string): readonly Known[] => {
    const own = perLanguage.get(language)?.().get(stems) ?? [];
    const known = base?.groupsOf(stems, language) ?? [];
    return own.length === 0 ? known : [...own, ...known];
  };
  const byAnyStems = (spelt: readonly string[]): readonly Known[] =>
    LANGUAGES.flatMap(
      (language) =>
        perLanguage
          .get(language)?.()
          .get(spelt.map((word) => stem(word, language)).join(' ')) ?? [],
    );
  return {
    id: created++,
    groupsOf,
    groupsOfSpelt: (spelt) => [
      ...(asWritten().get(spelt.join(' ')) ?? byAnyStems(spelt)),
      ...(base?.groupsOfSpelt(spelt) ?? []),
    ],
    groupsOfJoined: (word) => [...(joined().get(word) ?? []), ...(base?.groupsOfJoined(word) ?? [])],
    rivalsOf(form, meant) {
      const longerOnes = (longer().get(form.words[0]!) ?? []).filter(
        (other) =>
          (other.form.words.length > form.words.length &&
            form.words.every((word) => other.form.words.includes(word))) ||
          (form.words.length === 1 && other.form.words.length === 1),
      );
      // A name that is known for this work too is no rival.
      const same = new Set(
        longerOnes
          .filter((other) => meant.has(other.group) || isCalled(other.group, form))
          .map((other) => other.form.words.join(' ')),
      );
      const rivals = longerOnes.map((other) => other.form).filter(({ words }) => !same.has(words.join(' ')));
      return [...rivals, ...(base?.rivalsOf(form, meant) ?? [])];
    },
    namesWith: (word) => [
      ...(longer().get(word) ?? []).map(({ form }) => form).filter(({ words }) => words.length > 1),
      ...(base?.namesWith(word) ?? []),
    ],
    knows: (word) => LANGUAGES.some((language) => groupsOf(stem(word, language), language).length > 0),
    mayEnd: (word) => !whole().has(word) && (base?.mayEnd(word) ?? true),
    get singles() {
      return singles();
    },
    get longestForm() {
      return longestForm();
    },
  };
}

/** What every site knows. */
export const SHIPPED_GROUPS = readSynonymGroups(
  readFileSync(new URL('./synonyms.txt', import.meta.url), 'utf8'),
);
export const SHIPPED: Dictionary = createDictionary(SHIPPED_GROUPS);

/** Reads what every site knows, a part at a time: who searches first does not wait for it, nor who asks meanwhile. */
export async function readShipped(): Promise<void> {
  for (const language of LANGUAGES) {
    SHIPPED.groupsOf('', language);
    await setImmediate();
  }
  SHIPPED.groupsOfSpelt(['']);
  await setImmediate();
  SHIPPED.namesWith('');
  await setImmediate();
  SHIPPED.groupsOfJoined('');
  SHIPPED.mayEnd('');
}

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
