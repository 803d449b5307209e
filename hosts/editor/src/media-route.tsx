import type { MediaPicture } from '@boardwright/api-client/contract';
import { MediaApiContext, type MediaApi, MediaPage } from '@boardwright/editor';
import { client } from './engine.ts';
import { orCurrent } from './or-current.ts';
import { withFieldMessages } from './with-field-messages.ts';

const as = 'admin';
const calls = client.media;

/** The library of the site's pictures, as an admin looks after it. */
const media: MediaApi = {
  list: async (query) => (await withFieldMessages(calls.findMedia({ query, as }))).data,
  read: async (id) => (await withFieldMessages(calls.readMedia({ params: { id }, as }))).data,
  save: (id, body) => orCurrent<MediaPicture>(calls.saveMedia({ params: { id }, body, as })),
  async upload(file) {
    const sent = { content: file, name: file.name, public: true };
    const { data } = await client.files.uploadFile({ file: sent, as });
    return { url: data.public_url ?? '' };
  },
  sendVideoPart: (upload, part, content) =>
    calls.sendVideoPart({ params: { upload, part }, file: { content, name: 'part' }, as }),
  addVideo: (body) => withFieldMessages(calls.addVideo({ body, as })),
  saveCaptions: (id, language, file) =>
    withFieldMessages(
      calls.saveCaptions({ params: { id, language }, file: { content: file, name: file.name }, as }),
    ),
  deleteCaptions: (id, language) => withFieldMessages(calls.deleteCaptions({ params: { id, language }, as })),
  restoreCaptions: (id, captionsId) =>
    withFieldMessages(calls.restoreCaptions({ params: { id, captionsId }, as })),
  replace: (id, file) => calls.replaceMedia({ params: { id }, file: { content: file, name: file.name }, as }),
  crop: (id, body) => withFieldMessages(calls.cropMedia({ params: { id }, body, as })),
  remove: (id) => withFieldMessages(calls.deleteMedia({ params: { id }, as })),
  restore: (id) => withFieldMessages(calls.restoreMedia({ params: { id }, as })),
  places: async (ids) =>
    (await withFieldMessages(calls.findMediaPlaces({ body: { ids: [...ids] }, as }))).data.pictures,
  removeMany: async (ids) =>
    (await withFieldMessages(calls.deleteManyMedia({ body: { ids: [...ids] }, as }))).data.ids,
  restoreMany: async (ids) =>
    (await withFieldMessages(calls.restoreManyMedia({ body: { ids: [...ids] }, as }))).data.ids,
};

/** The library with its calls; fetched when somebody goes there. */
export function Component() {
  return (
    <MediaApiContext value={media}>
      <MediaPage />
    </MediaApiContext>
  );
}
