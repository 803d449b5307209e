import type { BlockComment, CommentReader } from '@boardwright/api-client/contract';

/** A part of a comment: plain words, or somebody who is called. */
export interface CommentPart {
  readonly text: string;
  readonly reader?: CommentReader;
}

/** Names that begin alike are distinguished by the longest one. */
function byLength(readers: readonly CommentReader[]): readonly CommentReader[] {
  return readers
    .filter(({ name }) => name !== '')
    .toSorted((one, other) => other.name.length - one.name.length);
}

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

/** A comment in its parts, in order: joined they are the text again. A name is called where it stands whole behind an `@`. */
export function partsOf(text: string, readers: readonly CommentReader[]): readonly CommentPart[] {
  const known = byLength(readers);
  const parts: CommentPart[] = [];
  let plain = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    // An address of mail calls nobody.
    if (isLetter(text[at - 1])) continue;
    const reader = known.find(
      ({ name }) => text.startsWith(name, at + 1) && !isLetter(text[at + 1 + name.length]),
    );
    if (!reader) continue;
    if (at > plain) parts.push({ text: text.slice(plain, at) });
    plain = at + 1 + reader.name.length;
    parts.push({ text: text.slice(at, plain), reader });
    at = plain - 1;
  }
  if (plain < text.length) parts.push({ text: text.slice(plain) });
  return parts;
}

/** Who is called in a text: of people with the same name all of them, for nobody can tell which is meant. */
export function calledIn(text: string, readers: readonly CommentReader[]): readonly string[] {
  const names = new Set(partsOf(text, readers).flatMap(({ reader }) => reader?.name ?? []));
  return readers.filter(({ name }) => names.has(name)).map(({ user_uuid }) => user_uuid);
}

/** A name that is being typed behind an `@`. */
export interface TypedName {
  /** Where the `@` stands. */
  readonly at: number;
  readonly letters: string;
}

/** Longest name that is looked for. */
const longestName = 60;

/** @param caret where one types @returns undefined where no name is being typed */
export function typedName(text: string, caret: number): TypedName | undefined {
  const before = text.slice(Math.max(0, caret - longestName), caret);
  const found = before.lastIndexOf('@');
  if (found < 0 || isLetter(before[found - 1])) return undefined;
  const letters = before.slice(found + 1);
  // A name has a space in it, but does not begin with one, and ends with its line.
  if (/^\s|\n| {2}/.test(letters)) return undefined;
  return { at: caret - letters.length - 1, letters };
}

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();

/** Readers that are offered while a name is typed. */
const offered = 6;

/** Whose name, or a word of it, begins with what is typed; accents and capitals aside. */
export function readersFor(letters: string, readers: readonly CommentReader[]): readonly CommentReader[] {
  const wanted = folded(letters);
  return readers
    .filter(({ name }) => {
      const own = folded(name);
      return own !== '' && (own.startsWith(wanted) || own.includes(` ${wanted}`));
    })
    .slice(0, offered);
}

/** Whether somebody is called in a conversation and has not said anything there since. */
export function waitsFor(
  comments: readonly Pick<BlockComment, 'user_uuid' | 'mentions'>[],
  user: string | undefined,
): boolean {
  if (user === undefined) return false;
  const answered = comments.findLastIndex(({ user_uuid }) => user_uuid === user);
  return comments.slice(answered + 1).some(({ mentions }) => mentions.includes(user));
}
