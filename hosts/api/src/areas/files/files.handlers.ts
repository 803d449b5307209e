import type { Contract } from '@boardwright/api-client/contract';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../http/api-error.ts';
import { loggedIn, scope, scopedBoard } from '../../http/context.ts';
import type { Handlers } from '../../http/mount.ts';
import { findReadableFile } from './download.policy.ts';
import { findCandidates } from './find-candidates.ts';
import { findProducts } from './products.ts';
import { keepUpload } from './upload.ts';

/** Specification §7 'Resumes, orders, files', the part that visitors' pages and uploads need. */
export function filesHandlers(deps: Deps): Handlers<Contract['files']> {
  const { db, storage } = deps;
  return {
    findCandidates: ({ query }, context) => findCandidates(deps, scope(context), query),

    findBoardProducts: async ({ params }, context) => ({
      data: await findProducts(db, scopedBoard(context, params.id).id),
    }),

    uploadFile: async ({ file }, context) => {
      const owner = { siteId: scope(context).site.id, visitor: loggedIn(context) };
      return { data: await keepUpload(deps, owner, await file()) };
    },

    downloadFile: async ({ params }, context) => {
      const found = await findReadableFile(db, scope(context), loggedIn(context), params.token);
      const stored = found && (await storage.open(found.storageKey));
      if (!found || !stored) throw new ApiError('notFound');
      return { file: { ...stored, name: found.name, mime: found.mime } };
    },
  };
}
