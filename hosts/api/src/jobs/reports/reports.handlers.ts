import type { Contract } from '@boardwright/api-client/contract';
import { scope } from '../../platform/http/context.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { countedMeta } from '../../platform/http/page-meta.ts';
import type { JobsDeps } from '../public/board-visit.ts';
import { decideReports, previewDecision } from './decide-reports.ts';
import { reportJob } from './report-job.ts';
import { findReportedJobs, readReportedJob } from './reported-jobs.ts';

/** Reports of jobs, and what an admin decides about them (Digital Services Act, articles 16 and 17). */
export function jobReportsHandlers(
  deps: Pick<JobsDeps, 'db' | 'clock' | 'search' | 'mailsQueued'>,
): Handlers<Contract['jobReports']> {
  const { db, clock } = deps;
  return {
    reportJob: async ({ params, body }, context) => ({
      data: { mailed: await reportJob(deps, context, params.uuid, body) },
    }),
    findReportedJobs: async ({ query }, context) => {
      const { data, total } = await findReportedJobs(db, scope(context), query, clock.now());
      return { data, meta: countedMeta(total, query) };
    },
    readReportedJob: async ({ params }, context) => ({
      data: await readReportedJob(db, scope(context), params.uuid, clock.now()),
    }),
    previewDecision: async ({ params, body }, context) => ({
      data: await previewDecision(deps, context, params.uuid, body),
    }),
    decideReports: async ({ params, body }, context) => ({
      data: await decideReports(deps, context, params.uuid, body),
    }),
  };
}
