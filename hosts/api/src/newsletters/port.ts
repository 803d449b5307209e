/** What other features may know of newsletters. */
export { confirmableFor as newsletterConfirmableFor } from './newsletter-links.ts';
export { offeredNewsletters } from './offered-newsletters.ts';
export { isMyAddress, subscribe } from './subscribe.ts';
