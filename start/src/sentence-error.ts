import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A command cannot go on; its message is one sentence that says what to do. */
export class SentenceError extends Error {
  override readonly name = 'SentenceError';
}

/** The line of somebody's own file at which an error was thrown, from where the command runs; empty where none is known. */
function placeOf(stack: string): string {
  const own = [...stack.matchAll(/file:\/\/[^\s)]+?:\d+(?=\D|$)/g)]
    .map(([place]) => place)
    .find((place) => !place.includes('/node_modules/'));
  if (own === undefined) return '';
  const [, file = '', line = ''] = /^(.*):(\d+)$/.exec(own) ?? [];
  return `${relative(process.cwd(), fileURLToPath(file))}:${line}`;
}

/** What somebody wrote throws while it is read: what it says, and where it stands; the rest of the trace is the loader's. */
export function cannotBeRead(what: string, error: unknown): SentenceError {
  const { message = String(error), stack = '' } = error instanceof Error ? error : {};
  const place = placeOf(stack);
  return new SentenceError(`${what} cannot be read: ${message}${place && ` (${place})`}`, { cause: error });
}
