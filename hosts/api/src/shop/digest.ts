import { createHash } from 'node:crypto';

/** The same value with the names of objects in one order, and without those that say nothing. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const pairs = Object.entries(value).filter(([, one]) => one !== undefined && one !== null);
  return Object.fromEntries(
    pairs.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, one]) => [name, sorted(one)]),
  );
}

/** What was sent, as a short text that is the same for the same content only: what is kept beside an idempotency key. */
export function digest(content: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(content)))
    .digest('base64url');
}
