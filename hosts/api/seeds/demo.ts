/**
 * The demo's content: pure data, the same on every machine for the same seed and day. Nothing here touches a
 * database; whoever seeds one inserts what these functions return and copies what `demoFiles` lists.
 */
export { demoArticles } from './articles/articles.ts';
export type { DemoArticle } from './articles/article.ts';
export { demoCandidates, type DemoCandidate } from './content/candidates.ts';
export { demoForwardRules, type DemoForwardRule } from './content/forward-rules.ts';
export { demoLandingPages, type DemoLandingPage } from './content/landing-pages.ts';
export { demoOrders, type DemoOrder } from './content/orders.ts';
export { demoProducts, type DemoProduct } from './content/products.ts';
export { demoReviews } from './content/reviews.ts';
export { demoSearches } from './content/searches.ts';
export { demoFiles, type DemoFile } from './drawings/files.ts';
export type { DemoJob, DemoLanguage, DemoOptions } from './demo-types.ts';
export { demoJobs } from './jobs/jobs.ts';
export { demoOrganisations } from './organisations/organisations.ts';
export { demoSegments } from './segments.ts';
