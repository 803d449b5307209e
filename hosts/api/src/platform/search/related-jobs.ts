import { type Bits, clearBit, hasBit, intersect, slotsOf } from './bits.ts';
import { spherePoint, squaredChord } from './earth.ts';
import { type JobColumns, letterPair } from './job-columns.ts';
import { chordsTo } from './job-filters.ts';
import type { JobOrders } from './job-orders.ts';
import type { IndexedJob } from './job-query.ts';
import type { KeywordWeights } from './keyword-weights.ts';
import type { Keywords } from './keywords.ts';
import { sliceSorted } from './slice-sorted.ts';
import { languageOf, searchWords } from './text-analysis.ts';

const TITLE_WORD = 12;
const SEGMENT = 2;
const NEAR = 4;
const SAME_LANGUAGE = 3;
const NEAR_KM = 30;
const IN_TITLES: KeywordWeights = { whole: [0, 0, 0, 1], begun: [0, 0, 0, 0] };

/** What one looks for in other jobs. */
export interface Likeness {
  id: number;
  title: string;
  segment_ids: readonly number[];
  language: number;
  point: { x: number; y: number; z: number } | undefined;
}

export function likenessOf(job: IndexedJob): Likeness {
  const { id, title, segment_ids, lat, lon } = job;
  const point = lat === null || lon === null ? undefined : spherePoint(lat, lon);
  return { id, title, segment_ids, language: letterPair(languageOf(job.locale)), point };
}

/** The likeness of a job that is in the index. */
export function likenessAt(columns: JobColumns, slot: number): Likeness {
  const carries = ([, bits]: [number, Bits]) => hasBit(bits, slot);
  const placed = !Number.isNaN(columns.x[slot]!);
  return {
    id: columns.id[slot]!,
    title: columns.titles.spelling(columns.title[slot]!),
    segment_ids: [...columns.segments].filter(carries).map(([segment]) => segment),
    language: columns.language[slot]!,
    point: placed ? { x: columns.x[slot]!, y: columns.y[slot]!, z: columns.z[slot]! } : undefined,
  };
}

/**
 * The slots in `board` (used up) that share most with a job: words of the title count most, then
 * nearness, language and segments. Only jobs that share a title word or a segment; equally like
 * ones newest first.
 */
export function relatedJobs(
  columns: JobColumns,
  keywords: Keywords,
  like: Likeness,
  board: Bits,
  limit: number,
  orders: JobOrders,
): ArrayLike<number> {
  const self = columns.slotById.get(like.id);
  if (self !== undefined) clearBit(board, self);
  const points = new Uint16Array(columns.capacity);
  const award = (bits: Bits, worth: number) => {
    for (const slot of slotsOf(bits)) points[slot]! += worth;
  };
  for (const word of searchWords(like.title))
    award(keywords.match([word], board, IN_TITLES).bits, TITLE_WORD);
  for (const segment of like.segment_ids) {
    const carriers = columns.segments.get(segment);
    if (carriers !== undefined) award(intersect(board.slice(), carriers), SEGMENT);
  }
  const alike = slotsOf(board).filter((slot) => points[slot]! > 0);
  const near = squaredChord(NEAR_KM);
  const chord = like.point && chordsTo(columns, like.point);
  for (const slot of alike) {
    if (columns.language[slot] === like.language) points[slot]! += SAME_LANGUAGE;
    if (chord !== undefined && chord(slot) <= near) points[slot]! += NEAR;
  }
  const positions = orders.from.positions();
  const rank = new Int32Array(columns.capacity);
  const age = new Int32Array(columns.capacity);
  for (const slot of alike) {
    rank[slot] = -points[slot]!;
    age[slot] = -positions[slot]!;
  }
  return sliceSorted(alike, { rank, tie: age }, 0, Math.min(limit, alike.length));
}
