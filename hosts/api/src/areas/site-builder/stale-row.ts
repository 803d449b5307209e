import { ApiError } from '../../http/api-error.ts';

/** The refusal of a save that was made on an older copy: it brings what there is now, so that both can be compared. */
export function staleRow(id: number, revision: number, current: Readonly<Record<string, unknown>>): ApiError {
  return new ApiError('conflict', { current: { id, revision, ...current } });
}
