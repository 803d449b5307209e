import { defineEndpoint } from '../define-endpoint.ts';
import {
  changedMedia,
  mediaKinds,
  mediaLengths,
  mediaPage,
  mediaPicture,
  mediaPlaces,
  mediaSorts,
  mediaViews,
  mostMediaAtOnce,
  publicVideo,
} from '../entities/media.ts';
import { sentUploadName } from '../entities/upload.ts';
import { list, one } from '../shape.ts';

const percent = { type: 'integer', minimum: 0, maximum: 100 } as const;

/** The pictures of a site in one place, as its admins look after them. What they upload is in it. */
const findMedia = defineEndpoint({
  method: 'GET',
  path: '/media',
  roles: ['admin'],
  area: 'media',
  summary: "The pictures of the site's library, a page by key, with how many the search finds in each view.",
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      /** Words of a name, or of what a picture shows. */
      search: { type: 'string', maxLength: 200 },
      view: { enum: mediaViews, default: 'all' },
      /** Of the site: in which one the view `no_alt` misses words. Left out: its own. */
      language: { type: 'string', maxLength: 12 },
      /** Left out: both. */
      kind: { enum: mediaKinds },
      sort: { enum: mediaSorts, default: '-created_at' },
      limit: { type: 'integer', minimum: 1, maximum: 200, default: 48 },
      /** The `next` of the page before. */
      after: { type: 'string', maxLength: 400 },
    },
  },
  reply: one(mediaPage),
  errors: ['badRequest'],
});

const readMedia = defineEndpoint({
  method: 'GET',
  path: '/media/{id:int}',
  roles: ['admin'],
  area: 'media',
  summary: 'One picture with everything that shows it.',
  reply: one(mediaPicture),
  errors: ['notFound'],
});

const saveMedia = defineEndpoint({
  method: 'PUT',
  path: '/media/{id:int}',
  roles: ['admin'],
  area: 'media',
  summary:
    'Changes what a picture is called, what it shows in words and which point of it stays in sight; what is left out stays. Who read an older `revision` is refused with what there is now.',
  body: {
    type: 'object',
    required: ['revision'],
    additionalProperties: false,
    properties: {
      name: { type: 'string', maxLength: 1000 },
      /** By language of the site, in lower case; one that is empty or left out has no words. */
      alt: {
        type: 'object',
        maxProperties: 100,
        additionalProperties: { type: 'string', maxLength: mediaLengths.alt },
      },
      focal_x: percent,
      focal_y: percent,
      /** Of a video: the address of a picture of the library; null: none. */
      poster_url: { type: ['string', 'null'], maxLength: 2000 },
      revision: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
    },
  },
  reply: one(mediaPicture),
  errors: ['notFound', 'validation', 'conflict'],
});

const deleteMedia = defineEndpoint({
  method: 'DELETE',
  path: '/media/{id:int}',
  roles: ['admin'],
  area: 'media',
  summary:
    'Takes a picture out of the library; for 30 days it can be put back. What still shows it then keeps it: its file goes when nothing does.',
  reply: one(mediaPicture),
  errors: ['notFound'],
});

const restoreMedia = defineEndpoint({
  method: 'POST',
  path: '/media/{id:int}/restore',
  roles: ['admin'],
  area: 'media',
  summary: 'Puts a deleted picture back into the library.',
  reply: one(mediaPicture),
  errors: ['notFound'],
});

const ids = {
  type: 'array',
  minItems: 1,
  maxItems: mostMediaAtOnce,
  uniqueItems: true,
  items: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
} as const;
const several = {
  type: 'object',
  required: ['ids'],
  additionalProperties: false,
  properties: { ids },
} as const;

const findMediaPlaces = defineEndpoint({
  method: 'POST',
  path: '/media/places',
  roles: ['admin'],
  area: 'media',
  changesNothing: true,
  summary: 'Where each of these pictures is shown. Those that are not in the library are left out.',
  body: several,
  reply: one(mediaPlaces),
});

const deleteManyMedia = defineEndpoint({
  method: 'POST',
  path: '/media/delete',
  roles: ['admin'],
  area: 'media',
  summary:
    'Takes pictures out of the library as `DELETE /media/{id}` does one. Those that are not in it are passed over.',
  body: several,
  reply: one(changedMedia),
});

const restoreManyMedia = defineEndpoint({
  method: 'POST',
  path: '/media/restore',
  roles: ['admin'],
  area: 'media',
  summary: 'Puts deleted pictures back into the library. Those that are not deleted are passed over.',
  body: several,
  reply: one(changedMedia),
});

const replaceMedia = defineEndpoint({
  method: 'POST',
  path: '/media/{id:int}/replace',
  roles: ['admin'],
  area: 'media',
  summary:
    'Puts another picture in the place of one, everywhere on the site at once; its words stay. The one before is among the deleted ones.',
  perMinute: 60,
  consumes: 'multipart',
  reply: one(mediaPicture),
  errors: [
    'notFound',
    'fileTooLarge',
    'fileTypeNotAllowed',
    'pictureTooBig',
    'fileUpload',
    'tooManyRequests',
    'unavailable',
  ],
});

const cropped = { type: 'number', minimum: 0, maximum: 100 } as const;

const cropMedia = defineEndpoint({
  method: 'POST',
  path: '/media/{id:int}/crop',
  roles: ['admin'],
  area: 'media',
  summary:
    'Puts a part of a picture in its place, everywhere on the site at once; its words stay. The whole one is among the deleted ones. A drawing is not cropped.',
  perMinute: 60,
  body: {
    type: 'object',
    required: ['left', 'top', 'width', 'height', 'revision'],
    additionalProperties: false,
    properties: {
      /** Percent of its width and height. */
      left: cropped,
      top: cropped,
      width: { ...cropped, minimum: 1 },
      height: { ...cropped, minimum: 1 },
      revision: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
    },
  },
  reply: one(mediaPicture),
  errors: ['notFound', 'conflict', 'fileUpload', 'tooManyRequests', 'unavailable'],
});

const sendVideoPart = defineEndpoint({
  method: 'PUT',
  path: '/media/videos/{upload}/parts/{part:int}',
  roles: ['admin'],
  area: 'media',
  // It is kept for a day, for who sent it alone.
  changesNothing: true,
  summary:
    'Keeps a part of a video for a day, under a random name of the sender: 40 digits from 0 to f. Parts count from 1; one sent twice is the last. The first one says by what is in it whether it is an MP4 or a WebM.',
  perMinute: 240,
  consumes: 'multipart',
  errors: ['notFound', 'fileUpload', 'fileTooLarge', 'fileTypeNotAllowed', 'tooManyRequests'],
});

const addVideo = defineEndpoint({
  method: 'POST',
  path: '/media/videos',
  roles: ['admin'],
  area: 'media',
  summary:
    'Puts a video that was sent in parts into the library, or in the place of another one, everywhere on the site at once; its words, captions and poster stay then. One that breaks off is refused.',
  perMinute: 60,
  body: {
    type: 'object',
    required: ['upload', 'name'],
    additionalProperties: false,
    properties: {
      upload: sentUploadName,
      name: { type: 'string', maxLength: 1000 },
      /** Pixels. */
      width: { type: ['integer', 'null'], minimum: 1, maximum: 100_000 },
      height: { type: ['integer', 'null'], minimum: 1, maximum: 100_000 },
      poster_url: { type: ['string', 'null'], maxLength: 2000 },
      /** The video in whose place it comes. */
      replaces: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
    },
  },
  reply: one(mediaPicture),
  errors: ['notFound', 'validation', 'fileTooLarge', 'fileTypeNotAllowed', 'fileUpload', 'tooManyRequests'],
});

const saveCaptions = defineEndpoint({
  method: 'PUT',
  path: '/media/{id:int}/captions/{language}',
  roles: ['admin'],
  area: 'media',
  overwrites: 'The captions that are replaced go among the deleted ones, and can be restored for 30 days.',
  summary:
    'Puts what is heard in a video, as a WebVTT file, in the place of what there was in that language of the site.',
  perMinute: 60,
  consumes: 'multipart',
  reply: one(mediaPicture),
  errors: ['notFound', 'validation', 'fileTooLarge', 'fileUpload', 'tooManyRequests'],
});

const deleteCaptions = defineEndpoint({
  method: 'DELETE',
  path: '/media/{id:int}/captions/{language}',
  roles: ['admin'],
  area: 'media',
  summary: 'Takes the captions of a video in one language away; for 30 days they can be restored.',
  reply: one(mediaPicture),
  errors: ['notFound'],
});

const restoreCaptions = defineEndpoint({
  method: 'POST',
  path: '/media/{id:int}/captions/{captionsId:int}/restore',
  roles: ['admin'],
  area: 'media',
  summary:
    'Restores captions of a video that were deleted or replaced, in the place of those that its language has now.',
  reply: one(mediaPicture),
  errors: ['notFound'],
});

const findVideos = defineEndpoint({
  method: 'GET',
  path: '/videos',
  roles: ['public'],
  summary: "What a video of the site's library is about, with its poster and captions, by its address.",
  query: {
    type: 'object',
    required: ['address'],
    additionalProperties: false,
    properties: { address: { type: 'string', maxLength: 2000 } },
  },
  reply: list(publicVideo),
});

export const media = {
  findMedia,
  readMedia,
  saveMedia,
  deleteMedia,
  restoreMedia,
  findMediaPlaces,
  deleteManyMedia,
  restoreManyMedia,
  replaceMedia,
  cropMedia,
  sendVideoPart,
  addVideo,
  saveCaptions,
  deleteCaptions,
  restoreCaptions,
  findVideos,
} as const;
