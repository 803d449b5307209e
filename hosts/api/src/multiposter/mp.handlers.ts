import type { Contract, PostingProduct, PostingSegment } from '@boardwright/api-client/contract';
import { and, asc, eq } from '../platform/database/drizzle.ts';
import { segmentGroups, segments } from '../platform/database/schema.ts';
import type { Deps } from '../platform/deps.ts';
import type { Handlers } from '../platform/http/mount.ts';
import type { CompanyOwner, MyJobsDeps } from '../jobs/employer/my-jobs.ts';
import { findMyOrganisations } from '../people/client/company-organisations.queries.ts';
import { findMyProducts } from '../shop/port.ts';
import { sellerOf } from '../shop/port.ts';
import { pageMeta } from '../platform/http/page-meta.ts';
import { offeredOn } from '../platform/search-sync/offered-segments.ts';
import { textIn } from '../platform/text-in.ts';
import { deletePostedJob, postJob, updatePostedJob } from './post-job.ts';
import { findPosted } from './posted-jobs.queries.ts';
import { posterOf, presentPosted } from './poster.ts';

/** What a job may be found under on this board. */
async function findSegments({ db }: Deps, { board, site, locale }: CompanyOwner): Promise<PostingSegment[]> {
  const rows = await db
    .select({ segment: segments, group: segmentGroups })
    .from(segments)
    .innerJoin(segmentGroups, eq(segmentGroups.id, segments.segmentGroupId))
    .where(and(eq(segmentGroups.jobs, true), offeredOn(board.id)))
    .orderBy(asc(segmentGroups.order), asc(segments.order), asc(segments.id));
  return rows.map(({ segment, group }) => ({
    id: segment.id,
    key: segment.key,
    name: textIn(segment.name, locale, site.defaultLocale) ?? segment.key,
    segment_group_id: group.id,
    segment_group: { key: group.key, name: textIn(group.name, locale, site.defaultLocale) ?? group.key },
  }));
}

/** What a job can be published with: as the form of the account offers it. */
async function findProducts({ db, clock }: Deps, owner: CompanyOwner): Promise<PostingProduct[]> {
  const found = await findMyProducts(db, owner.owner, sellerOf(owner), clock.now());
  return found
    .filter(({ product }) => product.type === 'jobPosting' || product.type === 'CPC')
    .map(({ product: { id, name, requires_email_apply = false }, available, currency, budget, takes }) => ({
      id,
      name,
      available,
      currency,
      budget,
      takes,
      requires_email_apply,
    }));
}

/** What systems that post to many boards call (`docs/multiposting.md`). */
export function mpHandlers(deps: Deps & MyJobsDeps): Handlers<Contract['mp']> {
  return {
    findPostedJobs: async ({ query }, context) => {
      const owner = await posterOf(deps, context);
      const now = deps.clock.now();
      const { rows, total } = await findPosted(deps.db, owner.owner, query, now);
      return { data: rows.map((row) => presentPosted(row, owner, now)), meta: pageMeta(total, query) };
    },
    findPostingSegments: async (_call, context) => ({
      data: await findSegments(deps, await posterOf(deps, context)),
    }),
    findPostingOrganisations: async (_call, context) => ({
      data: await findMyOrganisations(deps.db, (await posterOf(deps, context)).owner),
    }),
    findPostingProducts: async (_call, context) => ({
      data: await findProducts(deps, await posterOf(deps, context)),
    }),
    postJob: async ({ params, body }, context) => ({
      data: await postJob(deps, await posterOf(deps, context), params.external_reference, body),
    }),
    updatePostedJob: async ({ params, body }, context) => ({
      data: await updatePostedJob(deps, await posterOf(deps, context), params.external_reference, body),
    }),
    deletePostedJob: async ({ params }, context) => {
      await deletePostedJob(deps, await posterOf(deps, context), params.external_reference);
      return undefined;
    },
  };
}
