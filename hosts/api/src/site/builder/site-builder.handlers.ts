import type { Contract } from '@boardwright/api-client/contract';
import { eq } from '../../platform/database/drizzle.ts';
import { sites } from '../../platform/database/schema.ts';
import type { Deps } from '../../platform/deps.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { loggedIn, type RequestContext, scope } from '../../platform/http/context.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import {
  addSiteHost,
  checkRecord,
  chooseMainHost,
  findDeletedHosts,
  findSiteHosts,
  giveSiteHost,
  removeSiteHost,
  restoreSiteHost,
  sayingHost,
} from '../hosts/site-hosts.ts';
import { pageMeta } from '../../platform/http/page-meta.ts';
import { anyBlock, type Save, saving } from './builder-context.ts';
import { presentDocument, readParts } from './document.present.ts';
import { findRevisions, keepingRevision, nameRevision, pageOfBlock } from './page-revisions.ts';
import { deletePageForward, findPageForwards, restorePageForward } from './former-paths.ts';
import { endPresence, sharePresence } from './presence.ts';
import { changePreset, createPreset, findPresets, renamePreset } from './presets.ts';
import {
  createBlock,
  deleteBlock,
  orderBlocks,
  readBlock,
  restoreBlock,
  updateBlock,
} from './save-blocks.ts';
import { saveBlockSettings } from './save-block-settings.ts';
import { deleteBlockLanguage, deletePageLanguage } from './delete-language.ts';
import { choosePublishing } from './choose-publishing.ts';
import { publishPages, takePageOffline } from './publish-page.ts';
import { findPublication, readPublishedPage } from './published-pages.queries.ts';
import { changePlan } from './change-plan.ts';
import { cancelPlan, findPlans, planPublication, runPlanNow } from './publish-plans.ts';
import { createPreviewLink, endPreviewLink, findPreviewLinks, renewPreviewLink } from './preview-links.ts';
import { startExperiment } from '../experiments/start-experiment.ts';
import { endExperiment } from '../experiments/end-experiments.ts';
import { findTestedBlocks } from '../experiments/running-experiments.queries.ts';
import { findExperiments } from '../experiments/experiments.queries.ts';
import { confirmTranslation, findOutdatedTexts } from '../translations/outdated-texts.ts';
import { createPage, deletePage, restorePage, savePageSettings, updatePage } from './save-pages.ts';
import { updateSite } from './save-site.ts';

/** Specification §7 'Site content', the admin's part: every save is of the site the call is for, and of no other. */
export function siteBuilderHandlers({
  db,
  clock,
  tenants,
  txtRecords,
  blockSchemas: schemas,
}: Deps): Handlers<Contract['siteBuilder']> {
  const save = async <T>(context: RequestContext, work: (save: Save) => Promise<T>): Promise<T> => {
    const saved = await saving(db, context, { now: clock.now(), schemas }, work);
    tenants.forget();
    return saved;
  };
  const ownSite = (context: RequestContext, id: number) => {
    const { site } = scope(context);
    if (site.id !== id) throw new HttpError('notFound');
    return site;
  };
  const ownPlace = (context: RequestContext, id: number) => ({
    siteId: ownSite(context, id).id,
    userId: loggedIn(context).id,
  });
  const onSite = (context: RequestContext) => ({ siteId: scope(context).site.id, now: clock.now() });
  const onPage = <T>(context: RequestContext, pageId: number, work: (save: Save) => Promise<T>): Promise<T> =>
    save(context, (one) => keepingRevision(one, pageId, () => work(one)));
  const onBlock = <T>(
    context: RequestContext,
    blockId: number,
    work: (save: Save) => Promise<T>,
  ): Promise<T> =>
    save(context, async (one) => {
      const pageId = await pageOfBlock(one.tx, await anyBlock(one, blockId));
      return pageId === undefined ? work(one) : keepingRevision(one, pageId, () => work(one));
    });
  const onHosts = <T>(context: RequestContext, id: number, work: (save: Save) => Promise<T>): Promise<T> => {
    ownSite(context, id);
    return sayingHost(context.locale, () => save(context, work));
  };

  return {
    readSiteDocument: async ({ params }, context) => {
      const { id } = ownSite(context, params.id);
      const [site] = await db.select().from(sites).where(eq(sites.id, id));
      if (!site) throw new HttpError('notFound');
      return { data: presentDocument(site, await readParts(db, id)) };
    },
    sharePresence: async ({ params, body }, context) => ({
      data: await sharePresence(db, { ...ownPlace(context, params.id), now: clock.now() }, body),
    }),
    endPresence: ({ params }, context) =>
      endPresence(db, ownPlace(context, params.id), params.uuid).then(nothing),
    updateSite: async ({ params, body }, context) => {
      ownSite(context, params.id);
      return { data: await save(context, (one) => updateSite(one, body, context.locale)) };
    },

    createPage: async ({ body }, context) => {
      const { site } = scope(context);
      const { locale } = context;
      const of = { own: site.defaultLocale, locale };
      return { data: await save(context, (one) => createPage(one, body, of)) };
    },
    updatePage: async ({ params, body }, context) => ({
      data: await onPage(context, params.id, (one) => updatePage(one, params.id, body, context.locale)),
    }),
    deletePage: ({ params }, context) => save(context, (one) => deletePage(one, params.id)).then(nothing),
    restorePage: async ({ params }, context) => ({
      data: await save(context, (one) => restorePage(one, params.id, context.locale)),
    }),
    createPageSettings: async ({ body }, context) => ({
      data: await onPage(context, body.page_id, (one) =>
        savePageSettings(one, undefined, body, context.locale),
      ),
    }),
    updatePageSettings: async ({ params, body }, context) => ({
      data: await onPage(context, body.page_id, (one) =>
        savePageSettings(one, params.id, body, context.locale),
      ),
    }),
    deletePageSettings: ({ params, query }, context) =>
      save(context, (one) => deletePageLanguage(one, params.id, query.revision)).then(nothing),

    findPublication: async ({ params }, context) => {
      const { id } = ownSite(context, params.id);
      const now = clock.now();
      const tested = await findTestedBlocks(db, id, now);
      const publication = await findPublication(db, id);
      const plans = await findPlans(db, id, now, context.locale);
      return { data: { ...publication, plans, ...(tested.length > 0 && { tested_blocks: tested }) } };
    },
    choosePublishing: ({ params, body }, context) => {
      ownSite(context, params.id);
      return save(context, (one) => choosePublishing(one, body)).then(nothing);
    },
    readPublishedPage: async ({ params }, context) => ({
      data: { published: await readPublishedPage(db, scope(context).site.id, params.id) },
    }),
    publishPages: ({ params, body }, context) => {
      ownSite(context, params.id);
      return save(context, (one) => publishPages(one, body, context.locale)).then(nothing);
    },
    takePageOffline: ({ params }, context) =>
      save(context, (one) => takePageOffline(one, params.id)).then(nothing),

    planPublication: async ({ params, body }, context) => {
      ownSite(context, params.id);
      return { data: await save(context, (one) => planPublication(one, body, context.locale)) };
    },
    changePlan: async ({ params, body }, context) => ({
      data: await save(context, (one) => changePlan(one, params.id, body, context.locale)),
    }),
    cancelPlan: ({ params }, context) => save(context, (one) => cancelPlan(one, params.id)).then(nothing),
    runPlan: ({ params, body }, context) =>
      save(context, (one) => runPlanNow(one, params.id, body, context.locale)).then(nothing),

    findPreviewLinks: async ({ params }, context) => ({
      data: await findPreviewLinks(db, onSite(context), params.id),
    }),
    createPreviewLink: async ({ params, body }, context) => ({
      data: await createPreviewLink(db, onSite(context), params.id, body, context.locale),
    }),
    renewPreviewLink: async ({ params, body }, context) => ({
      data: await renewPreviewLink(db, onSite(context), params.id, body, context.locale),
    }),
    endPreviewLink: async ({ params }, context) => ({
      data: await endPreviewLink(db, onSite(context), params.id),
    }),

    findExperiments: async ({ params }, context) => ({
      data: await findExperiments(db, { siteId: ownSite(context, params.id).id, now: clock.now() }),
    }),
    startExperiment: async ({ params, body }, context) => ({
      data: await save(context, (one) => startExperiment(one, params.id, body, context.locale)),
    }),
    endExperiment: async ({ params, body }, context) => ({
      data: await save(context, (one) => endExperiment(one, params.id, body.outcome)),
    }),

    findOutdatedTexts: async ({ params }, context) => ({
      data: await findOutdatedTexts(db, ownSite(context, params.id).id),
    }),
    confirmTranslation: async ({ params, body }, context) => {
      const { id } = ownSite(context, params.id);
      await save(context, (one) => confirmTranslation(one, body));
      return { data: await findOutdatedTexts(db, id) };
    },

    findPageForwards: async ({ params, query }, context) => {
      const isDeleted = query['match[deleted]'] === 'set';
      const asked = { ...query, isDeleted, now: clock.now() };
      const { data, total } = await findPageForwards(db, ownSite(context, params.id).id, asked);
      return { data, meta: pageMeta(total, query) };
    },
    deletePageForward: ({ params }, context) =>
      save(context, (one) => deletePageForward(one, params.id)).then(nothing),
    restorePageForward: ({ params }, context) =>
      save(context, (one) => restorePageForward(one, params.id, context.locale)).then(nothing),

    findSiteHosts: async ({ params }, context) => ({
      data: await findSiteHosts(db, ownSite(context, params.id).id),
    }),
    findDeletedSiteHosts: async ({ params }, context) => ({
      data: await findDeletedHosts(db, ownSite(context, params.id).id, clock.now()),
    }),
    addSiteHost: async ({ params, body }, context) => ({
      data: await onHosts(context, params.id, ({ tx, siteId, now }) =>
        addSiteHost(tx, siteId, body.host, now),
      ),
    }),
    verifySiteHost: async ({ params, body }, context) => {
      const { id } = ownSite(context, params.id);
      await sayingHost(context.locale, () => checkRecord(db, id, body.host, txtRecords));
      return {
        data: await onHosts(context, id, ({ tx, siteId }) => giveSiteHost(tx, siteId, body.host)),
      };
    },
    chooseMainHost: async ({ params, body }, context) => ({
      data: await onHosts(context, params.id, ({ tx, siteId }) =>
        chooseMainHost(tx, siteId, body.host, body.origin),
      ),
    }),
    removeSiteHost: ({ params, body }, context) =>
      onHosts(context, params.id, ({ tx, siteId, now }) => removeSiteHost(tx, siteId, body.host, now)).then(
        nothing,
      ),
    restoreSiteHost: async ({ params, body }, context) => ({
      data: await onHosts(context, params.id, ({ tx, siteId, now }) =>
        restoreSiteHost(tx, siteId, body.host, now),
      ),
    }),

    createBlock: async ({ body }, context) => {
      const of = { own: scope(context).site.defaultLocale, locale: context.locale };
      return { data: await onPage(context, body.page_id, (one) => createBlock(one, body, of)) };
    },
    updateBlock: async ({ params, body }, context) => ({
      data: await onBlock(context, params.id, async (one) => {
        const { id, pageId } = await updateBlock(one, params.id, body);
        return readBlock(one, id, pageId);
      }),
    }),
    orderBlocks: ({ body }, context) =>
      onPage(context, body[0]?.page_id ?? 0, (one) => orderBlocks(one, body)).then(nothing),
    deleteBlock: ({ params, query }, context) =>
      onBlock(context, params.id, (one) => deleteBlock(one, params.id, query.page_id)).then(nothing),
    restoreBlock: async ({ params, body }, context) => ({
      data: await onPage(context, body.page_id, (one) => restoreBlock(one, params.id, body)),
    }),
    createBlockSettings: async ({ body }, context) => ({
      data: await onBlock(context, body.block_id, (one) =>
        saveBlockSettings(one, undefined, body, context.locale),
      ),
    }),
    updateBlockSettings: async ({ params, body }, context) => ({
      data: await onBlock(context, body.block_id, (one) =>
        saveBlockSettings(one, params.id, body, context.locale),
      ),
    }),
    deleteBlockSettings: ({ params, query }, context) =>
      save(context, (one) => deleteBlockLanguage(one, params.id, query.revision)).then(nothing),

    findPresets: async ({ params }, context) => ({
      data: await findPresets(db, ownSite(context, params.siteId).id),
    }),
    createPreset: async ({ params, body }, context) => {
      ownSite(context, params.siteId);
      return { data: await save(context, (one) => createPreset(one, body)) };
    },
    renamePreset: ({ params, body }, context) =>
      save(context, (one) => renamePreset(one, params.id, body, context.locale)).then(nothing),
    deletePreset: ({ params }, context) =>
      save(context, (one) => changePreset(one, params.id, { deletedAt: one.now })).then(nothing),
    restorePreset: ({ params }, context) =>
      save(context, (one) => changePreset(one, params.id, { deletedAt: null })).then(nothing),

    findPageRevisions: async ({ params, query }, context) => {
      const { data, total } = await findRevisions(db, scope(context).site.id, params.id, query);
      return { data, meta: pageMeta(total, query) };
    },
    namePageRevision: ({ params, body }, context) =>
      nameRevision(db, scope(context).site.id, {
        id: params.id,
        name: body.name.trim(),
        was: body.was,
        locale: context.locale,
      }).then(nothing),
  };
}

const nothing = (): undefined => undefined;
