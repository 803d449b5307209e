/** What other features may know of newsletters. */
export { offeredNewsletters } from './offered-newsletters.ts';
export { isMyAddress, subscribe } from './subscribe.ts';
