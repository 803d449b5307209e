import { account } from './endpoints/account.ts';
import { employerJobs } from './endpoints/employer-jobs.ts';
import { favourites } from './endpoints/favourites.ts';
import { files } from './endpoints/files.ts';
import { hosts } from './endpoints/hosts.ts';
import { jobAlerts } from './endpoints/job-alerts.ts';
import { jobs } from './endpoints/jobs.ts';
import { siteBuilder } from './endpoints/site-builder.ts';
import { siteContent } from './endpoints/site-content.ts';

/** The whole API, in the order of specification §7. */
export const contract = {
  hosts,
  jobs,
  employerJobs,
  account,
  favourites,
  jobAlerts,
  files,
  siteContent,
  siteBuilder,
} as const;
export type Contract = typeof contract;

export * from './define-endpoint.ts';
export * from './errors.ts';
export * from './shape.ts';
export * from './openapi.ts';
export * from './entities/account.ts';
export * from './entities/configuration.ts';
export * from './entities/contact-details.ts';
export * from './entities/content.ts';
export * from './entities/employer-job.ts';
export * from './entities/favourite.ts';
export * from './entities/job.ts';
export * from './entities/job-alert.ts';
export * from './entities/organisation.ts';
export * from './entities/segment.ts';
export * from './entities/site.ts';
export * from './entities/site-document.ts';
export { sortValues, type SortValue } from './endpoints/query-keys.ts';
