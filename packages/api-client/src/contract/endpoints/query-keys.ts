/** Query keys that several lists share, exactly as specification §7 writes them. */
export const paging = {
  page: { type: 'integer', minimum: 1, maximum: 1_000_000, default: 1 },
  limit: { type: 'integer', minimum: 1, maximum: 200, default: 10 },
} as const;

/** What somebody read before they changed it, where a number of its contents names it. */
export const readRevision = { type: 'integer', minimum: 0, maximum: 281_474_976_710_655 } as const;

/** API values of the ten sort options (§9), paired in `docs/decisions`. */
export const sortValues = [
  'featured',
  'random',
  'from',
  '-from',
  'created_at',
  '-created_at',
  'till',
  '-till',
  'distance',
  'relevance',
] as const;
export type SortValue = (typeof sortValues)[number];

const idList = {
  type: 'array',
  maxItems: 100,
  items: { type: 'string', pattern: '^\\d{1,9}(,\\d{1,9})*$' },
} as const;

/** The whole language of a job search: the API's query, the job list's address and a saved search are this one thing. */
export const jobQuery = {
  ...paging,
  search: { type: 'string', maxLength: 200 },
  location_name: { type: 'string', maxLength: 120 },
  lat: { type: 'number', minimum: -90, maximum: 90 },
  lon: { type: 'number', minimum: -180, maximum: 180 },
  /** Kilometres. */
  distance: { type: 'number', minimum: 1, maximum: 1000 },
  'in[segment_ids]': idList,
  'in[product_id]': idList,
  /** Yearly euro, 'from,till'; either side may be empty. */
  'range[salary_year]': { type: 'string', pattern: '^\\d{0,9},\\d{0,9}$' },
  'match[organisation_id]': { type: 'integer', minimum: 1 },
  'match[premium]': { type: 'boolean' },
  'match[remote]': { type: 'boolean' },
  organisation_name: { type: 'string', maxLength: 200 },
  premium: { enum: ['0', '1'] },
  scope: { enum: ['group_organisations'] },
  sort: { enum: sortValues },
  /** Makes `sort=random` repeatable over the pages of one visit. */
  seed: { type: 'integer', minimum: 0, maximum: 4_294_967_295 },
  with: { type: 'string', pattern: '^[a-z_]+(,[a-z_]+)*$', maxLength: 200 },
} as const;
