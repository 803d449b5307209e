import type { Contract, RunSite } from '@boardwright/api-client/contract';
import { loggedIn, type RequestContext, scope } from '../../platform/http/context.ts';
import type { Deps } from '../../platform/deps.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { sayingHost } from '../hosts/site-hosts.ts';
import { acceptHandover, openHandover } from './handover.ts';
import { presentRunSite } from './sites.present.ts';
import { isOfAllSites, requireAllSites } from './sites.policy.ts';
import { findSite, findSites, type SiteWithHosts } from './sites.queries.ts';
import { copyOf, emptyCopy, readNewSite, startSite } from './start-site.ts';

/** The sites of an installation, as who runs several of them sees them. */
export function sitesHandlers(deps: Deps): Handlers<Contract['sites']> {
  const { db, clock, search } = deps;
  const present = (context: RequestContext, found: SiteWithHosts): RunSite => {
    const now = clock.now().getTime();
    const { total } = search.index.query({ board_id: found.board.id, page: 1, limit: 1, now });
    return presentRunSite(found, { currentId: scope(context).site.id, liveJobs: total });
  };
  return {
    findSites: async (_call, context) => {
      const runsAll = await isOfAllSites(db, context);
      const found = await findSites(db, runsAll ? undefined : scope(context).site.id);
      return { data: { sites: found.map((one) => present(context, one)), runs_all: runsAll } };
    },
    startSite: async ({ body }, context) => {
      await requireAllSites(db, context);
      const { site, board } = scope(context);
      const { locale } = context;
      const named = readNewSite(body, { locale, here: board.url });
      const { source_id: sourceId } = body;
      if (sourceId !== undefined && !(await findSite(db, sourceId))) throw new HttpError('notFound');
      const source =
        sourceId === undefined
          ? { copy: emptyCopy(named, body), read: async () => new Uint8Array() }
          : await copyOf(deps, sourceId);
      const starter = { siteId: site.id, userId: loggedIn(context).id };
      const id = await sayingHost(locale, () => startSite(deps, starter, named, source));
      const [made] = await findSites(db, id);
      if (!made) throw new Error('The site was not stored');
      return { data: present(context, made) };
    },
    enterSite: async ({ params }, context) => ({ data: await openHandover(deps, context, params.id) }),
    acceptHandover: async ({ body }, context) => ({ data: await acceptHandover(deps, context, body.token) }),
  };
}
