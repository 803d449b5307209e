import { useCallback, useMemo, useState } from 'react';
import type { Values } from '../../machines/page-editing/edited-site.ts';

/** What was typed and cannot be stored yet, by block and language; it outlives the choice of another block. */
const stored = new Map<string, Values>();
const nothing: Values = {};

interface Drafts {
  readonly drafts: Values;
  /** What is kept by now: also when the panel these drafts were drawn in is gone. */
  readonly now: () => Values;
  readonly keep: (name: string, value: unknown) => void;
  readonly drop: (names: readonly string[]) => void;
}

/** The values of a block's fields that are not valid: shown where they were typed, and never sent. */
export function useDrafts(block: number, locale: string): Drafts {
  const place = `${block}/${locale}`;
  const [drafts, setDrafts] = useState<Values>(() => stored.get(place) ?? nothing);
  const change = useCallback(
    (next: (before: Values) => Values): void => {
      const after = next(stored.get(place) ?? nothing);
      if (Object.keys(after).length === 0) stored.delete(place);
      else stored.set(place, after);
      setDrafts(after);
    },
    [place],
  );
  return useMemo(
    () => ({
      drafts,
      now: () => stored.get(place) ?? nothing,
      keep: (name, value) => change((before) => ({ ...before, [name]: value })),
      drop: (names) =>
        change((before) =>
          names.some((name) => name in before)
            ? Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name)))
            : before,
        ),
    }),
    [drafts, place, change],
  );
}
