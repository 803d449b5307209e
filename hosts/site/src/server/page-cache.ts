import { createHash } from 'node:crypto';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { LRUCache } from 'lru-cache';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** One answer, encoded and compressed once: sending it costs no more than handing a Buffer to the socket. */
export interface CachedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
}

/** Compresses an answer in each encoding a browser may ask for. */
export async function encodePage(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<CachedPage> {
  const identity = Buffer.from(body);
  const [br, gz] = await Promise.all([
    compressBrotli(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
    compressGzip(identity, { level: 6 }),
  ]);
  const etag = `W/"${createHash('sha1').update(identity).digest('base64url').slice(0, 22)}"`;
  return { status, headers, etag, bodies: { identity, br, gzip: gz } };
}

/** The best encoding the Accept-Encoding header allows. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  const offers = accepted.toLowerCase();
  const allows = (name: string): boolean =>
    new RegExp(`(?:^|[,\\s])${name}(?!\\s*;\\s*q=0(?:\\.0*)?(?:[,\\s]|$))(?:[,;\\s]|$)`).test(offers);
  if (allows('br')) return 'br';
  return allows('gzip') ? 'gzip' : 'identity';
}

export interface PageCache {
  readonly get: (key: string) => CachedPage | undefined;
  readonly set: (key: string, page: CachedPage) => void;
  /** All of it, or the entries whose key starts with a prefix (`DELETE /api/cache` with key). */
  readonly purge: (prefix?: string) => number;
  /** Grows with each purge: what was rendered before one must not be kept after it. */
  readonly generation: () => number;
}

/**
 * Whole pages for visitors without a session, by host, path, query and consent.
 * @param options.maxAge milliseconds until a page is drawn anew
 * @param options.maxBytes all bodies together
 */
export function createPageCache({
  maxAge,
  maxBytes,
}: {
  readonly maxAge: number;
  readonly maxBytes: number;
}): PageCache {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    ttl: maxAge,
    sizeCalculation: ({ bodies }) => bodies.identity.length + bodies.br.length + bodies.gzip.length + 500,
  });
  let generation = 0;
  return {
    get: (key) => pages.get(key),
    set: (key, page) => void pages.set(key, page),
    generation: () => generation,
    purge(prefix) {
      generation += 1;
      const keys = [...pages.keys()].filter((key) => prefix === undefined || key.startsWith(prefix));
      for (const key of keys) pages.delete(key);
      return keys.length;
    },
  };
}
