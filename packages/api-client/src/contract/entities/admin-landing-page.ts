import { shape, type ValueOf } from '../shape.ts';

const integer = { type: 'integer' } as const;
const text = { type: 'string' } as const;
const nullableString = { type: ['string', 'null'] } as const;

/** Characters that the parts of a landing page have at most. */
export const landingPageLimits = {
  title: 200,
  slug: 100,
  description: 300,
  seo_title: 120,
  seo_description: 300,
  text: 100_000,
} as const;

/** Days that a landing page may have too few jobs before search engines are asked to leave it out. */
export const fewJobsDays = 3;
/** Days that views of landing pages and searches of visitors are looked back over. */
export const searchDays = 28;

/** What a landing page is to its board: it is shown where it is `published` alone. */
export const landingPageStates = ['draft', 'published', 'unpublished', 'deleted'] as const;
export type LandingPageState = (typeof landingPageStates)[number];

/** What a landing page searches for, in the job list's own keys (§7). */
export const landingSearchQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    search: { type: 'string', maxLength: 200 },
    location_name: { type: 'string', maxLength: 120 },
    lat: { type: 'number', minimum: -90, maximum: 90 },
    lon: { type: 'number', minimum: -180, maximum: 180 },
    /** Kilometres. */
    distance: { type: 'integer', minimum: 1, maximum: 1000 },
    /** Numbers of categories with commas between them. */
    'in[segment_ids]': { type: 'string', pattern: '^(\\d{1,9}(,\\d{1,9}){0,99})?$' },
    'range[salary_year]': { type: 'string', pattern: '^(\\d{0,9},\\d{0,9})?$' },
    'match[organisation_id]': { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
    'match[remote]': { type: 'boolean' },
    organisation_name: { type: 'string', maxLength: 200 },
  },
} as const;

/** A landing page with all that an admin of the board may change. */
export const adminLandingPage = shape({
  type: 'object',
  required: [
    'id',
    'locale',
    'state',
    'slug',
    'title',
    'description',
    'seo_title',
    'seo_description',
    'query',
    'jobs_count',
    'few_since',
    'is_thin',
    'views',
    'image',
    'published_at',
    'created_at',
    'updated_at',
    'changed_by',
    'deleted_at',
    'revision',
  ],
  additionalProperties: false,
  properties: {
    id: integer,
    locale: text,
    state: { enum: landingPageStates },
    slug: text,
    title: text,
    /** Plain text above its jobs and in lists; may be empty. */
    description: text,
    /** Sanitised HTML above and below its jobs; only in the details. */
    text_above: text,
    text_below: text,
    /** For search engines instead of the title and the description; empty: those. */
    seo_title: text,
    seo_description: text,
    query: { type: 'object', additionalProperties: true },
    /** Jobs that its search finds now. */
    jobs_count: integer,
    /** Since when it has had fewer jobs than the site wants of one. */
    few_since: nullableString,
    /** It has had too few jobs for days: search engines are asked to leave it out, until it has enough. */
    is_thin: { type: 'boolean' },
    /** In the last 28 days. */
    views: integer,
    image: nullableString,
    /** Since when it is or was shown; null: nobody has decided. */
    published_at: nullableString,
    created_at: text,
    updated_at: text,
    /** The name of the admin who saved it last; may be empty. */
    changed_by: text,
    /** Since when it is deleted: it can be restored for 30 days. */
    deleted_at: nullableString,
    revision: integer,
  },
});
export type AdminLandingPage = ValueOf<typeof adminLandingPage>;

/** What visitors searched for more than once and no landing page stands for. */
export const frequentSearch = shape({
  type: 'object',
  required: ['locale', 'words', 'place', 'segment_ids', 'searches', 'in_vain', 'jobs_count'],
  additionalProperties: false,
  properties: {
    locale: text,
    /** Lower case; empty: none. */
    words: text,
    place: text,
    segment_ids: { type: 'array', items: integer },
    /** In the last 28 days, and how many of them found nothing. */
    searches: integer,
    in_vain: integer,
    /** Jobs that it finds now. */
    jobs_count: integer,
  },
});
export type FrequentSearch = ValueOf<typeof frequentSearch>;
