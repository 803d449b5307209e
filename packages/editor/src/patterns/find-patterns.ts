import { folded } from '../model/folded.ts';
import type { Pattern } from './define-pattern.ts';

const known = new WeakMap<Pattern, string>();

/** All by which a pattern is found, in every language of the product, folded. */
export function wordsOfPattern(pattern: Pattern): string {
  const before = known.get(pattern);
  if (before !== undefined) return before;
  const all = Object.values(pattern.texts).flatMap(({ name, purpose, search }) => [name, purpose, search]);
  const text = folded(all.join(' '));
  known.set(pattern, text);
  return text;
}

/** The patterns that have each of the words typed in a name, a purpose or a word of theirs, in whatever language. */
export function findPatterns(patterns: readonly Pattern[], typed: string): readonly Pattern[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  return patterns.filter((pattern) => words.every((word) => wordsOfPattern(pattern).includes(word)));
}
