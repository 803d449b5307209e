import type { Contract } from '@boardwright/api-client/contract';
import type { Deps } from '../../platform/deps.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { type RequestContext, scope, scopedBoard } from '../../platform/http/context.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { rememberPlaces } from '../../jobs/public/remembered-places.ts';
import { presentArticle } from '../articles/public-articles.present.ts';
import { findArticle, findArticles } from '../articles/public-articles.queries.ts';
import { readConfiguration } from './configuration.ts';
import { createFeedReader } from './feed/read-feed.ts';
import { countForward, countMissing } from '../forward-rules/count-hits.ts';
import { findForward } from '../forward-rules/find-forward.ts';
import { forwardPath } from '../forward-rules/rule-paths.ts';
import { dayOf, timeZoneOf } from '../../platform/site-calendar.ts';
import { countVisits } from '../landing-pages/count-visits.ts';
import {
  findLandingPage,
  findLandingPages,
  presentDetails,
  presentLandingPage,
} from '../landing-pages/public-landing-pages.ts';
import { findPreview, presentPreview } from '../../platform/http/preview-tokens.ts';
import { countPreview } from '../builder/preview-links.ts';
import { pageMeta } from '../../platform/http/page-meta.ts';
import {
  presentOrganisation,
  presentOrganisationDetails,
} from '../../organisations/public-organisations.present.ts';
import {
  findOrganisation,
  findOrganisations,
  type OrganisationQuery,
} from '../../organisations/public-organisations.queries.ts';
import { readSite } from './read-site.ts';
import { sendContact } from './send-contact.ts';
import { locatePlaces } from './locate-places.ts';
import { suggestPlaces } from './suggest-places.ts';
import {
  withDefaultFocalPoints,
  withFocalPoint,
  withFocalPoints,
  withOwnFocalPoints,
} from './with-focal-points.ts';

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new HttpError('notFound');
  return value;
}

/** Specification §7 'Site content', the part that visitors' pages read. */
export function siteContentHandlers(deps: Deps): Handlers<Contract['siteContent']> {
  const { db, clock, geo } = deps;
  const readFeed = createFeedReader();
  const counting = { ...deps, geo: rememberPlaces(geo) };

  async function listOrganisations(context: RequestContext, query: OrganisationQuery) {
    const tenant = scope(context);
    const { site, board } = tenant;
    const { rows, total } = await findOrganisations(db, board.id, query, clock.now());
    const organisations = rows.map((row) => presentOrganisation(row, context.locale, site.defaultLocale));
    const data = await withFocalPoints(db, tenant, 'header', organisations);
    return { data, meta: pageMeta(total, query) };
  }

  return {
    readConfiguration: async (_call, context) => ({
      data: await readConfiguration(deps, scope(context), context.locale),
    }),

    readSite: async ({ params, query }, context) => {
      const site = await readSite(deps, context, params.id, query.locale, query.state);
      return { data: await withDefaultFocalPoints(db, scope(context), site) };
    },

    openPreviewLink: async ({ body }, context) => {
      const now = clock.now();
      const preview = await findPreview(db, body.token, scope(context), now);
      if (!preview) throw new HttpError('previewEnded');
      if (!body.robot) await countPreview(db, preview.linkId, now);
      return { data: presentPreview(preview) };
    },

    readOrganisation: async ({ params, query }, context) => {
      const { site, board } = scope(context);
      const row = found(await findOrganisation(db, board.id, params.id, clock.now()));
      const wanted = query.with?.split(',') ?? [];
      const organisation = presentOrganisationDetails(row, context.locale, site.defaultLocale, wanted);
      return { data: await withOwnFocalPoints(db, scope(context), organisation) };
    },

    findOrganisations: ({ query }, context) =>
      listOrganisations(context, { ...query, premium: query['match[premium]'], onlyWithJobs: false }),

    findBoardOrganisations: ({ params, query }, context) => {
      scopedBoard(context, params.id);
      return listOrganisations(context, { ...query, premium: query['match[premium]'], onlyWithJobs: true });
    },

    findArticles: async ({ query }, context) => {
      const { board } = scope(context);
      const oldestFirst = query.sort === 'created_at' || query.sort === '+created_at';
      const asked = { ...query, locale: query.locale ?? context.locale, oldestFirst };
      const { rows, total } = await findArticles(db, board.id, clock.now(), asked);
      const list = rows.map((row) => presentArticle(row));
      const data = await withFocalPoints(db, scope(context), 'image', list);
      return { data, meta: pageMeta(total, query) };
    },

    readArticle: async ({ params }, context) => {
      const row = found(await findArticle(db, scope(context).board.id, clock.now(), params.slug));
      return { data: await withFocalPoint(db, scope(context), 'image', presentArticle(row, row.text)) };
    },

    readFeed: async ({ query }) => ({ data: await readFeed(query) }),

    findForward: async ({ params, query }, context) => {
      const board = scopedBoard(context, params.id);
      const { site } = scope(context);
      const forward = await findForward(db, site, board.id, query.url);
      const day = dayOf(clock.now(), timeZoneOf(site.settings));
      if (!query.robot && context.isImpersonated !== true && !context.preview) {
        if (!forward) await countMissing(db, board.id, forwardPath(query.url), day);
        else if (forward.rule !== undefined) await countForward(db, forward.rule, day);
      }
      const { url, status } = found(forward);
      return { data: { url, status } };
    },

    findLandingPages: async ({ params, query }, context) => {
      const board = scopedBoard(context, params.id);
      const asked = { ...query, locale: query['match[locale]'] ?? context.locale };
      const { rows, total } = await findLandingPages(db, board.id, clock.now(), asked);
      const pages = await Promise.all(rows.map((row) => presentLandingPage(counting, scope(context), row)));
      const data = await withFocalPoints(db, scope(context), 'image', pages);
      return { data, meta: pageMeta(total, query) };
    },

    readLandingPage: async ({ params }, context) => {
      const tenant = scope(context);
      const row = found(await findLandingPage(db, tenant.board.id, clock.now(), params.slug));
      const page = await presentDetails(counting, tenant, row);
      return { data: await withFocalPoint(db, tenant, 'image', page) };
    },

    countVisits: async ({ body }) => {
      await countVisits(deps, body);
      return undefined;
    },

    sendContact: async ({ params, body }, context) => {
      scopedBoard(context, params.id);
      await sendContact(deps, context, scope(context), body);
      return { data: { sent: true } };
    },

    findPlaces: async ({ query }, context) => {
      const countries = query.countries?.split(',') ?? context.tenant?.board.countries ?? [];
      return { data: await suggestPlaces(geo, query, countries, context.locale) };
    },
    locatePlaces: async ({ query }, context) => ({
      data: [...locatePlaces(geo, query.names, context.tenant?.board.countries ?? [])],
    }),
  };
}
