/** Milliseconds in which what was deleted, or whoever was taken off a team, can be put back. */
export const restorableFor = 30 * 24 * 60 * 60 * 1000;
