import type { Contract } from '@boardwright/api-client/contract';
import { scope } from '../../platform/http/context.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { countedMeta } from '../../platform/http/page-meta.ts';
import type { MyJobsDeps } from '../employer/my-jobs.ts';
import { changeAnyJob, readAnyJob } from './any-job.ts';
import { boostJob } from './boost-job.ts';
import { createForCompany } from './create-for-company.ts';
import { jobsCsv } from './jobs-csv.ts';
import { countAllJobs, findAllJobs, pickAllJobs } from './listed-jobs.ts';
import { moveJobs, previewMove } from './move-jobs.ts';
import { previewTransfer, transferJob } from './transfer-job.ts';
import { takeOffJob } from '../reports/take-off.ts';
import { restoreJob } from './withhold-job.ts';

/** The calls of specification §7 'Jobs' that admins make for those of the whole board. */
export function adminJobsHandlers(deps: MyJobsDeps): Handlers<Contract['adminJobs']> {
  const { db, clock } = deps;
  return {
    findAllJobs: async ({ query }, context) => {
      const { data, total, isExact } = await findAllJobs(db, scope(context), query, clock.now());
      return { data, meta: countedMeta(total, query, isExact) };
    },
    countAllJobs: async ({ query }, context) => ({
      data: await countAllJobs(db, scope(context), query, clock.now()),
    }),
    pickAllJobs: async ({ query }, context) => ({
      data: await pickAllJobs(db, scope(context), query, clock.now()),
    }),
    exportAllJobs: ({ query }, context) => jobsCsv(db, scope(context), query, clock.now()),
    readAnyJob: async ({ params }, context) => ({ data: await readAnyJob(deps, context, params.uuid) }),
    changeAnyJob: async ({ params, body }, context) => ({
      data: await changeAnyJob(deps, context, params.uuid, body),
    }),
    createAnyJob: async ({ body }, context) => ({ data: await createForCompany(deps, context, body) }),
    previewTransfer: async ({ params, body }, context) => ({
      data: await previewTransfer(deps, context, params.uuid, body),
    }),
    transferJob: async ({ params, body }, context) => ({
      data: await transferJob(deps, context, params.uuid, body),
    }),
    previewMove: async ({ body }, context) => ({ data: await previewMove(deps, context, body) }),
    moveJobs: async ({ body }, context) => ({ data: await moveJobs(deps, context, body) }),
    boostJob: async ({ params, body }, context) => {
      await boostJob(deps, scope(context).board.id, params.uuid, body);
      return undefined;
    },
    withholdJob: async ({ params, body }, context) => ({
      data: await takeOffJob(deps, context, params.uuid, body),
    }),
    restoreJob: async ({ params, body }, context) => ({
      data: await restoreJob(deps, context, params.uuid, body),
    }),
  };
}
