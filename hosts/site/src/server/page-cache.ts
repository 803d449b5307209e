import { LRUCache } from 'lru-cache';
import type { CachedPage } from './encoded-page.ts';
import type { PageKey } from './page-key.ts';

export interface PageCache {
  readonly get: (key: PageKey) => CachedPage | undefined;
  /** A page whose time is over, for when no new one can be drawn: until what it shows has changed, for an hour. */
  readonly getStale: (key: PageKey) => CachedPage | undefined;
  /** Such a page, of which nothing has ended by the clock: it can be shown on while a new one is long in coming. */
  readonly getAged: (key: PageKey) => CachedPage | undefined;
  readonly set: (key: PageKey, page: CachedPage) => void;
  /** All of it, or the entries whose key starts with a prefix (`DELETE /api/cache` with key). */
  readonly purge: (prefix?: string) => number;
  /** The time of all is over: they are drawn anew, and shown on only when no new one can be drawn. */
  readonly expire: () => void;
  /** Lets go of what nobody asked for since its time was over: it would stay until the room is needed. */
  readonly sweep: () => void;
  /** Bytes that are held. */
  readonly size: () => number;
  /** Grows with each purge or end of all: what was rendered before one must not be kept after it. */
  readonly generation: () => number;
}

/** Milliseconds a page is kept for when no new one can be drawn. */
const staleAge = 3_600_000;

/** The part of the room for pages that are one of endlessly many: they push out each other, and never the usual ones. */
const shareOfMany = 0.25;

/** Until when a page is fresh that shows what has ended by the clock: no moment at all. */
const ended = Number.NEGATIVE_INFINITY;

/** What a page takes in memory, in bytes. Letters of keys and headers take two each. */
function heldBytes({ length, headers, viewed }: CachedPage, key: string): number {
  const texts = key.length + JSON.stringify([headers, viewed]).length;
  // Compressed, in both ways together, a page has at most half its length again.
  return Math.ceil(length * 1.5) + 2 * texts + 1000;
}

/**
 * Whole pages for visitors without a session, by host, path, query and consent.
 * @param options.maxAge milliseconds until a page is drawn anew
 * @param options.maxBytes all that is held together: bodies, compressed ones too, keys and headers
 * @param options.now milliseconds, of a clock that only goes forward
 */
export function createPageCache({
  maxAge,
  maxBytes,
  now = () => performance.now(),
}: {
  readonly maxAge: number;
  readonly maxBytes: number;
  readonly now?: () => number;
}): PageCache {
  const budget = (share: number) =>
    new LRUCache<string, { readonly page: CachedPage; freshUntil: number }>({
      maxSize: Math.floor(maxBytes * share),
      ttl: Math.max(maxAge, staleAge),
      ttlResolution: 0,
      perf: { now },
      sizeCalculation: ({ page }, key) => heldBytes(page, key),
    });
  const usual = budget(1 - shareOfMany);
  const many = budget(shareOfMany);
  const budgetOf = ({ isOneOfMany }: PageKey) => (isOneOfMany ? many : usual);
  let generation = 0;
  return {
    get(asked) {
      const stored = budgetOf(asked).get(asked.key);
      return stored && now() < stored.freshUntil ? stored.page : undefined;
    },
    getStale: (asked) => budgetOf(asked).get(asked.key)?.page,
    getAged(asked) {
      const stored = budgetOf(asked).get(asked.key);
      return stored && stored.freshUntil > ended ? stored.page : undefined;
    },
    set: (asked, page) => void budgetOf(asked).set(asked.key, { page, freshUntil: now() + maxAge }),
    sweep() {
      usual.purgeStale();
      many.purgeStale();
    },
    expire() {
      generation += 1;
      for (const pages of [usual, many]) pages.forEach((current) => (current.freshUntil = ended));
    },
    size: () => usual.calculatedSize + many.calculatedSize,
    generation: () => generation,
    purge(prefix) {
      generation += 1;
      let removed = 0;
      for (const pages of [usual, many]) {
        const keys = [...pages.keys()].filter((key) => prefix === undefined || key.startsWith(prefix));
        removed += keys.length;
        for (const key of keys) pages.delete(key);
      }
      return removed;
    },
  };
}
