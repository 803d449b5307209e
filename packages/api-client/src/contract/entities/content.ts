import { shape, type ValueOf } from '../shape.ts';

const nullableString = { type: ['string', 'null'] } as const;

export const article = shape({
  type: 'object',
  required: [
    'id',
    'job_board_id',
    'type',
    'locale',
    'active',
    'slug',
    'title',
    'description',
    'thumbnail',
    'image',
    'author',
    'category',
    'created_at',
    'published_at',
    'updated_at',
  ],
  additionalProperties: false,
  properties: {
    id: { type: 'integer' },
    job_board_id: { type: 'integer' },
    type: { enum: ['news'] },
    locale: { type: 'string' },
    active: { type: 'boolean' },
    slug: { type: 'string' },
    title: { type: 'string' },
    description: { type: 'string' },
    /** Sanitised HTML; only in the details. */
    text: { type: 'string' },
    thumbnail: nullableString,
    /** Ends in `#focal=30,70` where another point than the middle stays in sight when it is cropped. */
    image: nullableString,
    /** Who wrote it; null: the board itself. */
    author: nullableString,
    /** A word for what it is about. */
    category: nullableString,
    created_at: { type: 'string' },
    /** Since when visitors read it: the date it has. */
    published_at: { type: 'string' },
    /** When something of it changed last, never before it was published. */
    updated_at: { type: 'string' },
  },
});
export type Article = ValueOf<typeof article>;

export const landingPage = shape({
  type: 'object',
  required: [
    'id',
    'slug',
    'title',
    'description',
    'seo_title',
    'seo_description',
    'image',
    'locale',
    'query',
    'jobs_count',
    'is_indexed',
  ],
  additionalProperties: false,
  properties: {
    id: { type: 'integer' },
    slug: { type: 'string' },
    title: { type: 'string' },
    /** A few words above its jobs; plain text, may be empty. */
    description: { type: 'string' },
    /** Sanitised HTML above and below its jobs; only in the details. */
    text_above: { type: 'string' },
    text_below: { type: 'string' },
    /** For search engines instead of the title and the description; empty: those. */
    seo_title: { type: 'string' },
    seo_description: { type: 'string' },
    image: nullableString,
    locale: { type: 'string' },
    /** The job list query it stands for, in the list's own keys (§7). */
    query: { type: 'object', additionalProperties: true },
    jobs_count: { type: 'integer' },
    /** Whether search engines may list it: not while it has had too few jobs for days. */
    is_indexed: { type: 'boolean' },
    /** Others that have most in common with it; only in the details. */
    related: {
      type: 'array',
      items: {
        type: 'object',
        required: ['title', 'slug'],
        additionalProperties: false,
        properties: { title: { type: 'string' }, slug: { type: 'string' } },
      },
    },
  },
});
export type LandingPage = ValueOf<typeof landingPage>;

export const suggestion = shape({
  type: 'object',
  required: ['keyword'],
  additionalProperties: false,
  properties: {
    keyword: { type: 'string' },
    query: {
      type: 'object',
      additionalProperties: false,
      properties: { segments: { type: 'array', items: { type: 'integer' } } },
    },
  },
});
export type Suggestion = ValueOf<typeof suggestion>;

export const place = shape({
  type: 'object',
  required: ['name', 'region', 'country_code', 'population'],
  additionalProperties: false,
  properties: {
    /** Of an area: as a search by `location_name` understands it. */
    name: { type: 'string' },
    /** Set for an area, which has no point. */
    kind: { type: 'string', enum: ['province', 'state', 'county', 'area'] },
    region: nullableString,
    country_code: { type: 'string' },
    lat: { type: 'number' },
    lon: { type: 'number' },
    population: { type: 'integer' },
  },
});
export type Place = ValueOf<typeof place>;

/** A place that was asked for by its whole name, and where it is. */
export const locatedPlace = shape({
  type: 'object',
  required: ['asked', 'name', 'country_code', 'lat', 'lon'],
  additionalProperties: false,
  properties: {
    /** The name as it was asked for. */
    asked: { type: 'string' },
    name: { type: 'string' },
    country_code: { type: 'string' },
    lat: { type: 'number' },
    lon: { type: 'number' },
  },
});
export type LocatedPlace = ValueOf<typeof locatedPlace>;

export const forward = shape({
  type: 'object',
  required: ['url', 'status'],
  additionalProperties: false,
  properties: { url: { type: 'string' }, status: { type: 'integer' } },
});

export const feedItem = shape({
  type: 'object',
  required: ['title', 'link', 'description', 'date', 'image'],
  additionalProperties: false,
  properties: {
    title: { type: 'string' },
    link: { type: 'string' },
    /** Sanitised HTML. */
    description: { type: 'string' },
    date: nullableString,
    image: nullableString,
  },
});
export type FeedItem = ValueOf<typeof feedItem>;
