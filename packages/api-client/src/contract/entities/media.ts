import type { FromSchema } from 'json-schema-to-ts';
import { countedRows, countsAreExact, shape, type ValueOf } from '../shape.ts';

/** What a library has. */
export const mediaKinds = ['picture', 'video'] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** What of a library is listed: all of it, what nothing shows, what has no words in a language, or what was deleted in the last 30 days. */
export const mediaViews = ['all', 'no_alt', 'unused', 'deleted'] as const;
export type MediaView = (typeof mediaViews)[number];

export const mediaSorts = ['-created_at', 'created_at', 'name', '-name', '-size', 'size'] as const;
export type MediaSort = (typeof mediaSorts)[number];

/** Longest texts of a picture, in characters. */
export const mediaLengths = { name: 120, alt: 300 } as const;

/** Pictures and videos that are deleted or put back together at most. */
export const mostMediaAtOnce = 1000;

/** What can show a picture. */
export const mediaPlaceKinds = [
  'block',
  'page',
  'preset',
  'site',
  'article',
  'landing_page',
  'company',
  'video',
] as const;
export type MediaPlaceKind = (typeof mediaPlaceKinds)[number];

const text = { type: 'string' } as const;
const nullableText = { type: ['string', 'null'] } as const;
const integer = { type: 'integer' } as const;
const nullableInteger = { type: ['integer', 'null'] } as const;
/** By language, in lower case. */
const altTexts = { type: 'object', additionalProperties: text } as const;

const listed = {
  id: integer,
  name: text,
  kind: { enum: mediaKinds },
  /** Its address, as what shows it has it; and one of a copy that is small enough for a list; empty: a video without a poster. */
  url: text,
  thumb_url: text,
  /** Of a video: the picture that stands for it before it plays; null: it has none. */
  poster_url: nullableText,
  mime: text,
  /** Bytes. */
  size: integer,
  /** Pixels; null: not known. */
  width: nullableInteger,
  height: nullableInteger,
  alt: altTexts,
  /** Percent from the left and from the top: the point that stays in sight where it is cropped. */
  focal_x: integer,
  focal_y: integer,
  /** In how many places it is shown. */
  places: integer,
  created_at: text,
  /** Null: it is there. */
  deleted_at: nullableText,
} as const;
const listedNames = [
  'id',
  'name',
  'kind',
  'url',
  'thumb_url',
  'poster_url',
  'mime',
  'size',
  'width',
  'height',
  'alt',
  'focal_x',
  'focal_y',
  'places',
  'created_at',
  'deleted_at',
] as const;

const summarySchema = {
  type: 'object',
  required: listedNames,
  additionalProperties: false,
  properties: listed,
} as const;
/** A picture in the list of its site's library. */
export type MediaSummary = FromSchema<typeof summarySchema>;

/** A page of a library, found again by a key: what is added meanwhile moves nothing. */
export const mediaPage = shape({
  type: 'object',
  required: ['pictures', 'next', 'counts'],
  additionalProperties: false,
  properties: {
    pictures: { type: 'array', items: summarySchema },
    /** What `after` is for the next page; null: there is none. */
    next: nullableText,
    /** How many the search finds, in each view. */
    counts: {
      type: 'object',
      required: mediaViews,
      additionalProperties: false,
      properties: { all: countedRows, no_alt: countedRows, unused: countedRows, deleted: countedRows },
    },
    counts_are_exact: countsAreExact,
  },
});
export type MediaPage = ValueOf<typeof mediaPage>;

const placeSchema = {
  type: 'object',
  required: ['kind', 'id', 'title', 'page_id', 'language'],
  additionalProperties: false,
  properties: {
    kind: { enum: mediaPlaceKinds },
    /** Of the block, article and so on; null for the site's own settings. */
    id: nullableInteger,
    /** What it is called: of a block its page, empty where that is several. */
    title: text,
    /** Of a block that stands on one page. */
    page_id: nullableInteger,
    /** Of what exists in one language only. */
    language: nullableText,
  },
} as const;
/** Something that shows a picture. */
export type MediaPlace = FromSchema<typeof placeSchema>;

const captionsSchema = {
  type: 'object',
  required: ['language', 'url'],
  additionalProperties: false,
  properties: { language: text, url: text },
} as const;
/** What is heard in a video, in one language. */
export type MediaCaptions = FromSchema<typeof captionsSchema>;

/** Of several pictures, which is shown where; without those that are not there. */
export const mediaPlaces = shape({
  type: 'object',
  required: ['pictures'],
  additionalProperties: false,
  properties: {
    pictures: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'name', 'used_in'],
        additionalProperties: false,
        properties: { id: integer, name: text, used_in: { type: 'array', items: placeSchema } },
      },
    },
  },
});
export type MediaPlaces = ValueOf<typeof mediaPlaces>;

/** Those of several pictures that were as asked, and are it no more. */
export const changedMedia = shape({
  type: 'object',
  required: ['ids'],
  additionalProperties: false,
  properties: { ids: { type: 'array', items: integer } },
});

/** A video as visitors see it. */
export const publicVideo = shape({
  type: 'object',
  required: ['url', 'mime', 'poster_url', 'about', 'captions'],
  additionalProperties: false,
  properties: {
    url: text,
    mime: text,
    poster_url: nullableText,
    /** What it is about, in the language that was asked for, else in the site's own; empty: nobody wrote it down. */
    about: text,
    captions: { type: 'array', items: captionsSchema },
  },
});
export type PublicVideo = ValueOf<typeof publicVideo>;

/** A picture or a video of a library with everything that shows it. */
export const mediaPicture = shape({
  type: 'object',
  required: [...listedNames, 'revision', 'added_by', 'used_in', 'captions', 'deleted_captions'],
  additionalProperties: false,
  properties: {
    ...listed,
    /** Of what is saved of it: who saves an older one is refused (`conflict`). */
    revision: integer,
    /** The admin who uploaded it; null: it was there before, or they are gone. */
    added_by: nullableText,
    used_in: { type: 'array', items: placeSchema },
    /** Of a video, by their languages. */
    captions: { type: 'array', items: captionsSchema },
    /** Those that were deleted or replaced in the last 30 days, the last first. */
    deleted_captions: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'language', 'url', 'deleted_at'],
        additionalProperties: false,
        properties: { id: integer, language: text, url: text, deleted_at: text },
      },
    },
  },
});
export type MediaPicture = ValueOf<typeof mediaPicture>;
