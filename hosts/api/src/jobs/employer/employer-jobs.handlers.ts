import type { Contract } from '@boardwright/api-client/contract';
import type { Handlers } from '../../platform/http/mount.ts';
import { timeZoneOf } from '../../platform/site-calendar.ts';
import { findAccountLogs } from '../../people/account/account-logs.ts';
import { pageMeta } from '../../platform/http/page-meta.ts';
import { presentMySummary } from './employer-jobs.present.ts';
import { duplicateJob } from './duplicate-job.ts';
import { readJobKpi } from './job-kpi.ts';
import { archiveJob, setStatus } from './move-job.ts';
import { publishDraft } from './publish-draft.ts';
import { type MyJobsDeps, presentationFor, readMyJob } from './my-jobs.ts';
import { employerOf } from '../../people/client/employer.ts';
import { countMyJobs, findMyJobs } from './my-jobs.queries.ts';
import { createDraft } from './save-job.ts';
import { updateJob } from './update-job.ts';

/** The calls of specification §7 'Jobs' that employers make for their own. */
export function employerJobsHandlers(deps: MyJobsDeps): Handlers<Contract['employerJobs']> {
  const { db, clock } = deps;
  return {
    findEmployerJobs: async ({ query }, context) => {
      const employer = employerOf(context);
      const { rows, total } = await findMyJobs(db, employer.owner, query, clock.now());
      const ids = rows.map(({ job }) => job.id);
      const presentation = await presentationFor(deps, employer, query.with, ids);
      return {
        data: rows.map((row) => presentMySummary(row, presentation)),
        meta: pageMeta(total, query),
      };
    },
    countEmployerJobs: async ({ query }, context) => ({
      data: await countMyJobs(db, employerOf(context).owner, query.search, clock.now()),
    }),
    readEmployerJob: async ({ params, query }, context) => ({
      data: await readMyJob(deps, employerOf(context), params.id, query.with),
    }),
    createJobDraft: async ({ body }, context) => ({
      data: await createDraft(deps, employerOf(context), body),
    }),
    duplicateJob: async ({ params, body }, context) => ({
      data: await duplicateJob(deps, employerOf(context), params.id, body.idempotency_key),
    }),
    updateJob: async ({ params, body }, context) => ({
      data: await updateJob(deps, employerOf(context), params.id, body),
    }),
    publishJob: async ({ params, query }, context) => ({
      data: await publishDraft(deps, employerOf(context), params.id, query.pay_with),
    }),
    setJobStatus: async ({ params, body }, context) => ({
      data: await setStatus(deps, employerOf(context), params.id, body.status),
    }),
    deleteJob: async ({ params }, context) => {
      await archiveJob(deps, employerOf(context), params.id);
      return undefined;
    },
    readJobKpi: async ({ params }, context) => {
      const employer = employerOf(context);
      await readMyJob(deps, employer, params.id);
      const zone = timeZoneOf(employer.site.settings);
      return { data: await readJobKpi(db, params.id, zone, clock.now()) };
    },
    findJobLogs: async ({ params, query }, context) => {
      const employer = employerOf(context);
      await readMyJob(deps, employer, params.id);
      return findAccountLogs(db, employer, query, { jobId: params.id });
    },
  };
}
