import { COMPOUND_LANGUAGES, isCompoundOf, mainNamesOf, type Reading, readingOf } from './alternatives.ts';
import { type Bits, countBits, intersect, intersects, isEmpty, wordsFor } from './bits.ts';
import { type Dictionary, SHIPPED } from './dictionary.ts';
import { letterSet, mayLieWithin, slipsAllowed, slipsBetween } from './edit-distance.ts';
import type { IndexedJob } from './job-query.ts';
import {
  insteadOf,
  IN_TITLES,
  type KeywordWeights,
  SEARCH_WEIGHTS,
  wholeOf,
  worthOf,
} from './keyword-weights.ts';
import { loosened } from './looser-words.ts';
import { nearNames } from './near-names.ts';
import { createOtherNames, markTitles, type WordMatch } from './other-names.ts';
import { FIELDS, type Field, collect, countWithin } from './postings.ts';
import { eachWord, isStopWord, languageOf } from './text-analysis.ts';
import { type Vocabulary, type Word, createVocabulary } from './vocabulary.ts';

/** The inverted index: which words stand in which jobs, and where. */
export interface Keywords {
  /** Notes the words of a job, whose slot must be above all before. */
  add(job: IndexedJob, slot: number): void;
  /** The jobs of `within` with every word, the last one also as a beginning; one match per word. */
  match(
    words: readonly string[],
    within: Bits,
    weights?: KeywordWeights,
  ): { bits: Bits; perWord: WordMatch[] };
  /**
   * The jobs with the word as it is written, in none of its other forms; `nth` of the words of phrases, from 0. Stop
   * words, which are not kept, are in every job.
   */
  literally(word: string, nth: number, weights?: KeywordWeights): WordMatch | undefined;
  /** Takes the jobs with any of the words, in whatever form, out of `bits`; where names weigh nothing they are not looked at. */
  exclude(words: readonly string[], bits: Bits, weights: KeywordWeights): void;
  /**
   * The name of work of a few words that they are a slip of, or the words with each that no job of `within` has replaced
   * by the likeliest word that some have.
   * Undefined when there is nothing to replace or nothing near enough.
   * @param language whose words are looked at; all where it is undefined
   */
  correct(
    words: readonly string[],
    within: Bits,
    weights: KeywordWeights,
    language: string | undefined,
  ): readonly string[] | undefined;
  /**
   * The words, with each that stands in no title of `within` replaced by what it is made of or by its nearest kin that
   * does: `storingsmonteur` gives `monteur`, `metselwerk` gives `metselaar`.
   */
  loosen(words: readonly string[], within: Bits, weights: KeywordWeights): readonly string[];
  /** The words, with each that hardly any job of `within` has replaced by one that lies near and many have. */
  suggest(
    words: readonly string[],
    within: Bits,
    weights: KeywordWeights,
    language: string | undefined,
  ): string[] | undefined;
  renumber(renumbered: Int32Array<ArrayBuffer>): void;
  /** Does a share of the work that `renumber` leaves behind. */
  move(most: number): void;
}

/** Nobody writes longer job texts; a paste accident must not fill the memory. */
const LONGEST_TEXT = 20_000;
/** Beginnings shorter than this are looked up in title, organisation and place only. */
const SHORTEST_BEGINNING = 3;

/** A word that at most so many jobs have may be a slip of one … */
const MOST_RARE = 2;
/** … that so many times as many have. */
const MANY = 5;
const SHORTEST_SUGGESTED = 4;
/** A word that fewer than one in a thousand jobs have is no better guess than what was typed … */
const leastJobs = (within: Bits): number => Math.floor(countBits(within) / 1000);
/** … nor one of the text of a single job, which may be a slip itself; in a title it is what a job is called. */
const LEAST_IN_TEXTS = 2;

/** Sheets from here on are for words of phrases; a search has fewer words. */
const FIRST_LITERAL = 8;
/** The sheet of a word that is not wanted. */
const FOR_EXCLUDED = 16;
/** The dictionary's words of one word that lie as few slips away as a word of this length may hold. */
function nearSingles(word: string, { singles }: Dictionary): { text: string; slips: number }[] {
  const most = slipsAllowed(word.length);
  const letters = letterSet(word);
  return singles
    .filter((text) => mayLieWithin(letters, letterSet(text), most))
    .map((text) => ({ text, slips: slipsBetween(word, text, most) }))
    .filter(({ slips }) => slips <= most);
}

/** `capacity` gives the number of slots there is room for. */
export function createKeywords(capacity: () => number): Keywords {
  const vocabularies = new Map<string, Vocabulary>();
  const sheets: WordMatch[] = [];

  function vocabularyOf(locale: string): Vocabulary {
    const language = languageOf(locale);
    let vocabulary = vocabularies.get(language);
    if (vocabulary === undefined) vocabularies.set(language, (vocabulary = createVocabulary(language)));
    return vocabulary;
  }

  /** Cleared arrays for the n-th word, kept from search to search. */
  function clearSheet(nth: number): WordMatch {
    const previous = sheets[nth];
    if (previous?.points.length === capacity()) {
      previous.bits.fill(0);
      previous.points.fill(0);
      return previous;
    }
    return (sheets[nth] = { bits: new Int32Array(wordsFor(capacity())), points: new Uint8Array(capacity()) });
  }

  const sets: Bits[] = [];
  /** A cleared set, kept from search to search. */
  function clearSet(nth: number): Bits {
    const previous = sets[nth];
    if (previous?.length === wordsFor(capacity())) return previous.fill(0);
    return (sets[nth] = new Int32Array(wordsFor(capacity())));
  }

  function matchWord(word: string, nth: number, weights: KeywordWeights, isLast: boolean): WordMatch {
    const sheet = clearSheet(nth);
    for (const vocabulary of vocabularies.values()) {
      for (const same of vocabulary.sameStem(word)) collect(same, weights.whole, sheet.bits, sheet.points);
      if (!isLast) continue;
      const begun =
        word.length < SHORTEST_BEGINNING ? vocabulary.shortBeginning(word) : vocabulary.beginningWith(word);
      for (const postings of begun) collect(postings, weights.begun, sheet.bits, sheet.points);
    }
    return sheet;
  }

  const otherNames = createOtherNames(vocabularies, clearSet);

  /** Adds to each word's matches the jobs that are called so under another name. */
  function matchOthers(perWord: readonly WordMatch[], readings: readonly Reading[], weights: KeywordWeights) {
    const { less } = weights;
    for (const [nth, reading] of readings.entries()) {
      const found = perWord[nth]!;
      if (less !== undefined) otherNames.lower(found, reading.rivals, less.rivalWhole);
      const instead = insteadOf(reading, readings, weights);
      for (const each of reading.alternatives) {
        otherNames.add(found, each, worthOf(each, weights, instead), less?.rivalInstead);
      }
    }
  }

  function readingsOf(words: readonly string[], weights: KeywordWeights): readonly Reading[] {
    return weights.instead === undefined ? [] : readingOf(words, weights.dictionary);
  }

  /** `buschauffeur` for `bus`, in whatever title. */
  function compoundsOf(word: string, { dictionary }: KeywordWeights): Word[] {
    return [...vocabularies.values()]
      .filter(({ language }) => COMPOUND_LANGUAGES.has(language) && word.length >= SHORTEST_BEGINNING)
      .flatMap((vocabulary) => vocabulary.beginningWith(word))
      .filter(({ text }) => isCompoundOf(text, word, dictionary));
  }

  /** Whether a job of `within` has the word, if under another name in its title. */
  function matchesAlone(word: string, isLast: boolean, within: Bits, weights: KeywordWeights): boolean {
    const sheet = matchWord(word, 0, weights, isLast);
    matchOthers([sheet], readingsOf([word], weights), weights);
    return intersects(sheet.bits, within);
  }

  function vocabulariesOf(language: string | undefined): Iterable<Vocabulary> {
    if (language === undefined) return vocabularies.values();
    const own = vocabularies.get(language);
    return own === undefined ? [] : [own];
  }

  /** How many jobs of `within` have the word in their titles, under another name too. */
  function countCalled(word: string, within: Bits, dictionary: Dictionary): number {
    const sheet = clearSheet(0);
    for (const vocabulary of vocabularies.values()) {
      for (const same of vocabulary.sameStem(word)) markTitles(same, sheet.bits);
    }
    matchOthers([sheet], readingOf([word], dictionary), IN_TITLES);
    return countBits(intersect(sheet.bits, within));
  }

  /**
   * The closest word that `least` of the jobs in `within` have, or that the dictionary knows and so many are called by;
   * then one with the same first letter, then the most frequent. A word of the dictionary is no slip.
   */
  function likeliest(
    word: string,
    within: Bits,
    { dictionary = SHIPPED }: KeywordWeights,
    language: string | undefined,
    least: number,
  ): string | undefined {
    if (dictionary.knows(word)) return undefined;
    const candidates = new Map<string, { slips: number; jobs: number; titles: number }>();
    for (const vocabulary of vocabulariesOf(language)) {
      for (const { word: other, slips } of vocabulary.near(word)) {
        const known = candidates.get(other.text);
        const jobs = countWithin(other, within) + (known?.jobs ?? 0);
        const titles = countWithin(other.titles, within) + (known?.titles ?? 0);
        if (jobs > 0) candidates.set(other.text, { slips, jobs, titles });
      }
    }
    for (const { text, slips } of nearSingles(word, dictionary)) {
      const jobs = candidates.has(text) ? 0 : countCalled(text, within, dictionary);
      if (jobs > 0) candidates.set(text, { slips, jobs, titles: jobs });
    }
    const otherStart = (text: string) => Number(text[0] !== word[0]);
    return [...candidates]
      .filter(([, { jobs, titles }]) => jobs >= least && (jobs >= LEAST_IN_TEXTS || titles > 0))
      .sort(
        ([a, first], [b, second]) =>
          first.slips - second.slips ||
          otherStart(a) - otherStart(b) ||
          second.jobs - first.jobs ||
          (a < b ? -1 : 1),
      )[0]?.[0];
  }

  function match(words: readonly string[], within: Bits, weights: KeywordWeights) {
    const bits: Bits = within.slice();
    const readings = readingsOf(words, weights);
    const perWord = words.map((word, nth) =>
      matchWord(word, nth, wholeOf(readings[nth], weights), nth === words.length - 1),
    );
    matchOthers(perWord, readings, weights);
    for (const word of perWord) intersect(bits, word.bits);
    return { bits, perWord };
  }

  /** The words with each that no job of `within` has replaced; undefined where one has nothing near enough. */
  function correctEach(
    words: readonly string[],
    within: Bits,
    weights: KeywordWeights,
    language: string | undefined,
  ): string[] | undefined {
    const corrected: string[] = [];
    const least = leastJobs(within);
    for (const [nth, word] of words.entries()) {
      const isLast = nth === words.length - 1;
      const right = matchesAlone(word, isLast, within, weights)
        ? word
        : likeliest(word, within, weights, language, least);
      if (right === undefined) return undefined;
      corrected.push(right);
    }
    return corrected;
  }

  return {
    add(job, slot) {
      const vocabulary = vocabularyOf(job.locale);
      const note = (text: string, field: Field) =>
        eachWord(text, (word) => vocabulary.add(word, slot, field));
      // Strongest first: a word is noted once per job.
      note(job.title, FIELDS.title);
      if (job.reference_code !== undefined) note(job.reference_code, FIELDS.title);
      note(job.organisation_name, FIELDS.organisation);
      note(job.location_name, FIELDS.place);
      note(job.text.slice(0, LONGEST_TEXT), FIELDS.text);
    },
    match: (words, within, weights = SEARCH_WEIGHTS) => match(words, within, weights),
    literally(word, nth, weights = SEARCH_WEIGHTS) {
      if (isStopWord(word)) return undefined;
      const sheet = clearSheet(FIRST_LITERAL + nth);
      for (const vocabulary of vocabularies.values()) {
        const same = vocabulary.exactly(word);
        if (same !== undefined) collect(same, weights.whole, sheet.bits, sheet.points);
      }
      return sheet;
    },
    exclude(words, bits, weights) {
      for (const word of words) {
        const excluded = matchWord(word, FOR_EXCLUDED, weights, false).bits;
        for (const compound of compoundsOf(word, weights)) markTitles(compound, excluded);
        for (let at = 0; at < bits.length; at++) bits[at]! &= ~excluded[at]!;
      }
    },
    correct(words, within, weights, language) {
      const { dictionary = SHIPPED } = weights;
      const name = nearNames(words, dictionary).find((near) => !isEmpty(match(near, within, weights).bits));
      if (name !== undefined) return name;
      const corrected = correctEach(words, within, weights, language);
      return corrected?.some((word, nth) => word !== words[nth]) ? corrected : undefined;
    },
    suggest(words, within, weights, language) {
      const suggested = words.map((word) => {
        if (word.length < SHORTEST_SUGGESTED) return word;
        const jobs = countBits(intersect(matchWord(word, 0, weights, false).bits.slice(), within));
        if (jobs > MOST_RARE) return word;
        const least = Math.max(leastJobs(within), MANY * (jobs + 1));
        return likeliest(word, within, weights, language, least) ?? word;
      });
      return suggested.some((word, nth) => word !== words[nth]) ? suggested : undefined;
    },
    loosen(words, within, { dictionary = SHIPPED }) {
      return loosened(words, {
        isCalled: (word) => countCalled(word, within, dictionary) > 0,
        isWord: (word) =>
          dictionary.knows(word) ||
          [...vocabularies.values()].some((vocabulary) => vocabulary.sameStem(word).length > 0),
        mainNames: (word) => mainNamesOf(word, dictionary),
        titleWords: (beginning) =>
          [...vocabularies.values()]
            .flatMap((vocabulary) => vocabulary.beginningWith(beginning))
            .map((word) => ({ text: word.text, titles: countWithin(word.titles, within) }))
            .filter(({ titles }) => titles > 0),
      });
    },
    renumber(renumbered) {
      for (const vocabulary of vocabularies.values()) vocabulary.renumber(renumbered);
    },
    move(most) {
      let left = most;
      for (const vocabulary of vocabularies.values()) if (left > 0) left -= vocabulary.move(left);
    },
  };
}
