import {
  fetchParts,
  loadPart,
  type AnyRenderer,
  type PagePart,
  type RendererOf,
  type StaticMarkup,
} from '@boardwright/engine';
import type { LoadRenderer } from '@boardwright/engine/renderers';

/** What there is to render a page's parts with: their code or the server's markup. Another object once that changed. */
export interface CodeState extends StaticMarkup {
  readonly rendererOf: RendererOf;
}

/** Milliseconds after which a page is hydrated without the code that is still on its way. */
export const patience = 2000;

export interface BlockCode {
  /** Fetches the code of parts of a page, each once. @throws what the first of them failed with, once all are here or not */
  readonly fetch: (parts: readonly PagePart[]) => Promise<void>;
  /**
   * The same for a page to be hydrated: what is late is waited for no longer, and comes all the same.
   * @param isInUse whether somebody uses what the server rendered of a key: it stays until its code is asked for again
   * @returns false when some of it failed
   */
  readonly fetchSoon: (parts: readonly PagePart[], isInUse: (key: string) => boolean) => Promise<boolean>;
  readonly isFetching: () => boolean;
  readonly state: () => CodeState;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * The code of blocks that a browser has fetched so far.
 * @param loads fetches the renderer of a key
 * @param markupOf reads what the server rendered
 */
export function createBlockCode(
  loads: Readonly<Record<string, LoadRenderer>>,
  markupOf: StaticMarkup['markupOf'],
): BlockCode {
  const renderers = new Map<string, AnyRenderer>();
  const failed = new Set<string>();
  const listeners = new Set<() => void>();
  let fetching = 0;
  const stateNow = (): CodeState => ({
    rendererOf: (key) => renderers.get(key),
    hasFailed: (key) => failed.has(key),
    markupOf,
  });
  let state = stateNow();

  /** What all parts of a page with one key need. */
  async function fetchKey(
    key: string,
    parts: readonly PagePart[],
    isInUse?: (key: string) => boolean,
  ): Promise<void> {
    const load = loads[key];
    if (!load) return;
    const known = renderers.get(key);
    failed.delete(key);
    try {
      const renderer = known ?? (await loadPart(load));
      await Promise.all(parts.map(async (part) => part.key === key && fetchParts(renderer, part.data)));
      if (!known && !isInUse?.(key)) renderers.set(key, renderer);
    } catch (error) {
      // One that renders what it has rendered so far goes on doing so.
      if (!known) failed.add(key);
      throw error;
    } finally {
      if (!known) {
        state = stateNow();
        for (const listener of listeners) listener();
      }
    }
  }

  async function fetch(parts: readonly PagePart[], isInUse?: (key: string) => boolean): Promise<void> {
    fetching += 1;
    const keys = new Set(parts.map(({ key }) => key));
    const fetched = await Promise.allSettled([...keys].map((key) => fetchKey(key, parts, isInUse)));
    fetching -= 1;
    const first = fetched.find((one) => one.status === 'rejected');
    if (first) throw first.reason;
  }

  return {
    fetch: (parts) => fetch(parts),
    fetchSoon: (parts, isInUse) =>
      Promise.race([
        fetch(parts, isInUse).then(
          () => true,
          // Policy: a block whose code does not come says so itself; the others are hydrated.
          () => false,
        ),
        new Promise<boolean>((resolve) => setTimeout(resolve, patience, true)),
      ]),
    isFetching: () => fetching > 0,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
