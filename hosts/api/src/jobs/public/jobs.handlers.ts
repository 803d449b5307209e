import type { Contract } from '@boardwright/api-client/contract';
import { scopedBoard } from '../../platform/http/context.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { boardVisit, type JobsDeps } from './board-visit.ts';
import { countJobViews } from './count-views.ts';
import { searchJobs } from './find-jobs.ts';
import { readJob, readRelatedJobs, suggest } from './read-job.ts';
import { rememberPlaces } from './remembered-places.ts';

/** The calls of specification §7 'Jobs' that visitors and candidates make, but those by which one applies. */
export function jobsHandlers(
  options: JobsDeps,
): Omit<Handlers<Contract['jobs']>, 'readApplyForm' | 'applyToJob' | 'uploadApplicationFile'> {
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
    countJobViews: async ({ body }) => {
      await countJobViews(deps, body);
      return undefined;
    },
  };
}
