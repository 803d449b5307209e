import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Larger answers are not worth their hash. */
const largest = 4 * 1024 * 1024;

/** Answers 304 to whoever already has the same public answer. */
export function addEtags(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isPlain = request.method === 'GET' && reply.statusCode === 200 && typeof payload === 'string';
    if (!isPlain || request.context?.role !== 'public' || payload.length > largest) return payload;
    const etag = `W/"${hash('sha1', payload, 'base64url')}"`;
    reply.header('etag', etag);
    if (!request.headers['if-none-match']?.split(/,\s*/).includes(etag)) return payload;
    reply.code(304).removeHeader('content-length').removeHeader('content-type');
    return '';
  });
}
