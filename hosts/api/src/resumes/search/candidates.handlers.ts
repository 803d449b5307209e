import type { Contract } from '@boardwright/api-client/contract';
import type { Deps } from '../../platform/deps.ts';
import { scope } from '../../platform/http/context.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { employerOf } from '../../people/client/employer.ts';
import { boardVisit } from '../../jobs/public/board-visit.ts';
import { presentContacted } from '../relations/relations.present.ts';
import { withdrawRequest } from '../relations/withdraw-request.ts';
import { findResumes } from './find-resumes.ts';
import { introduceCandidate } from './introduce-candidate.ts';
import { objectToIntroduction, readIntroduction } from './object-to-introduction.ts';
import { readResume } from './read-resume.ts';

/** Employers find, read and introduce candidates (specification §7 'Resumes, orders, files', 'Jobs'). */
export function candidatesHandlers(deps: Deps): Handlers<Contract['candidates']> {
  return {
    findResumes: ({ query }, context) => findResumes(deps, employerOf(context), query),
    readEmployerResume: async ({ params }, context) => ({
      data: await readResume(deps.db, employerOf(context), params.id),
    }),
    withdrawContactRequest: async ({ params }, context) => ({
      data: presentContacted(await withdrawRequest(deps, employerOf(context), params.id), undefined, true),
    }),
    introduceCandidate: async ({ params, body }, context) => ({
      data: {
        uuid: await introduceCandidate(deps, employerOf(context), boardVisit(context), params.id, body),
      },
    }),
    readIntroduction: async ({ params }, context) => ({
      data: await readIntroduction(deps.db, scope(context), params.token),
    }),
    objectToIntroduction: async ({ params }, context) => {
      await objectToIntroduction(deps, scope(context), params.token);
      return undefined;
    },
  };
}
