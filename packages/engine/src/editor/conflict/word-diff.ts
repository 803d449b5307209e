/** A run of text that both have, or only one of them. */
export interface DiffPart {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** Beyond this many words on a side, what differs in the middle is told as a whole. */
const most = 600;

const wordsOf = (text: string): readonly string[] => text.match(/\s+|[^\s]+/gu) ?? [];

/**
 * How one text became another, word by word. The parts that are not 'removed' are the new text, those that are not
 * 'added' the old one.
 */
export function wordDiff(was: string, now: string): readonly DiffPart[] {
  const [before, after] = [wordsOf(was), wordsOf(now)];
  let start = 0;
  while (start < Math.min(before.length, after.length) && before[start] === after[start]) start += 1;
  let end = 0;
  const room = Math.min(before.length, after.length) - start;
  while (end < room && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const parts: DiffPart[] = [];
  const tell = (kind: DiffPart['kind'], text: string): void => {
    const last = parts.at(-1);
    if (text === '') return;
    if (last?.kind === kind) parts[parts.length - 1] = { kind, text: last.text + text };
    else parts.push({ kind, text });
  };
  tell('same', before.slice(0, start).join(''));
  const [from, to] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  if (from.length > most || to.length > most) {
    tell('removed', from.join(''));
    tell('added', to.join(''));
  } else for (const { kind, text } of middle(from, to)) tell(kind, text);
  tell('same', before.slice(before.length - end).join(''));
  return parts;
}

/** The longest common run of words, by the table every textbook has. */
function middle(from: readonly string[], to: readonly string[]): readonly DiffPart[] {
  const longest = Array.from({ length: from.length + 1 }, () => new Uint16Array(to.length + 1));
  const at = (one: number, other: number): number => longest[one]?.[other] ?? 0;
  for (let one = from.length - 1; one >= 0; one -= 1)
    for (let other = to.length - 1; other >= 0; other -= 1) {
      const row = longest[one];
      if (row)
        row[other] =
          from[one] === to[other]
            ? at(one + 1, other + 1) + 1
            : Math.max(at(one + 1, other), at(one, other + 1));
    }
  const parts: DiffPart[] = [];
  let [one, other] = [0, 0];
  while (one < from.length || other < to.length) {
    const [old, next] = [from[one], to[other]];
    if (old !== undefined && old === next) {
      parts.push({ kind: 'same', text: old });
      one += 1;
      other += 1;
    } else if (old !== undefined && (next === undefined || at(one + 1, other) >= at(one, other + 1))) {
      parts.push({ kind: 'removed', text: old });
      one += 1;
    } else {
      parts.push({ kind: 'added', text: next ?? '' });
      other += 1;
    }
  }
  return parts;
}
