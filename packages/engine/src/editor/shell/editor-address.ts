import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { EditorSite, PageEntry } from '../site-pages.ts';
import { pageEntries } from '../site-pages.ts';
import { firstViewport, viewportOf, type Viewport } from './viewports.ts';

export interface EditorAddress {
  readonly entries: readonly PageEntry[];
  readonly entry: PageEntry | undefined;
  readonly blockId: number | undefined;
  readonly viewport: Viewport;
  /** Changing page resets the chosen block (§5). */
  readonly choosePage: (id: number) => void;
  readonly chooseBlock: (id: number | undefined) => void;
  readonly chooseViewport: (viewport: Viewport) => void;
  readonly chooseLocale: (locale: string) => void;
}

/** What is on the bench stands in the address: a reload or a bookmark shows the same. */
export function useEditorAddress(site: EditorSite): EditorAddress {
  const [query, setQuery] = useSearchParams();
  const entries = useMemo(() => pageEntries(site), [site]);
  const asked = Number(query.get('page'));
  const entry = entries.find(({ page }) => page.id === asked) ?? entries[0];
  const block = Number(query.get('block'));
  function change(changes: Readonly<Record<string, string | undefined>>, replace = false): void {
    setQuery(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(changes))
          if (value === undefined) next.delete(name);
          else next.set(name, value);
        return next;
      },
      { replace, preventScrollReset: true },
    );
  }
  return {
    entries,
    entry,
    blockId: entry?.page.blocks.some(({ id }) => id === block) ? block : undefined,
    viewport: viewportOf(query.get('width')),
    choosePage: (id) => change({ page: String(id), block: undefined }),
    chooseBlock: (id) => change({ block: id === undefined ? undefined : String(id) }, true),
    chooseViewport: ({ breakpoint }) =>
      change({ width: breakpoint === firstViewport.breakpoint ? undefined : String(breakpoint) }, true),
    chooseLocale: (locale) => change({ locale }),
  };
}
