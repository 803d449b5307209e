import { Readable } from 'node:stream';
import { request } from 'undici';
import type { Forward } from './gateway.ts';

/**
 * Passes calls on to an API in another process.
 * @param apiUrl its root, without a slash at the end
 */
export function forwardOverHttp(apiUrl: string): Forward {
  return async ({ method, path, headers, body }) => {
    const answer = await request(apiUrl + path, {
      method: method as 'GET',
      headers,
      ...(body ? { body } : {}),
      headersTimeout: 10_000,
    });
    const flat = Object.fromEntries(
      Object.entries(answer.headers).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value]] : [],
      ),
    );
    return { status: answer.statusCode, headers: flat, body: Readable.from(answer.body) };
  };
}
