import type { Contract } from '@boardwright/api-client/contract';
import { type RequestContext, scope, scopedBoard } from '../../platform/http/context.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { storeDocument } from '../../platform/uploads/keep-document.ts';
import { memberOf } from '../../people/account/account-deps.ts';
import { readApplyForm } from '../../applications/apply-form.ts';
import { applyForJob, findOpenJob } from './apply-for-job.ts';
import { boostJob } from './boost-job.ts';
import { boardVisit, type JobsDeps } from './board-visit.ts';
import { countJobViews } from './count-views.ts';
import { searchJobs } from './find-jobs.ts';
import { readJob, readRelatedJobs, suggest } from './read-job.ts';
import { rememberPlaces } from './remembered-places.ts';

/** Who applies with an account; everybody else is a guest. */
const applicant = (context: RequestContext) => (context.visitor ? memberOf(context) : undefined);

/** The calls of specification §7 'Jobs' that visitors and candidates make. */
export function jobsHandlers(options: JobsDeps): Handlers<Contract['jobs']> {
  const deps = { ...options, geo: rememberPlaces(options.geo) };
  return {
    findBoardJobs: ({ params, query }, context) => {
      scopedBoard(context, params.boardId);
      return searchJobs(deps, boardVisit(context), query);
    },
    findJobs: ({ query }, context) => searchJobs(deps, boardVisit(context), query),
    findJobsByStrategy: ({ params, query }, context) => {
      scopedBoard(context, params.boardId);
      return searchJobs(deps, boardVisit(context), query);
    },
    readJobBySlug: async ({ params, query }, context) => ({
      data: await readJob(deps, boardVisit(context), params.slug, query),
    }),
    findRelatedJobs: async ({ params, query }, context) => ({
      data: await readRelatedJobs(deps, boardVisit(context), params.uuid, query),
    }),
    suggestSearches: ({ params, query }, context) => {
      scopedBoard(context, params.boardId);
      return { data: suggest(deps, boardVisit(context), query) };
    },
    readApplyForm: async ({ params }, context) => ({
      data: await readApplyForm(deps, memberOf(context), params.uuid),
    }),
    applyToJob: async ({ params, body }, context) => ({
      data: { uuid: await applyForJob(deps, boardVisit(context), params.uuid, body, applicant(context)) },
    }),
    countJobViews: async ({ body }) => {
      await countJobViews(deps, body);
      return undefined;
    },
    boostJob: async ({ params, body }, context) => {
      await boostJob(deps, scope(context).board.id, params.uuid, body.boost_factor);
      return undefined;
    },
    uploadApplicationFile: async ({ params, file }, context) => {
      const visit = boardVisit(context);
      // Before the file is read: nobody uploads for a job that is not there.
      await findOpenJob(deps, visit, params.id);
      return { data: await storeDocument(deps, visit.site.id, await file(), deps.clock.now()) };
    },
  };
}
