import { hash } from 'node:crypto';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import type { ViewedJob } from '../app/app-types.ts';
import { LRUCache } from 'lru-cache';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** One answer, encoded and compressed once: sending it again costs no more than handing a Buffer to the socket. */
export interface CachedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  /** Whoever is sent this page looks at this job. */
  readonly viewed?: ViewedJob | undefined;
  /** Bytes without compression. */
  readonly length: number;
  /** Its bytes in an encoding, compressed when a browser first asks for that one: most only ever ask for brotli. */
  readonly bodyIn: (encoding: Encoding) => Promise<Buffer>;
}

function compress(encoding: Encoding, body: Buffer): Promise<Buffer> {
  if (encoding === 'br') {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      // A page fits into a window of 256 kB; the usual 4 MB are made ready and thrown away for each.
      [constants.BROTLI_PARAM_LGWIN]: 18,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    return compressBrotli(body, { params });
  }
  return encoding === 'gzip' ? compressGzip(body, { level: 6 }) : Promise.resolve(body);
}

/** An answer as bytes, ready to be sent in whatever encoding a browser asks for. */
export function encodePage(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: string,
  viewed?: ViewedJob,
): CachedPage {
  const identity = Buffer.from(body);
  const etag = `W/"${hash('sha1', identity, 'base64url').slice(0, 22)}"`;
  const bodies: Partial<Record<Encoding, Promise<Buffer>>> = {};
  const bodyIn = (encoding: Encoding): Promise<Buffer> => (bodies[encoding] ??= compress(encoding, identity));
  return { status, headers, etag, viewed, length: identity.length, bodyIn };
}

const offers = {
  br: /(?:^|[,\s])br(?!\s*;\s*q=0(?:\.0*)?(?:[,\s]|$))(?:[,;\s]|$)/,
  gzip: /(?:^|[,\s])gzip(?!\s*;\s*q=0(?:\.0*)?(?:[,\s]|$))(?:[,;\s]|$)/,
} as const;

/** The best encoding the Accept-Encoding header allows. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  const allowed = accepted.toLowerCase();
  if (offers.br.test(allowed)) return 'br';
  return offers.gzip.test(allowed) ? 'gzip' : 'identity';
}

export interface PageCache {
  readonly get: (key: string) => CachedPage | undefined;
  /** A page whose time is over, for when no new one can be drawn: until what it shows has changed, for an hour. */
  readonly getStale: (key: string) => CachedPage | undefined;
  readonly set: (key: string, page: CachedPage) => void;
  /** All of it, or the entries whose key starts with a prefix (`DELETE /api/cache` with key). */
  readonly purge: (prefix?: string) => number;
  /** The time of all is over: they are drawn anew, and shown on only when no new one can be drawn. */
  readonly expire: () => void;
  /** Grows with each of both: what was rendered before one must not be kept after it. */
  readonly generation: () => number;
}

/** Milliseconds a page is kept for when no new one can be drawn. */
const staleAge = 3_600_000;

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
 */
export function createPageCache({
  maxAge,
  maxBytes,
}: {
  readonly maxAge: number;
  readonly maxBytes: number;
}): PageCache {
  const pages = new LRUCache<string, { readonly page: CachedPage; freshUntil: number }>({
    maxSize: maxBytes,
    ttl: Math.max(maxAge, staleAge),
    sizeCalculation: ({ page }, key) => heldBytes(page, key),
  });
  let generation = 0;
  let nextSweep = 0;
  return {
    get(key) {
      const kept = pages.get(key);
      return kept && performance.now() < kept.freshUntil ? kept.page : undefined;
    },
    getStale: (key) => pages.get(key)?.page,
    set(key, page) {
      // What nobody asks for any more would otherwise stay until the room is needed.
      const now = performance.now();
      if (now >= nextSweep) {
        pages.purgeStale();
        nextSweep = now + Math.max(maxAge, staleAge) / 10;
      }
      pages.set(key, { page, freshUntil: now + maxAge });
    },
    expire() {
      generation += 1;
      pages.forEach((kept) => (kept.freshUntil = 0));
    },
    generation: () => generation,
    purge(prefix) {
      generation += 1;
      const keys = [...pages.keys()].filter((key) => prefix === undefined || key.startsWith(prefix));
      for (const key of keys) pages.delete(key);
      return keys.length;
    },
  };
}
