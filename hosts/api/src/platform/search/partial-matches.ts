import { type Reading, readingOf } from './alternatives.ts';
import { type Bits, countBits, intersect, slotsOf } from './bits.ts';
import type { JobColumns } from './job-columns.ts';
import type { KeywordWeights } from './keyword-weights.ts';
import type { Keywords } from './keywords.ts';
import type { WordMatch } from './other-names.ts';

/** Points of a word that stands in a title, if only begun. */
const IN_TITLE = 10;
/** Points of what a title says instead, at least. */
const OTHER_IN_TITLE = 9;
/** A word that no job is called by tells less. */
const MENTIONED = 0.5;
/** What is called by a name of work that was looked for comes before what only has other words. */
const NAMED = 2;
/** A frequent word has thousands of jobs; the best of so many are good enough under what has all words. */
const MOST_CANDIDATES = 2000;

/**
 * The slots of `within` with only some of the words, the best first, at most `limit`. Rare words tell more than frequent
 * ones: what is found has at least half of what the words tell together, and one of them in its title.
 * @param board all jobs of the board, by which a word is rare or frequent
 */
export function partialMatches(
  columns: JobColumns,
  keywords: Keywords,
  typed: readonly string[],
  weights: KeywordWeights,
  {
    board,
    within,
    limit,
    isOwn,
  }: {
    readonly board: Bits;
    readonly within: Bits;
    readonly limit: number;
    readonly isOwn: (slot: number) => boolean;
  },
): number[] {
  if (limit <= 0) return [];
  const words = keywords.loosen(typed, board, weights);
  if (words.length < 2 && words[0] === typed[0]) return [];
  const { perWord } = keywords.match(words, board, weights);
  const readings = readingOf(words, weights.dictionary);
  const all = countBits(board);
  const ranked = perWord
    .map((match) => ({
      match,
      weight: selectivity(match, board, all) * (isCalledBy(match, board) ? 1 : MENTIONED),
    }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  const least = ranked.reduce((sum, { weight }) => sum + weight, 0) / 2;
  const isNamed = namedBy(readings, perWord);
  const candidates = new Map<number, number>();
  for (const { match } of ranked) {
    for (const slot of slotsOf(intersect(match.bits.slice(), within))) {
      if (candidates.size >= MOST_CANDIDATES) break;
      if (match.points[slot]! < IN_TITLE || candidates.has(slot)) continue;
      let has = 0;
      let score = isOwn(slot) ? IN_TITLE / 2 : 0;
      for (const { match: other, weight } of ranked) {
        const points = other.points[slot]!;
        if (points === 0) continue;
        has += weight;
        score += points * weight;
      }
      const isCalled = isNamed(slot);
      if (isCalled || has >= least) candidates.set(slot, isCalled ? score * NAMED : score);
    }
  }
  return [...candidates]
    .sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || columns.from[b]! - columns.from[a]! || b - a)
    .slice(0, limit)
    .map(([slot]) => slot);
}

/** How much a word tells: the fewer jobs have it the more; nothing when none has. */
function selectivity({ bits }: WordMatch, board: Bits, all: number): number {
  const jobs = countBits(intersect(board.slice(), bits));
  return jobs === 0 ? 0 : Math.log2(1 + all / jobs);
}

/** Whether a title has the word. */
function isCalledBy({ bits, points }: WordMatch, board: Bits): boolean {
  return slotsOf(intersect(board.slice(), bits)).some((slot) => points[slot]! >= OTHER_IN_TITLE);
}

/** Whether a title has a name of work that was looked for. */
function namedBy(readings: readonly Reading[], perWord: readonly WordMatch[]): (slot: number) => boolean {
  const names = perWord.filter((_, nth) => readings[nth]?.role === 'name');
  return (slot) => names.some(({ points }) => points[slot]! >= OTHER_IN_TITLE);
}
