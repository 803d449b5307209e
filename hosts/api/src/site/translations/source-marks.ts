import { createHash } from 'node:crypto';
import type { Json, SourceMark } from '../../platform/database/schema.ts';

/** A text in a language, with where it stands: `questions/0/answer`. */
export type Leaves = ReadonlyMap<string, string>;

/** How deep settings are looked into: none goes half as far. */
const deepest = 12;
/** Marks of texts that stand there no more: an undo brings them back. */
const mostFormer = 20;

function addLeaves(leaves: Map<string, string>, value: unknown, path: readonly string[]): void {
  if (typeof value === 'string') leaves.set(path.join('/'), value);
  else if (typeof value === 'object' && value !== null && path.length < deepest)
    for (const [name, inner] of Object.entries(value)) addLeaves(leaves, inner, [...path, name]);
}

/** Every text of settings that is not empty. Which of them are words to translate, who asks for them knows. */
export function leavesOf(settings: Json | Readonly<Record<string, unknown>>): Leaves {
  const leaves = new Map<string, string>();
  addLeaves(leaves, settings, []);
  return new Map([...leaves].filter(([, text]) => text.trim() !== ''));
}

/** The same for every thing of a list: what is moved keeps its mark. */
const placeOf = (path: string): string =>
  path
    .split('/')
    .filter((part) => !/^\d+$/.test(part))
    .join('/');

const markOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16);

/** Two words or more; one that is the same in both languages says nothing of a translation. */
const isSaying = (text: string): boolean => /\p{L}\s+\S/u.test(text);

export interface TextsBeside {
  /** The texts of the language before and after what is saved. */
  readonly was: Leaves;
  readonly now: Leaves;
  /** Those of the site's own language, and which that is. */
  readonly source: Leaves;
  readonly from: string;
}

/**
 * What translations were written from, after a save: each text that is new at its place is noted with the source beside it. One
 * that was noted there before, as an undo or a move brings back, keeps what is known of it.
 */
export function marksAfter(
  marks: readonly SourceMark[],
  { was, now, source, from }: TextsBeside,
): readonly SourceMark[] {
  const next = [...marks];
  for (const [path, text] of now) {
    const original = source.get(path);
    if (was.get(path) === text || original === undefined) continue;
    if (text === original && !isSaying(text)) continue;
    const [at, mark] = [placeOf(path), markOf(text)];
    const isKnown = next.some((one) => one.at === at && one.text === mark && one.from === from);
    if (!isKnown) next.push({ at, text: mark, source: original, from });
  }
  const present = new Set([...now].map(([path, text]) => `${placeOf(path)} ${markOf(text)}`));
  const isPresent = ({ at, text }: SourceMark): boolean => present.has(`${at} ${text}`);
  const former = new Set(next.filter((mark) => !isPresent(mark)).slice(-mostFormer));
  return next.filter((mark) => isPresent(mark) || former.has(mark));
}

export interface Outdated {
  readonly path: string;
  readonly text: string;
  readonly source: string;
  readonly source_before: string;
}

/** Texts that are known to have been written from another source than the one that stands beside them now. */
export function outdatedIn(
  marks: readonly SourceMark[],
  { now, source, from }: Omit<TextsBeside, 'was'>,
): readonly Outdated[] {
  return [...now].flatMap(([path, text]): readonly Outdated[] => {
    const original = source.get(path);
    const [at, mark] = [placeOf(path), markOf(text)];
    const known = marks.filter((one) => one.at === at && one.text === mark && one.from === from);
    const last = known.at(-1);
    if (!last || original === undefined || known.some((one) => one.source === original)) return [];
    return [{ path, text, source: original, source_before: last.source }];
  });
}

/** The marks with one more: the text is right for that source. */
export function marksWith(
  marks: readonly SourceMark[],
  { path, text, source, from }: Pick<Outdated, 'path' | 'text' | 'source'> & Pick<SourceMark, 'from'>,
): readonly SourceMark[] {
  const mark: SourceMark = { at: placeOf(path), text: markOf(text), source, from };
  return [...marks.filter((one) => JSON.stringify(one) !== JSON.stringify(mark)), mark];
}
