import { extname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
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
  '.woff2': 'font/woff2',
};

/** `/uploads/*`: pictures of sites, organisations and articles. A name never changes its content, so it is kept for ever. */
export function addPublicFiles(app: FastifyInstance, { storage }: Deps): void {
  app.get(`${publicPath}*`, async (request, reply) => {
    const { '*': name = '' } = request.params as { '*'?: string };
    const type = types[extname(name).toLowerCase()];
    const found = type && (await storage.open(publicFolder + name));
    if (!found) throw new HttpError('notFound');
    return (
      reply
        .type(type)
        .header('content-length', found.size)
        .header('cache-control', 'public, max-age=31536000, immutable')
        // Opened by itself, a drawing could run scripts of its own: it may not.
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(found.stream)
    );
  });
}
