import { account } from './endpoints/account.ts';
import { applicants } from './endpoints/applicants.ts';
import { applications } from './endpoints/applications.ts';
import { candidates } from './endpoints/candidates.ts';
import { clients } from './endpoints/client.ts';
import { employerJobs } from './endpoints/employer-jobs.ts';
import { favourites } from './endpoints/favourites.ts';
import { feeds } from './endpoints/feeds.ts';
import { files } from './endpoints/files.ts';
import { hosts } from './endpoints/hosts.ts';
import { jobAlerts } from './endpoints/job-alerts.ts';
import { jobs } from './endpoints/jobs.ts';
import { mp, multiposter } from './endpoints/multiposter.ts';
import { newsletters } from './endpoints/newsletters.ts';
import { organisations } from './endpoints/organisations.ts';
import { relations } from './endpoints/relations.ts';
import { resumes } from './endpoints/resumes.ts';
import { orders } from './endpoints/orders.ts';
import { setup } from './endpoints/setup.ts';
import { shop } from './endpoints/shop.ts';
import { siteBuilder } from './endpoints/site-builder.ts';
import { siteContent } from './endpoints/site-content.ts';

/** The whole API, in the order of specification §7. */
export const contract = {
  hosts,
  jobs,
  employerJobs,
  account,
  clients,
  organisations,
  multiposter,
  mp,
  feeds,
  favourites,
  jobAlerts,
  newsletters,
  applications,
  applicants,
  relations,
  candidates,
  files,
  orders,
  shop,
  resumes,
  siteContent,
  siteBuilder,
  setup,
} as const;
export type Contract = typeof contract;

export * from './define-endpoint.ts';
export * from './errors.messages.ts';
export * from './normalised.ts';
export * from './shape.ts';
export * from './openapi.ts';
export * from './entities/account.ts';
export * from './entities/admin-job.ts';
export * from './entities/applicant.ts';
export * from './entities/application.ts';
export * from './entities/balance.ts';
export * from './entities/candidate.ts';
export * from './entities/client.ts';
export * from './entities/configuration.ts';
export * from './entities/contact-details.ts';
export * from './entities/content.ts';
export * from './entities/employer-job.ts';
export * from './entities/favourite.ts';
export * from './entities/feed.ts';
export * from './entities/job.ts';
export * from './entities/job-alert.ts';
export * from './entities/multiposter.ts';
export * from './entities/newsletter.ts';
export * from './entities/organisation.ts';
export * from './entities/order.ts';
export * from './entities/my-organisation.ts';
export * from './entities/product.ts';
export * from './entities/relation.ts';
export * from './entities/resume.ts';
export * from './entities/segment.ts';
export * from './entities/site.ts';
export * from './entities/site-document.ts';
export * from './entities/site-presence.ts';
export type { CandidateSortValue } from './endpoints/candidates.ts';
export { sortValues, type SortValue } from './endpoints/query-keys.ts';
