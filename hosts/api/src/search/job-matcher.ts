import { type Bits, countBits, isEmpty, slotsOf } from './bits.ts';
import type { JobColumns } from './job-columns.ts';
import { applyFilters } from './job-filters.ts';
import type { JobFilter } from './job-query.ts';
import {
  type Keywords,
  type KeywordWeights,
  SEARCH_WEIGHTS,
  WEIGHTS_WITHOUT_NAMES,
  type WordMatch,
} from './keywords.ts';
import { type GroupOf, narrowBySegments } from './segment-counts.ts';

/** What a filter matches, whatever the sort and the page. */
export interface Matched {
  bits: Bits;
  jobs: number;
  /** Jobs, or organisations when the filter groups them. */
  total: number;
  counts: Record<number, number>;
  /** The words that matched: those of the search, or its correction. */
  words: readonly string[];
  /** What they weigh, by where they stand. */
  weights: KeywordWeights;
  /** Points of the matched jobs in ascending order of slot; worked out when first wanted. */
  points?: Uint16Array<ArrayBuffer>;
  corrected?: string;
}

/** Narrows the board's live jobs by everything in the filter; `board` is used up. */
export function matchJobs(
  columns: JobColumns,
  keywords: Keywords,
  groupOf: GroupOf,
  filter: JobFilter,
  words: readonly string[],
  excluded: readonly string[],
  board: Bits,
  isRanked: boolean,
): Matched {
  const weights = filter.hide_organisations ? WEIGHTS_WITHOUT_NAMES : SEARCH_WEIGHTS;
  const searched =
    words.length === 0 ? { bits: board, words } : searchOrCorrect(keywords, words, board, weights);
  const perWord = 'perWord' in searched && isRanked ? searched.perWord : undefined;
  keywords.exclude(excluded, searched.bits, weights);
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
    words: searched.words,
    weights,
    ...(perWord && { points: sumPoints(slotsOf(bits), perWord) }),
    ...(searched.words === words
      ? {}
      : { corrected: [...searched.words, ...excluded.map((word) => `-${word}`)].join(' ') }),
  };
}

/** One text per filter, whatever does not change what matches left out; the moment is looked after by the live jobs. */
export function keyOf(filter: JobFilter, words: readonly string[], excluded: readonly string[]): string {
  return JSON.stringify([
    filter.board_id,
    words,
    excluded,
    filter.lat,
    filter.lon,
    filter.distance,
    filter.country_code,
    filter.segment_ids,
    filter.organisation_id,
    filter.hide_organisations,
    filter.organisation_name,
    filter.location_name,
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
  keywords: Keywords,
  matched: Matched,
  capacity: number,
): (slot: number) => number {
  const slots = slotsOf(matched.bits);
  matched.points ??= sumPoints(slots, keywords.match(matched.words, matched.bits, matched.weights).perWord);
  const bySlot = new Uint16Array(capacity);
  slots.forEach((slot, at) => (bySlot[slot] = matched.points![at]!));
  return (slot) => bySlot[slot]!;
}

/** Words that match nothing on the whole board are taken for typing slips; other filters never cause a correction. */
function searchOrCorrect(keywords: Keywords, words: readonly string[], board: Bits, weights: KeywordWeights) {
  const asTyped = keywords.match(words, board, weights);
  if (!isEmpty(asTyped.bits) || isEmpty(board)) return { ...asTyped, words };
  const corrected = keywords.correct(words, board, weights);
  if (corrected === undefined) return { bits: asTyped.bits, words };
  const again = keywords.match(corrected, board, weights);
  return isEmpty(again.bits) ? { bits: again.bits, words } : { ...again, words: corrected };
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
