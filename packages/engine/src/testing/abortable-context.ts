import type { BlockContext } from '../board/define-block.ts';
import { previewContext } from './preview-context.ts';

/** A context whose API never answers, but ends with the signal it is given, as fetch does. */
export function abortableContext(signal: AbortSignal, seen: AbortSignal[]): BlockContext<string> {
  const call = (args?: { readonly signal?: AbortSignal }): Promise<never> =>
    new Promise((_, reject) => {
      if (!args?.signal) {
        reject(new Error('A load called the API without its signal'));
        return;
      }
      const { signal: given } = args;
      seen.push(given);
      given.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')), {
        once: true,
      });
      if (given.aborted) reject(new DOMException('Aborted', 'AbortError'));
    });
  const group = new Proxy({}, { get: () => call });
  const api = new Proxy({} as BlockContext['api'], { get: () => group });
  return previewContext({ api, childSlug: 'a-slug', signal });
}
