/** What cannot be done, in a sentence for whoever is at the terminal. */
export class AdminError extends Error {}
/** A call that cannot be understood. */
export class AdminUsageError extends Error {}
