import type { BlockText } from '../../panel/block-texts.ts';

/** A part of a text: words, or what a translator leaves as it is. */
export interface TextPiece {
  readonly text: string;
  readonly isCode: boolean;
}

/** What is filled in while a page is rendered: `{{jobs}}`, and `{jobTitle}` of other systems. */
const placeholder = String.raw`\{\{[^{}]*\}\}|\{[\w.]+\}`;
/** A tag or a comment. One that holds a tag itself is several codes with words between. */
const tag = String.raw`<[/!]?[a-zA-Z-][^<>]*>`;
/** What no XML file can hold, not even escaped. */
const unwritable = String.raw`[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]`;

const inWords = new RegExp(`${placeholder}|${unwritable}`, 'gu');
const inMarkup = new RegExp(`${tag}|${placeholder}|${unwritable}`, 'giu');
const placeholders = new RegExp(placeholder, 'gu');
const tags = new RegExp(tag, 'giu');
const unwritables = new RegExp(unwritable, 'gu');

const isMarkup = (kind: BlockText['kind']): boolean => kind === 'rich' || kind === 'html';

/** A text in pieces; together they are the text. */
export function piecesOfText(text: string, kind: BlockText['kind']): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let read = 0;
  for (const { 0: code, index } of text.matchAll(isMarkup(kind) ? inMarkup : inWords)) {
    if (index > read) pieces.push({ text: text.slice(read, index), isCode: false });
    pieces.push({ text: code, isCode: true });
    read = index + code.length;
  }
  if (read < text.length) pieces.push({ text: text.slice(read), isCode: false });
  return pieces;
}

/** A code as XML can hold it: what that cannot is written by its number, and read back. */
export const writtenCode = (code: string): string =>
  code
    .replaceAll(/&(?=#x[\da-f]+;)/g, '&#x26;')
    .replaceAll(unwritables, (sign) => `&#x${(sign.codePointAt(0) ?? 0).toString(16)};`);

export const readCode = (written: string): string =>
  written.replaceAll(/&#x([\da-f]{1,6});/g, (whole, number: string) => {
    const point = Number.parseInt(number, 16);
    return point > 0x10_ff_ff ? whole : String.fromCodePoint(point);
  });

const found = (text: string, pattern: RegExp): readonly string[] => text.match(pattern) ?? [];

/** A placeholder that a translation leaves out, or one it has of its own; undefined where all are there. */
export function placeholderProblem(
  source: string,
  target: string,
): { readonly kind: 'placeholderMissing' | 'placeholderNew'; readonly code: string } | undefined {
  const [wanted, there] = [new Set(found(source, placeholders)), new Set(found(target, placeholders))];
  const missing = [...wanted].find((code) => !there.has(code));
  if (missing !== undefined) return { kind: 'placeholderMissing', code: missing };
  const added = [...there].find((code) => !wanted.has(code));
  return added === undefined ? undefined : { kind: 'placeholderNew', code: added };
}

/** One of two lists that the other has less often. */
function surplus(one: readonly string[], other: readonly string[]): string | undefined {
  const left = [...other];
  return one.find((each) => {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** The name of a tag that is closed before it is opened, or left open; undefined where each closes what it opened. */
function unbalanced(all: readonly string[]): string | undefined {
  const open: string[] = [];
  const alone = /^(?:<!|<(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b)|\/>$/i;
  for (const each of all) {
    if (alone.test(each)) continue;
    const name = /^<\/?([a-z][^\s/>]*)/i.exec(each)?.[1]?.toLowerCase() ?? '';
    if (!each.startsWith('</')) open.push(name);
    else if (open.pop() !== name) return each;
  }
  return open.length > 0 ? `<${open.at(-1)}>` : undefined;
}

/**
 * What is wrong with the tags of a translation: they have to be those of one of the texts it is held against, in any order
 * that closes what it opens.
 */
export function tagProblem(
  allowed: readonly string[],
  target: string,
): { readonly kind: 'tagMissing' | 'tagNew' | 'tagOrder'; readonly code: string } | undefined {
  const there = found(target, tags);
  const [first = '', ...others] = allowed;
  const isOf = (text: string): boolean =>
    !surplus(found(text, tags), there) && !surplus(there, found(text, tags));
  if (![first, ...others].some(isOf)) {
    const missing = surplus(found(first, tags), there);
    if (missing !== undefined) return { kind: 'tagMissing', code: missing };
    return { kind: 'tagNew', code: surplus(there, found(first, tags)) ?? '' };
  }
  const wrong = unbalanced(there);
  const isAsBefore = allowed.some((text) => unbalanced(found(text, tags)) !== undefined);
  return wrong === undefined || isAsBefore ? undefined : { kind: 'tagOrder', code: wrong };
}
