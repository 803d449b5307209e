import { readingOf } from './alternatives.ts';
import { type Bits, countBits, intersect, isEmpty, retain, setBit, slotsOf, unite } from './bits.ts';
import { type Dictionary, SHIPPED } from './dictionary.ts';
import type { JobColumns } from './job-columns.ts';
import { applyFilters } from './job-filters.ts';
import type { JobFilter } from './job-query.ts';
import { type KeywordWeights, SEARCH_WEIGHTS, WEIGHTS_WITHOUT_NAMES } from './keyword-weights.ts';
import type { Keywords } from './keywords.ts';
import { withoutLight } from './light-words.ts';
import type { WordMatch } from './other-names.ts';
import { FIELDS } from './postings.ts';
import { type GroupOf, jobCounter, narrowBySegments } from './segment-counts.ts';
import { excludedWords, phrasesOf, searchWords } from './text-analysis.ts';

/** What a search says. */
export interface ParsedSearch {
  readonly words: readonly string[];
  readonly excluded: readonly string[];
  /** Words between quotes. */
  readonly phrases: readonly (readonly string[])[];
}

export function parseSearch(search: string, dictionary: Dictionary = SHIPPED): ParsedSearch {
  return {
    words: withoutLight(searchWords(search), dictionary),
    excluded: excludedWords(search),
    phrases: phrasesOf(search),
  };
}

/** What a filter matches, whatever the sort and the page. */
export interface Matched {
  bits: Bits;
  jobs: number;
  /** Jobs, or organisations when the filter groups them. */
  total: number;
  counts: Record<number, number>;
  /** What matched: the words of the search, or their correction. */
  searched: ParsedSearch;
  /** What the words weigh, by where they stand. */
  weights: KeywordWeights;
  /** Points of the matched jobs in ascending order of slot; worked out when first wanted. */
  points?: Uint16Array<ArrayBuffer>;
  corrected?: string;
}

export interface MatchOptions {
  readonly isRanked: boolean;
  /** The visitor's language, in which a word is corrected. */
  readonly language: string | undefined;
  /** Segments that are fields of work: jobs of others that only mention the words are left out. */
  readonly fields: readonly number[] | undefined;
}

/** Narrows the board's live jobs by everything in the filter; `board` is used up. */
export function matchJobs(
  columns: JobColumns,
  keywords: Keywords,
  groupOf: GroupOf,
  filter: JobFilter,
  typed: ParsedSearch,
  board: Bits,
  { isRanked, language, fields }: MatchOptions,
): Matched {
  const weights = weightsFor(filter);
  const all = board.slice();
  const searched = isWordless(typed)
    ? { bits: board, searched: typed, perWord: undefined }
    : searchOrCorrect(columns, keywords, typed, board, weights, language);
  const { searched: wanted, perWord } = searched;
  keywords.exclude(wanted.excluded, searched.bits, weights);
  // Before any filter: what a word means does not change with what else is asked for.
  if (fields !== undefined && perWord !== undefined) {
    const named = namesOfWork(wanted, perWord, weights);
    if (wanted.words.length < 2 || !leaveOutOthers(searched.bits, all, named)) {
      leaveOutMentions(columns, searched.bits, perWord, fields);
    }
  }
  applyFilters(columns, filter, searched.bits);
  const perOrganisation = filter.group_organisations === true;
  const selected = filter.segment_ids ?? [];
  const { bits, counts } = narrowBySegments(columns, searched.bits, selected, groupOf, perOrganisation);
  const jobs = countBits(bits);
  return {
    bits,
    jobs,
    total: perOrganisation ? countOrganisations(columns, bits) : jobs,
    counts,
    searched: wanted,
    weights,
    ...(isRanked && perWord !== undefined && { points: sumPoints(slotsOf(bits), perWord) }),
    ...(wanted === typed ? {} : { corrected: writtenOut(wanted) }),
  };
}

export function weightsFor({
  hide_organisations,
  dictionary,
}: Pick<JobFilter, 'hide_organisations' | 'dictionary'>): KeywordWeights {
  const weights = hide_organisations ? WEIGHTS_WITHOUT_NAMES : SEARCH_WEIGHTS;
  return dictionary === undefined ? weights : { ...weights, dictionary };
}

export const isWordless = ({ words, phrases }: ParsedSearch): boolean =>
  words.length === 0 && phrases.length === 0;

/** A search as somebody could have typed it. */
export function writtenOut({ words, phrases, excluded }: ParsedSearch): string {
  return [
    ...words,
    ...phrases.map((phrase) => `"${phrase.join(' ')}"`),
    ...excluded.map((word) => `-${word}`),
  ].join(' ');
}

/** One text per filter, whatever does not change what matches left out; the moment is looked after by the live jobs. */
export function keyOf(filter: JobFilter, searched: ParsedSearch, options: MatchOptions): string {
  return JSON.stringify([
    filter.board_id,
    searched.words,
    searched.excluded,
    searched.phrases,
    searched.words.length > 0 && options.language,
    filter.dictionary?.id,
    options.fields !== undefined,
    filter.lat,
    filter.lon,
    filter.distance,
    filter.country_code,
    filter.segment_ids,
    filter.organisation_id,
    filter.hide_organisations,
    filter.organisation_name,
    filter.location_name,
    filter.region,
    filter.premium,
    filter.remote,
    filter.salary_year?.min,
    filter.salary_year?.max,
    filter.exclude_ids,
    filter.group_organisations,
  ]);
}

/** A function giving a matched job's points, the higher the better. */
export function relevanceOf(
  columns: JobColumns,
  keywords: Keywords,
  matched: Matched,
): (slot: number) => number {
  const slots = slotsOf(matched.bits);
  matched.points ??= sumPoints(
    slots,
    matchWords(keywords, matched.searched, matched.bits, matched.weights, namesOf(columns, matched.weights))
      .perWord,
  );
  const bySlot = new Uint16Array(columns.capacity);
  slots.forEach((slot, at) => (bySlot[slot] = matched.points![at]!));
  return (slot) => bySlot[slot]!;
}

/** Whether a phrase stands in the title, the place or, where names are searched, the organisation's name of a job. */
export type NamesHold = (slot: number, phrase: string) => boolean;

function namesOf(columns: JobColumns, weights: KeywordWeights): NamesHold {
  const areSearched = weights.whole[FIELDS.organisation] > 0;
  return (slot, phrase) =>
    columns.titles.holds(columns.title[slot]!, phrase) ||
    columns.places.holds(columns.place[slot]!, phrase) ||
    (areSearched && columns.organisationNames.holds(columns.organisationName[slot]!, phrase));
}

/** The jobs of `within` with every word and phrase; one match per word. */
export function matchWords(
  keywords: Keywords,
  { words, phrases }: Pick<ParsedSearch, 'words' | 'phrases'>,
  within: Bits,
  weights: KeywordWeights,
  namesHold: NamesHold,
): { bits: Bits; perWord: WordMatch[] } {
  const { bits, perWord } = keywords.match(words, within, weights);
  for (const phrase of phrases) {
    for (const word of phrase) {
      const literal = keywords.literally(word, perWord.length - words.length, weights);
      if (literal === undefined) continue;
      intersect(bits, literal.bits);
      perWord.push(literal);
    }
    if (phrase.length > 1) retain(bits, (slot) => namesHold(slot, phrase.join(' ')));
  }
  return { bits, perWord };
}

/** Words that match nothing on the whole board are taken for typing slips; other filters never cause a correction. */
function searchOrCorrect(
  columns: JobColumns,
  keywords: Keywords,
  searched: ParsedSearch,
  board: Bits,
  weights: KeywordWeights,
  language: string | undefined,
) {
  const names = namesOf(columns, weights);
  const asTyped = matchWords(keywords, searched, board, weights, names);
  if (!isEmpty(asTyped.bits) || isEmpty(board)) return { ...asTyped, searched: searched };
  const nothing = { bits: asTyped.bits, searched: searched, perWord: undefined };
  const words = keywords.correct(searched.words, board, weights, language);
  if (words === undefined) return nothing;
  const again = matchWords(keywords, { ...searched, words }, board, weights, names);
  return isEmpty(again.bits) ? nothing : { ...again, searched: { ...searched, words } };
}

/** The matches of the words that are names of work. */
function namesOfWork(
  { words }: ParsedSearch,
  perWord: readonly WordMatch[],
  { dictionary }: KeywordWeights,
): readonly WordMatch[] {
  const readings = readingOf(words, dictionary);
  return perWord.filter((_, nth) => readings[nth]?.role === 'name');
}

/** Fewer points than a name of work has in a title, and more than a word has anywhere else. */
const IN_TITLE = 9;

/**
 * Leaves the jobs that are called by the names of work of a search that says more: `koken in een restaurant` wants no
 * other work in a restaurant. False where no job of the board is called so.
 */
function leaveOutOthers(bits: Bits, board: Bits, named: readonly WordMatch[]): boolean {
  const [first, ...others] = named;
  if (first === undefined) return false;
  const called = intersect(board, first.bits);
  for (const other of others) intersect(called, other.bits);
  retain(called, (slot) => named.every(({ points }) => points[slot]! >= IN_TITLE));
  if (isEmpty(called)) return false;
  intersect(bits, called);
  return true;
}

/** More points than a word in a text has. */
const MORE_THAN_MENTIONED = 3;

/**
 * Takes out the jobs that have the words in their texts alone and belong to no field of work of the jobs that are called
 * so. Only where those are many enough to say what the words mean: who looks for `weekend` wants every field.
 */
function leaveOutMentions(
  columns: JobColumns,
  bits: Bits,
  perWord: readonly WordMatch[],
  fields: readonly number[],
): void {
  const called: Bits = new Int32Array(bits.length);
  const slots = slotsOf(bits);
  for (const { points } of perWord) {
    for (const slot of slots) if (points[slot]! >= MORE_THAN_MENTIONED) setBit(called, slot);
  }
  const count = countBits(called);
  if (count === slots.length || count * 3 < slots.length) return;
  const countIn = jobCounter(called);
  const meant = called.slice();
  for (const field of fields) {
    const jobs = columns.segments.get(field);
    const own = jobs === undefined ? 0 : countIn(jobs);
    // One odd job does not make its field one of those meant.
    if (jobs !== undefined && own > 0 && own * 10 >= count) unite(meant, jobs);
  }
  intersect(bits, meant);
}

function sumPoints(slots: Int32Array, perWord: readonly WordMatch[]): Uint16Array<ArrayBuffer> {
  const sums = new Uint16Array(slots.length);
  for (const { points } of perWord) {
    for (let at = 0; at < slots.length; at++) sums[at]! += points[slots[at]!]!;
  }
  return sums;
}

function countOrganisations(columns: JobColumns, bits: Bits): number {
  const seen = new Uint8Array(columns.organisations.bound);
  let count = 0;
  for (const slot of slotsOf(bits)) {
    const organisation = columns.organisation[slot]!;
    if (seen[organisation] === 0) count++;
    seen[organisation] = 1;
  }
  return count;
}
