import type { Dictionary } from './dictionary.ts';
import { slipsAllowed, slipsBetween } from './edit-distance.ts';

/**
 * The names of work of a few words that a search is a slip of, one of its words being right: `phisical therapist` for
 * `physical therapist`. The nearest come first.
 */
export function nearNames(search: readonly string[], dictionary: Dictionary): readonly (readonly string[])[] {
  if (search.length < 2 || search.length > dictionary.longestForm) return [];
  const found = new Map<string, { words: readonly string[]; slips: number }>();
  for (const word of search) {
    for (const { words } of dictionary.namesWith(word)) {
      if (words.length !== search.length || found.has(words.join(' '))) continue;
      const slips = slipsOf(search, words);
      if (slips !== undefined && slips > 0) found.set(words.join(' '), { words, slips });
    }
  }
  return [...found]
    .sort(([a, one], [b, other]) => one.slips - other.slips || (a < b ? -1 : 1))
    .map(([, { words }]) => words);
}

/** How many slips lie between them, word by word; undefined where one lies further away than a word of its length may. */
function slipsOf(search: readonly string[], name: readonly string[]): number | undefined {
  let sum = 0;
  for (const [nth, word] of search.entries()) {
    const most = slipsAllowed(word.length);
    const slips = slipsBetween(word, name[nth]!, most);
    if (slips > most) return undefined;
    sum += slips;
  }
  return sum;
}
