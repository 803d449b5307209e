import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../deps.ts';
import type { ByteRange } from '../ports/storage.ts';
import { sampleDrawing } from '../uploads/sample-drawings.ts';
import { openPart } from '../uploads/storage-parts.ts';
import { HttpError } from './http-error.ts';

/** Public files lie under this storage folder and at this address. */
export const publicFolder = 'public/';
export const publicPath = '/uploads/';

const types: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.gif': 'image/gif',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
  '.woff2': 'font/woff2',
};

/**
 * The bytes that a `Range` asks for (RFC 9110): one range of bytes; several, and what is none, count as not asked.
 * @returns 'none' where the file has none of them
 */
export function byteRange(asked: string | undefined, size: number): ByteRange | 'none' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(asked ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  // The last so many bytes.
  if (from === '')
    return to === '0' || size === 0 ? 'none' : { first: Math.max(0, size - Number(to)), last: size - 1 };
  const first = Number(from);
  if (to !== '' && Number(to) < first) return undefined;
  return first >= size ? 'none' : { first, last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}

/** Seconds that a drawing of the product is kept: the next release may have it drawn anew under its name. */
const sampleAge = 3600;

function addHeaders(reply: FastifyReply, type: string, etag: string, isSample: boolean): void {
  void reply
    .type(type)
    .header('etag', etag)
    .header('accept-ranges', 'bytes')
    .header(
      'cache-control',
      isSample ? `public, max-age=${sampleAge}` : 'public, max-age=31536000, immutable',
    )
    // Opened by itself, a drawing could run scripts of its own: it may not. A video plays.
    .header(
      'content-security-policy',
      "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; sandbox",
    )
    .header('cross-origin-resource-policy', 'cross-origin');
}

/**
 * `/uploads/*`: pictures of sites, organisations and articles, videos and their captions. A name never changes its
 * content, so it is kept for ever; who plays a video asks for it in parts (`Range`).
 */
export function addPublicFiles(app: FastifyInstance, { storage }: Deps): void {
  const url = `${publicPath}*`;
  // Its own answer to HEAD: the one that is made of GET reads the whole file.
  app.route({
    method: ['GET', 'HEAD'],
    url,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const { '*': name = '' } = request.params as { '*'?: string };
      const type = types[extname(name).toLowerCase()];
      const sample = sampleDrawing(name);
      const stored = type === undefined || sample ? undefined : await storage.size(publicFolder + name);
      const size = sample?.length ?? stored;
      if (type === undefined || size === undefined) throw new HttpError('notFound');
      const etag = `"${sample ? createHash('sha1').update(sample).digest('base64url') : name}"`;
      const { range: asked, 'if-range': ifRange, 'if-none-match': known } = request.headers;
      addHeaders(reply, type, etag, sample !== undefined);
      if (known === etag) return reply.code(304).send();
      const range = ifRange === undefined || ifRange === etag ? byteRange(asked, size) : undefined;
      if (range === 'none') return reply.code(416).header('content-range', `bytes */${size}`).send();
      const { first, last } = range ?? { first: 0, last: size - 1 };
      reply.header('content-length', last - first + 1);
      if (range) reply.code(206).header('content-range', `bytes ${first}-${last}/${size}`);
      // Who only asks what there is gets no bytes.
      if (request.method === 'HEAD') return reply.send();
      if (sample) return reply.send(sample.subarray(first, last + 1));
      const key = publicFolder + name;
      const found = await (range ? openPart(storage, key, range) : storage.open(key));
      if (!found) throw new HttpError('notFound');
      return reply.send(found.stream);
    },
  });
}
