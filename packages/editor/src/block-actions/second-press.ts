/** The second click of two at once on the page on the bench, for what is fetched only once a block is chosen. */
export const secondPress: { event?: MouseEvent | undefined } = {};
