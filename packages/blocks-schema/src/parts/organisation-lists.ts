/** How featured organisations are chosen (§9); the pairing with the API's values is `sortOfStrategy`. */
export const organisationSortStrategies = ['featured', 'random', 'newestOrg', 'oldestOrg'] as const;
