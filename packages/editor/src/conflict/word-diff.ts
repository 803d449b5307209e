import { diffArrays } from 'diff';

/** A run of text that both have, or only one of them. */
export interface DiffPart {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** With more words than this that differ, what was there and what is there now are shown as wholes. */
const most = 1200;

/** A word with the space before it. A variable is one word, whatever is written in it. */
const wordPattern = /\s*(?:\{\{.*?\}\}|(?:(?!\{\{)\S)+|\{)|\s+/gsu;
/** The same in HTML, where a tag is one word. */
const wordAndTagPattern = /<[^>]*>|\s*(?:\{\{.*?\}\}|(?:(?!\{\{)[^\s<])+|\{)|\s+|</gsu;

/**
 * How one text became another, word by word. The parts that are not 'removed' are the new text, those that are not
 * 'added' the old one.
 */
export function wordDiff(was: string, now: string, { isHtml = false } = {}): readonly DiffPart[] {
  const tokens = (text: string): string[] => text.match(isHtml ? wordAndTagPattern : wordPattern) ?? [];
  const changes = diffArrays(tokens(was), tokens(now), { maxEditLength: most });
  if (!changes)
    return [
      { kind: 'removed', text: was },
      { kind: 'added', text: now },
    ];
  return changes.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
}
