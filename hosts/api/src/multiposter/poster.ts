import { eq } from '../platform/database/drizzle.ts';
import type { PostedJob } from '@boardwright/api-client/contract';
import { multiposterTokens } from '../platform/database/schema.ts';
import type { Deps } from '../platform/deps.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { type RequestContext, scope } from '../platform/http/context.ts';
import { missingFields, needsPay } from '../jobs/employer/job-completeness.ts';
import type { CompanyOwner } from '../jobs/employer/my-jobs.ts';
import { statusAt } from '../jobs/employer/my-jobs.queries.ts';
import { jobUrl } from '../jobs/public/board-visit.ts';
import type { PostedRow } from './posted-jobs.queries.ts';

/** How exactly it is kept when a key was last used, in milliseconds. */
const useSteps = 60_000;

/**
 * On whose behalf a posting system calls; notes that its key is in use.
 * @throws HttpError `unauthenticated` without a key
 */
export async function posterOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  context: RequestContext,
): Promise<CompanyOwner> {
  const { poster, locale } = context;
  if (!poster) throw new HttpError('unauthenticated');
  const tenant = scope(context);
  const now = clock.now();
  if (!poster.lastUsedAt || now.getTime() - poster.lastUsedAt.getTime() >= useSteps)
    await db
      .update(multiposterTokens)
      .set({ lastUsedAt: now })
      .where(eq(multiposterTokens.id, poster.tokenId));
  const { clientId, name } = poster;
  return {
    ...tenant,
    locale,
    visitor: { id: null, clientId, system: name },
    owner: { clientId, boardId: tenant.board.id },
  };
}

/** A job as the system that posted it reads it back. */
export function presentPosted({ job, applied }: PostedRow, owner: CompanyOwner, now: Date): PostedJob {
  return {
    id: job.id,
    external_reference: job.externalReference ?? '',
    status: statusAt(job, now),
    title: job.title,
    job_url: jobUrl(owner, job),
    organisation_id: job.organisationId,
    product_id: job.productId,
    from: job.from.toISOString(),
    till: job.till?.toISOString() ?? null,
    applications_count: applied,
    missing: [...missingFields(job, needsPay(owner.site.settings))],
    created_at: job.createdAt.toISOString(),
    updated_at: job.updatedAt.toISOString(),
  };
}
