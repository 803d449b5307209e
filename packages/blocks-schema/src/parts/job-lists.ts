/** Settings that every list of jobs offers. */
export const jobsLayout = { enum: ['list', 'cards'], default: 'list' } as const;
export const premiumType = { enum: ['premium', 'normal', 'both'], default: 'both' } as const;
export const segmentSortStrategy = { enum: ['alphabetically', 'byCount'], default: 'byCount' } as const;
/** Page sizes (§9 'Per-page steps'). */
export const perPageSteps = [5, 10, 15, 20, 25, 50, 75, 100, 150, 200] as const;
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
