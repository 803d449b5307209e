import type { ApiError } from '@boardwright/api-client';

/**
 * The API's error, if that is what was caught; anything else is a fault of our own and must be thrown on. Recognised by
 * its name: the class itself stays with the client, which no block may carry along.
 */
export function apiFailure(error: unknown): ApiError | undefined {
  return error instanceof Error && error.name === 'ApiError' ? (error as ApiError) : undefined;
}
