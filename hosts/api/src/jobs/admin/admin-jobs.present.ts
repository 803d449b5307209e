import type { AdminJob } from '@boardwright/api-client/contract';
import type { Tenant } from '../../platform/http/tenants.ts';
import { statusAt } from '../employer/my-jobs.queries.ts';
import { withheldOf } from '../employer/withheld.present.ts';
import { jobUrl } from '../public/board-visit.ts';
import type { AdminJobRow } from './admin-jobs.queries.ts';

/** A job as the board's admins see it. */
export function presentAdminJob(
  { job, client, link, decidedBy }: AdminJobRow,
  { board }: Pick<Tenant, 'board'>,
  now: Date,
): AdminJob {
  const withheld = withheldOf(link);
  return {
    uuid: job.uuid,
    title: job.title,
    organisation_name: job.organisationName,
    client,
    status: statusAt(job, now),
    from: job.from.toISOString(),
    till: job.till?.toISOString() ?? null,
    premium: job.premium && (job.premiumTill === null || job.premiumTill > now),
    boost_factor: job.boostFactor,
    withheld: withheld && { ...withheld, by: decidedBy },
    job_url: jobUrl({ board }, job),
    created_at: job.createdAt.toISOString(),
  };
}
