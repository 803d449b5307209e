import { locales } from '@boardwright/messages';
import {
  FACET_WORDS,
  FEW_HOURS_WORDS,
  FULL_TIME_WORDS,
  PART_TIME_WORDS,
} from '../../platform/search/facet-words.ts';
import { nameKey } from '../../platform/search/text-analysis.ts';
import type { CatalogueSegment, SegmentCatalogue } from '../../platform/search-sync/segment-catalogue.ts';

/** Segments by the words that name them, folded. */
export type FacetTerms = ReadonlyMap<string, readonly number[]>;

/** Hours a week up to which work is part-time, and from which it is full-time. */
const MOST_PART_TIME = 32;
const LEAST_FULL_TIME = 36;
/** Hours a week that one works beside school or study. */
const MOST_BESIDE_SCHOOL = 16;
/** As in `24 uur`, `24 ore`. */
const HOUR_WORDS = ['uur', 'uren', 'uur per week', 'hours', 'hours a week', 'ore'];
/** The group of hours (§3). */
const HOURS = 'time';

const groupsByWord = new Map<string, (readonly string[])[]>();
for (const group of FACET_WORDS) {
  for (const word of group) groupsByWord.set(word, [...(groupsByWord.get(word) ?? []), group]);
}

function namesOf(segment: CatalogueSegment): Set<string> {
  const names = [segment.key, ...locales.map((locale) => segment.nameIn(locale))].map(nameKey);
  const others = names.flatMap((name) => groupsByWord.get(name) ?? []).flat();
  return new Set([...names, ...others, ...hoursOf(segment)]);
}

/** `Tot 16 uur` and `24–32 uur` are part-time, `32–40 uur` full-time; the words need no segment of their own. */
function hoursOf(segment: CatalogueSegment): readonly string[] {
  if (segment.groupKey !== HOURS) return [];
  const hours = (segment.nameIn('nl').match(/\d+/g) ?? []).map(Number);
  const most = Math.max(0, ...hours);
  if (most === 0) return [];
  const least = hours.length > 1 ? Math.min(...hours) : 0;
  // `24 uur` is the end of one range and the start of the next; people mean the one it is the most of.
  const named = HOUR_WORDS.flatMap((word) =>
    Array.from({ length: most - least }, (_, nth) => `${most - nth} ${word}`),
  );
  if (most <= MOST_BESIDE_SCHOOL) return [...PART_TIME_WORDS, ...FEW_HOURS_WORDS, ...named];
  const some = most <= MOST_PART_TIME ? PART_TIME_WORDS : most >= LEAST_FULL_TIME ? FULL_TIME_WORDS : [];
  return [...some, ...named];
}

const known = new WeakMap<SegmentCatalogue, Map<number, FacetTerms>>();

/** The words that name a board's segments; worked out once for each catalogue. */
export function facetTerms(catalogue: SegmentCatalogue, boardId: number): FacetTerms {
  const boards = known.get(catalogue) ?? new Map<number, FacetTerms>();
  known.set(catalogue, boards);
  let terms = boards.get(boardId);
  if (terms === undefined) {
    const found = new Map<string, number[]>();
    for (const segment of catalogue.values()) {
      if (segment.boardIds.length > 0 && !segment.boardIds.includes(boardId)) continue;
      for (const name of namesOf(segment)) found.set(name, [...(found.get(name) ?? []), segment.id]);
    }
    boards.set(boardId, (terms = found));
  }
  return terms;
}
