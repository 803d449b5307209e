import type { Contract } from '@boardwright/api-client/contract';
import type { Deps } from '../../platform/deps.ts';
import { scope } from '../../platform/http/context.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { presentVersion, previewLegal, readLegal, readLegalVersion, saveLegal } from './legal.ts';
import { findVersions } from './legal.queries.ts';
import { publishLegal } from './publish-legal.ts';

/** Versions that are listed; all of them are stored. */
const listed = 100;

/** The legal pages of a site, by a form. */
export function legalHandlers(
  deps: Pick<Deps, 'db' | 'clock' | 'payments' | 'blockSchemas' | 'tenants'>,
): Handlers<Contract['legal']> {
  return {
    readLegal: async (_call, context) => ({ data: await readLegal(deps, context) }),
    saveLegal: async ({ body }, context) => ({ data: await saveLegal(deps, context, body) }),
    previewLegal: async ({ body }, context) => ({ data: await previewLegal(deps, context, body) }),
    publishLegal: async ({ body }, context) => ({
      data: await publishLegal(deps, context, body.revision),
    }),
    findLegalVersions: async (_call, context) => ({
      data: (await findVersions(deps.db, scope(context).site.id, listed)).map(presentVersion),
    }),
    readLegalVersion: async ({ params }, context) => ({
      data: await readLegalVersion(deps, context, params.id),
    }),
  };
}
