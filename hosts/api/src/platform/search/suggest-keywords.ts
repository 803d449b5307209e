import { type Bits, slotsOf } from './bits.ts';
import { type JobColumns, letterPair } from './job-columns.ts';
import type { SuggestQuery, Suggestion } from './job-query.ts';
import type { KeywordWeights } from './keyword-weights.ts';
import type { Keywords } from './keywords.ts';
import type { NameRegister } from './register.ts';
import { languageOf, nameKey, searchWords } from './text-analysis.ts';

const IN_TITLE = 2;
/** A word of the name that stands in the title too is noted there: the name itself is looked at afterwards. */
const IN_NAMES: KeywordWeights = { whole: [0, 0, 1, IN_TITLE], begun: [0, 0, 1, IN_TITLE] };

/**
 * Titles and organisations of `board`'s jobs with the typed words, each once. Those that begin as
 * typed come first, then those of most jobs; a title in the visitor's language counts double.
 */
export function suggestKeywords(
  columns: JobColumns,
  keywords: Keywords,
  query: SuggestQuery,
  board: Bits,
): Suggestion[] {
  const words = searchWords(query.text);
  if (words.length === 0) return [];
  const typed = nameKey(query.text);
  const own = letterPair(languageOf(query.locale ?? ''));
  const { bits, perWord } = keywords.match(words, board, IN_NAMES);
  const named = slotsOf(bits);
  const titles = named.filter((slot) => perWord.every(({ points }) => points[slot] === IN_TITLE));
  const found = [
    ...tally(columns.titles, columns.title, titles, (slot) => columns.language[slot] === own).map(
      (entry) => ({
        ...entry,
        kind: 'title' as const,
      }),
    ),
    ...tally(columns.organisationNames, columns.organisationName, named, () => true)
      .filter(({ key }) => words.every((word) => ` ${key}`.includes(` ${word}`)))
      .map((entry) => ({ ...entry, kind: 'organisation' as const })),
  ];
  const later = ({ key }: { key: string }) => Number(!key.startsWith(typed));
  found.sort((a, b) => later(a) - later(b) || b.weight - a.weight || (a.key < b.key ? -1 : 1));
  const once = new Map<string, Suggestion>();
  for (const { key, keyword, kind, jobs } of found) {
    if (!once.has(key)) once.set(key, { keyword, kind, jobs });
    if (once.size === query.limit) break;
  }
  return [...once.values()];
}

function tally(
  names: NameRegister,
  column: Int32Array,
  slots: Int32Array,
  isOwn: (slot: number) => boolean,
): { key: string; keyword: string; jobs: number; weight: number }[] {
  const jobs = new Int32Array(names.bound);
  const weights = new Int32Array(names.bound);
  const found: number[] = [];
  for (const slot of slots) {
    const name = column[slot]!;
    if (jobs[name]!++ === 0) found.push(name);
    weights[name]! += isOwn(slot) ? 2 : 1;
  }
  return found.map((name) => {
    const keyword = names.spelling(name);
    return { key: nameKey(keyword), keyword, jobs: jobs[name]!, weight: weights[name]! };
  });
}
