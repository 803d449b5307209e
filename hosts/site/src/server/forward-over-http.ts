import { Readable } from 'node:stream';
import { request } from 'undici';
import { ApiAwayError, type Forward } from './gateway.ts';

/**
 * Passes calls on to an API in another process.
 * @param apiUrl its root, without a slash at the end
 * @returns what rejects with an ApiAwayError where nobody answers in time
 */
export function forwardOverHttp(apiUrl: string): Forward {
  return async ({ method, path, headers, body }) => {
    const answer = await request(apiUrl + path, {
      method: method as 'GET',
      headers,
      ...(body ? { body } : {}),
      headersTimeout: 10_000,
    }).catch((cause: unknown) => {
      throw new ApiAwayError('The API did not answer', { cause });
    });
    const flat = Object.fromEntries(
      Object.entries(answer.headers).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value]] : [],
      ),
    );
    return { status: answer.statusCode, headers: flat, body: Readable.from(answer.body) };
  };
}
