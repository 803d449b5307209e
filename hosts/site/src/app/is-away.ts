import { ApiError } from '@boardwright/api-client';

/** Whether an error says that the API or its database is away for the moment, or does not answer in time. */
export function isAway(error: unknown): boolean {
  for (let inner = error, depth = 0; inner instanceof Error && depth < 5; inner = inner.cause, depth += 1) {
    // Nobody answered, or somebody who says that it is over in a moment.
    if (inner instanceof ApiError && (inner.status === 503 || inner.status === 0)) return true;
    // The time for all of a page is over, while the API may still be waited for.
    if (inner.name === 'TimeoutError') return true;
  }
  return false;
}
