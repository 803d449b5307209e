import type { Contract } from '@boardwright/api-client/contract';
import { scope } from '../platform/http/context.ts';
import type { Handlers } from '../platform/http/mount.ts';
import { cropMedia } from './crop-media.ts';
import { replaceMedia, type ReplaceDeps } from './replace-media.ts';
import { presentSummary } from './media.present.ts';
import { findMediaPage, findUsed } from './media.queries.ts';
import { readMedia, saveMedia, setMediaDeleted } from './save-media.ts';
import { deleteMany, placesOfMany, restoreMany } from './many-media.ts';
import { addVideo, keepVideoPart } from './videos/add-video.ts';
import { deleteCaptions, restoreCaptions, saveCaptions } from './videos/captions.ts';
import { findVideos } from './videos/find-videos.ts';

/** The library of a site's pictures and videos, as its admins look after it. */
export function mediaHandlers(deps: ReplaceDeps): Handlers<Contract['media']> {
  const { db, publicAddress } = deps;
  return {
    findMedia: async ({ query }, context) => {
      const tenant = scope(context);
      const used = await findUsed(db, tenant);
      const { rows, next, counts, isExact } = await findMediaPage(db, tenant, query, used);
      return {
        data: {
          pictures: rows.map(({ picture, places }) => presentSummary(picture, places, publicAddress)),
          next,
          counts,
          ...(isExact ? {} : { counts_are_exact: false }),
        },
      };
    },
    readMedia: async ({ params }, context) => ({ data: await readMedia(deps, context, params.id) }),
    saveMedia: async ({ params, body }, context) => ({
      data: await saveMedia(deps, context, params.id, body),
    }),
    deleteMedia: async ({ params }, context) => ({
      data: await setMediaDeleted(deps, context, params.id, true),
    }),
    restoreMedia: async ({ params }, context) => ({
      data: await setMediaDeleted(deps, context, params.id, false),
    }),
    findMediaPlaces: async ({ body }, context) => ({ data: await placesOfMany(deps, context, body.ids) }),
    deleteManyMedia: async ({ body }, context) => ({ data: await deleteMany(deps, context, body.ids) }),
    restoreManyMedia: async ({ body }, context) => ({ data: await restoreMany(deps, context, body.ids) }),
    cropMedia: async ({ params, body }, context) => ({
      data: await cropMedia(deps, context, params.id, body),
    }),
    replaceMedia: async ({ params, file }, context) => ({
      data: await replaceMedia(deps, context, params.id, await file()),
    }),
    sendVideoPart: async ({ params, file }, context) => {
      await keepVideoPart(deps, context, params, await file());
    },
    addVideo: async ({ body }, context) => ({ data: await addVideo(deps, context, body) }),
    saveCaptions: async ({ params, file }, context) => ({
      data: await saveCaptions(deps, context, params, await file()),
    }),
    deleteCaptions: async ({ params }, context) => ({ data: await deleteCaptions(deps, context, params) }),
    restoreCaptions: async ({ params }, context) => ({ data: await restoreCaptions(deps, context, params) }),
    findVideos: async ({ query }, context) => ({ data: await findVideos(deps, context, query.address) }),
  };
}
