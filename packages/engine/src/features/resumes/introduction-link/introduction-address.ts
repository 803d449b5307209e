/** The page of a mailed link, among the account's: it asks no login. */
export const introductionTab = 'introduction';
