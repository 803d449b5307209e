import type { Tenant } from '../../platform/http/tenants.ts';
import type { JobOwner } from './my-jobs.ts';

/** Whether an admin of a site looks at each job of a company before it goes online. */
export function reviewsJobs(settings: Tenant['site']['settings']): boolean {
  return settings['jobs_reviewed'] === 'all';
}

/**
 * Whether what somebody does with a job waits for the look of an admin: what a company does, or one of its systems. What
 * the board does has been looked at, and jobs of nobody are its own.
 */
export function isReviewed({ site, owner, byBoard }: Pick<JobOwner, 'site' | 'owner' | 'byBoard'>): boolean {
  return byBoard !== true && owner.clientId !== null && reviewsJobs(site.settings);
}
