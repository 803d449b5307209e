import type { Contract } from '@boardwright/api-client/contract';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { memberOf } from '../../people/account/member.ts';
import { readMyResume } from './my-resume.ts';
import { findResumeClients } from './resume-clients.ts';
import { dropProposal, exportResume, importResume, readProposal } from './resume-exchange.ts';
import { deleteResume, deleteResumeFile, downloadResume, uploadResume } from './resume-file.ts';
import { saveResume } from './save-resume.ts';

/** Specification §7 'Resumes, orders, files', what candidates do with their own resume. */
export function resumesHandlers(deps: Deps): Handlers<Contract['resumes']> {
  return {
    readResume: async (_call, context) => ({ data: await readMyResume(deps, memberOf(context)) }),
    saveResume: async ({ body }, context) => ({ data: await saveResume(deps, memberOf(context), body) }),
    deleteResume: async (_call, context) => {
      await deleteResume(deps, memberOf(context));
      return undefined;
    },
    findResumeClients: ({ query }, context) => findResumeClients(deps, memberOf(context), query),
    uploadResume: async ({ file }, context) => {
      const member = memberOf(context);
      return { data: await uploadResume(deps, member, await file()) };
    },
    downloadResume: ({ params }, context) => downloadResume(deps, memberOf(context), params.token),
    deleteResumeFile: async (_call, context) => {
      await deleteResumeFile(deps, memberOf(context));
      return undefined;
    },
    readResumeProposal: async (_call, context) => ({ data: await readProposal(deps, memberOf(context)) }),
    dropResumeProposal: async (_call, context) => {
      await dropProposal(deps, memberOf(context));
      return undefined;
    },
    exportResume: (_call, context) => exportResume(deps, memberOf(context)),
    importResume: async ({ file }, context) => {
      const member = memberOf(context);
      return { data: await importResume(deps, member, await file()) };
    },
  };
}
