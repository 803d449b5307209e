import type { Contract } from '@boardwright/api-client/contract';
import { isLocale } from '@boardwright/messages';
import { rememberPlaces } from '../../jobs/public/remembered-places.ts';
import type { Deps } from '../../platform/deps.ts';
import { type RequestContext, scope } from '../../platform/http/context.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { countedMeta } from '../../platform/http/page-meta.ts';
import { countJobs } from './count-jobs.ts';
import { findFrequentSearches } from './frequent-searches.ts';
import { tidyQuery } from './landing-page-form.ts';
import type { LandingPageRow } from './landing-page-state.ts';
import { presentStored, presentSummaries } from './landing-pages.present.ts';
import { findAllLandingPages, findStored } from './landing-pages.queries.ts';
import {
  createLandingPage,
  deleteLandingPage,
  restoreLandingPage,
  updateLandingPage,
} from './save-landing-page.ts';

/** What an admin does with the landing pages of a board (specification §3 'Landing page'). */
export function landingPagesHandlers(
  all: Pick<Deps, 'db' | 'clock' | 'search' | 'geo'>,
): Handlers<Contract['landingPages']> {
  const deps = { ...all, geo: rememberPlaces(all.geo) };
  const { db, clock } = deps;
  const present = async (context: RequestContext, row: LandingPageRow) => ({
    data: await presentStored(deps, scope(context), row),
  });
  return {
    findAllLandingPages: async ({ query }, context) => {
      const tenant = scope(context);
      const { rows, total } = await findAllLandingPages(db, tenant.board.id, clock.now(), query);
      return { data: await presentSummaries(deps, tenant, rows), meta: countedMeta(total, query) };
    },
    readStoredLandingPage: async ({ params }, context) => {
      const row = await findStored(db, scope(context).board.id, params.id);
      if (!row) throw new HttpError('notFound');
      return present(context, row);
    },
    createLandingPage: async ({ body }, context) =>
      present(context, await createLandingPage(deps, context, body)),
    updateLandingPage: async ({ params, body }, context) =>
      present(context, await updateLandingPage(deps, context, params.id, body)),
    deleteLandingPage: async ({ params }, context) => {
      await deleteLandingPage(deps, context, params.id);
      return undefined;
    },
    restoreLandingPage: async ({ params }, context) =>
      present(context, await restoreLandingPage(deps, context, params.id)),
    countLandingSearch: async ({ body: { locale, query } }, context) => {
      const language = isLocale(locale) ? locale : 'en';
      return { data: { jobs_count: await countJobs(deps, scope(context), language, tidyQuery(query)) } };
    },
    findFrequentSearches: async ({ query }, context) => ({
      data: await findFrequentSearches(deps, scope(context), query),
    }),
  };
}
