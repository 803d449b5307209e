import type { MediaPlaces } from '@boardwright/api-client/contract';
import { type RequestContext, scope } from '../platform/http/context.ts';
import { findPlacesOfMany } from './media.queries.ts';
import { markDeleted, type MediaDeps } from './save-media.ts';

/** Where each of these pictures of the site's library is shown, before they are deleted together. */
export const placesOfMany = async (
  { db }: MediaDeps,
  context: RequestContext,
  ids: readonly number[],
): Promise<MediaPlaces> => ({ pictures: await findPlacesOfMany(db, scope(context), ids) });

/** Takes pictures out of the library. @returns those that were in it */
export const deleteMany = async (deps: MediaDeps, context: RequestContext, ids: readonly number[]) => ({
  ids: await markDeleted(deps, context, ids, true),
});

/** Puts pictures back into the library. @returns those that were deleted */
export const restoreMany = async (deps: MediaDeps, context: RequestContext, ids: readonly number[]) => ({
  ids: await markDeleted(deps, context, ids, false),
});
