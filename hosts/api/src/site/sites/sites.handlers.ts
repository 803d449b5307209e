import { Readable } from 'node:stream';
import type { Contract, RunSite } from '@boardwright/api-client/contract';
import { loggedIn, type RequestContext, scope } from '../../platform/http/context.ts';
import type { Deps } from '../../platform/deps.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { sayingHost } from '../hosts/site-hosts.ts';
import { acceptHandover, openHandover } from './handover.ts';
import { countDeletion } from './count-deletion.ts';
import { deleteSite, findDeletedSites, restoreSite } from './delete-site.ts';
import { presentDeletedSite, presentRunSite } from './sites.present.ts';
import { dropParts, keepPart, requireUpload } from '../../platform/uploads/sent-parts.ts';
import { previewSent, sentSite, siteFiles } from './import-site.ts';
import { isOfAllSites, requireAllSites, requireEntry } from './sites.policy.ts';
import { findSite, findSites, type SiteWithHosts } from './sites.queries.ts';
import {
  copyOf,
  type CopySource,
  emptyCopy,
  type NewSite,
  readNewSite,
  type StartBody,
  startSite,
} from './start-site.ts';
import { templateCopy } from './template-copy.ts';
import { siteFileBytes, siteFileName } from './write-site-file.ts';

/** What a site begins with: nothing, a template, another site, or a file. @throws HttpError `notFound`, `validation` */
async function sourceOf(
  deps: Deps,
  context: RequestContext,
  named: NewSite,
  body: StartBody,
): Promise<CopySource> {
  const { source_id: sourceId, upload, unknown_blocks: unknown, template } = body;
  if (upload !== undefined) return sentSite(deps, context, upload, unknown);
  if (sourceId === undefined) {
    const bare = emptyCopy(named, body);
    const copy = template === undefined ? bare : templateCopy(bare, template, deps.blockSchemas);
    return { copy, read: async () => new Uint8Array() };
  }
  if (!(await findSite(deps.db, sourceId))) throw new HttpError('notFound');
  return copyOf(deps, sourceId);
}

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
      const deleted = runsAll ? await findDeletedSites(db) : [];
      return {
        data: {
          sites: found.map((one) => present(context, one)),
          runs_all: runsAll,
          deleted: deleted.map((one) => presentDeletedSite(one, clock.now())),
        },
      };
    },
    startSite: async ({ body }, context) => {
      await requireAllSites(db, context);
      const { site, board } = scope(context);
      const { locale } = context;
      const named = readNewSite(body, { locale, here: board.url });
      const source = await sourceOf(deps, context, named, body);
      const starter = { siteId: site.id, userId: loggedIn(context).id };
      const id = await sayingHost(locale, () => startSite(deps, starter, named, source));
      if (body.upload !== undefined) await dropParts(deps, siteFiles, context, body.upload);
      const [made] = await findSites(db, id);
      if (!made) throw new Error('The site was not stored');
      return { data: present(context, made) };
    },
    exportSite: async ({ params: { id } }, context) => {
      await requireEntry(db, context, id);
      const found = await findSite(db, id);
      if (!found) throw new HttpError('notFound');
      const source = await copyOf(deps, id);
      const name = siteFileName(found.site.name, clock.now());
      return { file: { stream: Readable.from(siteFileBytes(source)), mime: 'application/zip', name } };
    },
    sendSiteFile: async ({ params, file }, context) => {
      requireUpload(params.upload);
      await requireAllSites(db, context);
      await keepPart(deps, siteFiles, context, params, await file());
    },
    readSiteFile: async ({ params }, context) => {
      requireUpload(params.upload);
      await requireAllSites(db, context);
      return { data: await previewSent(deps, context, params.upload) };
    },
    readSiteDeletion: async ({ params: { id } }, context) => {
      await requireAllSites(db, context);
      const found = await findSite(db, id);
      if (!found) throw new HttpError('notFound');
      return { data: await countDeletion(db, found) };
    },
    deleteSite: async ({ params: { id }, body }, context) => {
      await requireAllSites(db, context);
      await deleteSite(deps, id, body, { hereId: scope(context).site.id, locale: context.locale });
      const deleted = (await findDeletedSites(db)).find((one) => one.id === id);
      // Somebody put it back already.
      if (!deleted) throw new HttpError('siteNotDeleted');
      return { data: presentDeletedSite(deleted, clock.now()) };
    },
    restoreSite: async ({ params: { id } }, context) => {
      await requireAllSites(db, context);
      await restoreSite(deps, id);
      const [found] = await findSites(db, id);
      if (!found) throw new HttpError('notFound');
      return { data: present(context, found) };
    },
    enterSite: async ({ params }, context) => ({ data: await openHandover(deps, context, params.id) }),
    acceptHandover: async ({ body }, context) => ({ data: await acceptHandover(deps, context, body.token) }),
  };
}
