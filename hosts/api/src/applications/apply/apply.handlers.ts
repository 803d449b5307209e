import type { Contract } from '@boardwright/api-client/contract';
import { boardVisit, type JobsDeps } from '../../jobs/public/board-visit.ts';
import { memberOf } from '../../people/account/member.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { storeDocument } from '../../platform/uploads/store-document.ts';
import { readApplyForm } from '../apply-form.ts';
import { applyForJob, findOpenJob } from './apply-for-job.ts';

/** Who applies with an account; everybody else is a guest. */
const applicant = (context: RequestContext) => (context.visitor ? memberOf(context) : undefined);

/** The calls of specification §7 'Jobs' by which visitors and candidates apply. */
export function applyHandlers(
  deps: JobsDeps,
): Pick<Handlers<Contract['jobs']>, 'readApplyForm' | 'applyToJob' | 'uploadApplicationFile'> {
  return {
    readApplyForm: async ({ params }, context) => ({
      data: await readApplyForm(deps, memberOf(context), params.uuid),
    }),
    applyToJob: async ({ params, body }, context) => ({
      data: { uuid: await applyForJob(deps, boardVisit(context), params.uuid, body, applicant(context)) },
    }),
    uploadApplicationFile: async ({ params, file }, context) => {
      const visit = boardVisit(context);
      // Before the file is read: nobody uploads for a job that is not there.
      await findOpenJob(deps, visit, params.id);
      return { data: await storeDocument(deps, visit.site.id, await file(), deps.clock.now()) };
    },
  };
}
