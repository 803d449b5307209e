import { useCallback, useMemo, useState } from 'react';
import type { Values } from '../../machines/page-editing/edited-site.ts';

/** What was typed and cannot be stored yet, by block and language; it outlives the choice of another block. */
const kept = new Map<string, Values>();

interface Drafts {
  readonly drafts: Values;
  readonly keep: (name: string, value: unknown) => void;
  readonly drop: (names: readonly string[]) => void;
}

/** The values of a block's fields that are not valid: shown where they were typed, and never sent. */
export function useDrafts(block: number, locale: string): Drafts {
  const place = `${block}/${locale}`;
  const [drafts, setDrafts] = useState<Values>(() => kept.get(place) ?? {});
  const change = useCallback(
    (next: (before: Values) => Values): void =>
      setDrafts((before) => {
        const after = next(before);
        if (Object.keys(after).length === 0) kept.delete(place);
        else kept.set(place, after);
        return after;
      }),
    [place],
  );
  return useMemo(
    () => ({
      drafts,
      keep: (name, value) => change((before) => ({ ...before, [name]: value })),
      drop: (names) =>
        change((before) =>
          names.some((name) => name in before)
            ? Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name)))
            : before,
        ),
    }),
    [drafts, change],
  );
}
