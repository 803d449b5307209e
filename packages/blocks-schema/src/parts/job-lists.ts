/** Settings that every list of jobs offers. */
export const jobsLayout = { enum: ['list', 'cards'], default: 'list' } as const;
export const premiumType = { enum: ['premium', 'normal', 'both'], default: 'both' } as const;
export const segmentSortStrategy = { enum: ['alphabetically', 'byCount'], default: 'byCount' } as const;
/** Page sizes (§9 'Per-page steps'). */
export const perPageSteps = [5, 10, 15, 20, 25, 50, 75, 100, 150, 200] as const;
/** How many of a list's rows a visitor may ask for (§9 'page size options'). */
export const pageSizes = [5, 10, 20, 25, 30, 40, 50] as const;
export const perPage = { type: 'integer', enum: perPageSteps, default: 10 } as const;
/** How featured lists are ordered; the pairing with the API's values is `sortOfStrategy`. */
export const jobSortStrategies = [
  'featured',
  'random',
  'newest',
  'oldest',
  'ascendingTillDate',
  'descendingTillDate',
] as const;
export type JobSortStrategy = (typeof jobSortStrategies)[number];
/** §9: sort options mapped to API values. */
export const sortOfStrategy = {
  featured: 'featured',
  newest: '-from',
  oldest: 'from',
  random: 'random',
  ascendingTillDate: 'till',
  descendingTillDate: '-till',
  newestOrg: '-created_at',
  oldestOrg: 'created_at',
  relevance: 'relevance',
  distance: 'distance',
} as const;
/** The five segment groups (§3). */
export const segmentGroupKeys = ['industry', 'contract', 'time', 'education', 'career_level'] as const;

const columns = (count: number) => ({ type: 'integer', minimum: 1, maximum: 6, default: count }) as const;
/** How many columns from 992 px, from 576 px and below that. */
export const columnsCount = {
  type: 'object',
  additionalProperties: false,
  default: {},
  properties: { lg: columns(3), md: columns(2), sm: columns(1) },
} as const;

/** A search for jobs as settings keep it: what a list is fixed to, or where a link leads. Empty parts narrow nothing. */
export const jobQuery = {
  type: 'object',
  additionalProperties: false,
  default: {},
  properties: {
    search: { type: 'string', default: '', maxLength: 200 },
    location_name: { type: 'string', default: '', maxLength: 120 },
    /** Kilometres around the place; 0 leaves the search's own default. */
    distance: { type: 'integer', minimum: 0, maximum: 1000, default: 0 },
    segment_ids: { type: 'array', maxItems: 100, items: { type: 'integer' }, default: [] },
  },
} as const;
