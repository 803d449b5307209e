import { hash, randomBytes } from 'node:crypto';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import type { Viewed } from '../app/app-types.ts';
import type { Trial } from '../app/experiments.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** One answer, encoded and compressed once: sending it again costs no more than handing a Buffer to the socket. */
export interface CachedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** A page with a nonce has none: no two answers of it are the same. */
  readonly etag?: string | undefined;
  /** Whoever is sent this page looks at this job. */
  readonly viewed?: Viewed | undefined;
  /** The version of a page that it is, where there are two. */
  readonly trial?: Trial | undefined;
  /** Bytes without compression. */
  readonly length: number;
  /** Its bytes in an encoding, compressed when a browser first asks for that one: most only ever ask for brotli. */
  readonly bodyIn: (encoding: Encoding) => Promise<Buffer>;
  /** The page as it is sent once more: itself, or with another nonce, so that nobody knows one before it is sent. */
  readonly again: () => CachedPage;
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

/** An answer as the site's pages give it. */
export interface PageResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly viewed?: Viewed | undefined;
  readonly trial?: Trial | undefined;
  /** The nonce of its scripts, where it has one. */
  readonly nonce?: string | undefined;
}

/** An answer as bytes, ready to be sent in whatever encoding a browser asks for. */
export function encodePage({ status, headers, body, viewed, trial, nonce }: PageResponse): CachedPage {
  const identity = Buffer.from(body);
  const etag = nonce === undefined ? `W/"${hash('sha1', identity, 'base64url').slice(0, 22)}"` : undefined;
  const page = encoded({ status, headers, viewed, trial, etag }, identity);
  if (nonce === undefined) return { ...page, again: () => page };
  return { ...page, again: () => withNonce(page, identity, nonce, freshNonce()) };
}

function encoded(
  {
    status,
    headers,
    viewed,
    trial,
    etag,
  }: Pick<CachedPage, 'status' | 'headers' | 'viewed' | 'trial' | 'etag'>,
  identity: Buffer,
): CachedPage {
  const bodies: Partial<Record<Encoding, Promise<Buffer>>> = {};
  const bodyIn = (encoding: Encoding): Promise<Buffer> => (bodies[encoding] ??= compress(encoding, identity));
  const page: CachedPage = {
    status,
    headers,
    etag,
    viewed,
    trial,
    length: identity.length,
    bodyIn,
    again: () => page,
  };
  return page;
}

/** A page with another nonce in its body and its policy. Compressed anew: that is what such a page costs to send. */
function withNonce(page: CachedPage, identity: Buffer, old: string, nonce: string): CachedPage {
  const headers = Object.fromEntries(
    Object.entries(page.headers).map(([name, value]) => [name, value.replaceAll(old, nonce)]),
  );
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = identity.indexOf(old); at >= 0; at = identity.indexOf(old, from)) {
    parts.push(identity.subarray(from, at), Buffer.from(nonce));
    from = at + old.length;
  }
  parts.push(identity.subarray(from));
  return encoded({ ...page, headers }, Buffer.concat(parts));
}

/** A nonce for a page's scripts that nobody can know before. */
export function freshNonce(): string {
  return randomBytes(16).toString('base64');
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
