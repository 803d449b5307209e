import type { Contract } from '@boardwright/api-client/contract';
import { scope } from '../../platform/http/context.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { type OverviewDeps, readOverview } from './read-overview.ts';

/** How a board stands, for its admins. */
export function overviewHandlers(deps: OverviewDeps): Handlers<Contract['overview']> {
  return {
    readOverview: async ({ query }, context) => ({
      data: await readOverview(deps, scope(context), query.days),
    }),
  };
}
