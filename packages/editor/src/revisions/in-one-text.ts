import { wordDiff } from '../conflict/word-diff.ts';

/** What became of words. */
export type WordFate = 'added' | 'removed';

/**
 * Around words that came or went, for as long as the page is compared: characters that no font draws, and that go with
 * a text wherever a block puts it.
 */
export const bounds: Readonly<Record<WordFate, readonly [string, string]>> = {
  added: ['\u2061', '\u2062'],
  removed: ['\u2063', '\u2064'],
};

const tag = /(<[^>]*>)/;
const anyTag = /<[^>]*>/g;
const anyBound = /[\u2061-\u2064]/gu;
const removedPattern = /\u2063[^\u2064]*\u2064\s?/gu;

function bounded(fate: WordFate, text: string): string {
  const [, before = '', trimmed = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(text) ?? [];
  const [start, end] = bounds[fate];
  return trimmed === '' ? text : `${before}${start}${trimmed}${end}${after}`;
}

/** HTML in which all words have one fate. */
const boundedHtml = (fate: WordFate, html: string): string =>
  html
    .split(tag)
    .map((part) => (tag.test(part) ? part : bounded(fate, part)))
    .join('');

/** Words taken out of HTML: without the tags around them, which stand as they are now. */
function takenOut(html: string): string {
  const text = html.replaceAll(anyTag, ' ');
  return text.trim() === '' ? '' : bounded('removed', text);
}

/**
 * An old text and the new one in one, with bounds around what came and what went. The new one's tags are kept: with an
 * empty new text those of the old.
 */
export function inOneText(was: string, now: string, { isHtml = false } = {}): string {
  if (was === now) return now;
  const whole = isHtml ? boundedHtml : bounded;
  if (was.trim() === '') return whole('added', now);
  if (now.trim() === '') return whole('removed', was);
  let text = '';
  for (const { kind, text: part } of wordDiff(was, now, { isHtml })) {
    // The first words of both have no space before them.
    if (kind !== 'same' && text !== '' && !/[\s>]$/u.test(text) && /^[^\s<]/u.test(part)) text += ' ';
    if (kind === 'same') text += part;
    else if (kind === 'added') text += whole('added', part);
    else text += isHtml ? takenOut(part) : bounded('removed', part);
  }
  return text;
}

/** The new text alone of one that holds both. */
export function nowOf(text: string): string {
  return text.replaceAll(removedPattern, '').replaceAll(anyBound, '');
}
