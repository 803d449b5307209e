/** Every table, as the connection and drizzle-kit read them. A change here needs `drizzle-kit generate`. */
export * from './tables/accounts.ts';
export * from './tables/alerts.ts';
export * from './tables/applications.ts';
export * from './tables/boards.ts';
export * from './tables/content.ts';
export * from './tables/favourites.ts';
export * from './tables/jobs.ts';
export * from './tables/pages.ts';
export * from './tables/people.ts';
export * from './tables/resumes.ts';
export * from './tables/site-builder.ts';
export * from './tables/work.ts';
export type { Json, LocalisedText } from './tables/columns.ts';
