import type { IncomingHttpHeaders } from 'node:http';
import { parse } from 'node:querystring';
import { contract } from '@boardwright/api-client/contract';
import fastifyHelmet from '@fastify/helmet';
import fastifyMultipart from '@fastify/multipart';
import fastifyRateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { accountPorts } from './account-ports.ts';
import { applyHandlers } from './applications/apply/apply.handlers.ts';
import { quotesHandlers } from './shop/quotes/quotes.handlers.ts';
import { runPayments } from './shop/run-payments.ts';
import type { Deps } from './platform/deps.ts';
import { HttpError } from './platform/http/http-error.ts';
import { addDocs } from './platform/http/docs.ts';
import { addEtags } from './platform/http/etags.ts';
import { type ClosingPace, endConnections } from './platform/http/end-connections.ts';
import { addHealth } from './platform/http/health.ts';
import { uploadLimit } from './platform/http/incoming-file.ts';
import { mount } from './platform/http/mount.ts';
import { addOutbox } from './platform/http/outbox.ts';
import { addPublicFiles } from './platform/http/public-files.ts';
import { replyError } from './platform/http/reply-error.ts';
import type { Plugin } from './platform/plugins/plugin.ts';
import { documentedEndpoints, mountPlugins } from './platform/plugins/run-plugins.ts';
import { compileSerialiser } from './platform/http/serialise.ts';
import { compileValidator } from './platform/http/validate.ts';
import { accountHandlers } from './people/account/account.handlers.ts';
import { peopleHandlers } from './people/admin/people.handlers.ts';
import { listViewsHandlers } from './people/list-views/list-views.handlers.ts';
import { teamHandlers } from './people/team/team.handlers.ts';
import { titleOf } from './people/team/titles.ts';
import { adminApplicationsHandlers } from './applications/admin/admin-applications.handlers.ts';
import { applicantsHandlers } from './applications/applicants.handlers.ts';
import { applicationsHandlers } from './applications/applications.handlers.ts';
import { clientHandlers } from './people/client/client.handlers.ts';
import { companiesHandlers } from './companies/companies.handlers.ts';
import { adminJobsHandlers } from './jobs/admin/admin-jobs.handlers.ts';
import { employerJobsHandlers } from './jobs/employer/employer-jobs.handlers.ts';
import { favouritesHandlers } from './favourites/favourites.handlers.ts';
import { feedsHandlers } from './feeds/endpoints/feeds.handlers.ts';
import { filesHandlers } from './files/files.handlers.ts';
import { mediaHandlers } from './media/media.handlers.ts';
import { hostsHandlers } from './site/hosts/hosts.handlers.ts';
import { jobAlertsHandlers } from './alerts/job-alerts.handlers.ts';
import { jobReportsHandlers } from './jobs/reports/reports.handlers.ts';
import { jobsHandlers } from './jobs/public/jobs.handlers.ts';
import { mpHandlers } from './multiposter/mp.handlers.ts';
import { multiposterHandlers } from './multiposter/multiposter.handlers.ts';
import { newslettersHandlers } from './newsletters/newsletters.handlers.ts';
import { organisationsHandlers } from './organisations/organisations.handlers.ts';
import { resumesHandlers } from './resumes/own/resumes.handlers.ts';
import { candidatesHandlers } from './resumes/search/candidates.handlers.ts';
import { relationsHandlers } from './resumes/relations/relations.handlers.ts';
import { ordersHandlers } from './shop/orders.handlers.ts';
import { forwardRulesHandlers } from './site/forward-rules/forward-rules.handlers.ts';
import { articlesHandlers } from './site/articles/articles.handlers.ts';
import { mailLogHandlers } from './mailing/mail-log.handlers.ts';
import { mailTextsHandlers } from './mailing/mail-texts.handlers.ts';
import { landingPagesHandlers } from './site/landing-pages/landing-pages.handlers.ts';
import { legalHandlers } from './site/legal/legal.handlers.ts';
import { overviewHandlers } from './site/overview/overview.handlers.ts';
import { placeholdersHandlers } from './site/placeholders/placeholders.handlers.ts';
import { segmentsHandlers } from './site/segments/segments.handlers.ts';
import { sitesHandlers } from './site/sites/sites.handlers.ts';
import { setupHandlers } from './site/setup/setup.handlers.ts';
import { shopHandlers } from './shop/shop.handlers.ts';
import { addTestPaymentPage } from './shop/test-payment-page.ts';
import { addWebhooks } from './shop/webhooks.ts';
import { commentsHandlers } from './site/comments/comments.handlers.ts';
import { siteBuilderHandlers } from './site/builder/site-builder.handlers.ts';
import { siteContentHandlers } from './site/content/site-content.handlers.ts';

/** Milliseconds a call may take (specification §9). */
const usualLimit = 10_000;

/** The head of a request is short: who sends it by the byte only holds a connection. */
const usualHeads = { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 };

export interface AppOptions {
  readonly logger?: FastifyServerOptions['logger'];
  /** Whose `X-Forwarded-For` is believed: addresses or ranges of the proxies in front. */
  readonly trustProxy?: string[];
  /** Milliseconds a call may take; those of the specification unless others are given. */
  readonly callLimit?: number;
  /** Milliseconds a request's head may take, and between looks for such ones. */
  readonly slowHeads?: { readonly headersTimeout: number; readonly connectionsCheckingInterval: number };
  /** What is added from outside; looked at before. */
  readonly plugins?: readonly Plugin[];
  /** How long what is half sent is waited for at the end. */
  readonly closingPace?: ClosingPace;
}

/** §7 writes `sort=+created_at` and `order=+created_at`, where the plus is meant, while in a query it would stand for a space. */
function readQuery(query: string): ReturnType<typeof parse> {
  return parse(query.replaceAll(/(^|&)(sort|order)=\+/g, '$1$2=%2B'));
}

/** The caller's own name for its call, if it is a decent one. */
function requestId({ headers }: { readonly headers: IncomingHttpHeaders }): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w.:-]{1,80}$/.test(given) ? given : crypto.randomUUID();
}

/** Mail programs unsubscribe with a form of one field that says nothing (RFC 8058): what stands in it is not read. */
function acceptEmptyForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, _body, done) => done(null, undefined),
  );
}

/** A link's `ping` (HTML) posts one word of its own, which is not read. */
function acceptPings(app: FastifyInstance): void {
  app.addContentTypeParser('text/ping', { parseAs: 'string' }, (_request, _body, done) =>
    done(null, undefined),
  );
}

async function addPlugins(app: FastifyInstance): Promise<void> {
  await app.register(fastifyHelmet, {
    // The API's answers are data: nothing in them may run, whatever a browser makes of them.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginResourcePolicy: { policy: 'same-site' },
    // Whether all of a domain speaks HTTPS is for the proxy in front to say.
    strictTransportSecurity: false,
  });
  await app.register(fastifyMultipart, {
    limits: { fileSize: uploadLimit, files: 1, fields: 10, fieldSize: 2000, headerPairs: 50 },
  });
  await app.register(fastifyRateLimit, {
    global: false,
    errorResponseBuilder: () => new HttpError('tooManyRequests'),
  });
}

/**
 * The API as a Fastify instance that listens to nothing yet: to be given a port, mounted in another server by its
 * `routing`, or asked with `inject`.
 * @throws PluginError for a plugin that cannot answer its endpoints
 */
export async function createApp(
  given: Deps,
  {
    logger = false,
    trustProxy,
    callLimit = usualLimit,
    slowHeads = usualHeads,
    plugins = [],
    closingPace,
  }: AppOptions = {},
): Promise<FastifyInstance> {
  const deps: Deps = { ...given, titleOf };
  const app = Fastify({
    logger,
    trustProxy: trustProxy ?? ['loopback'],
    handlerTimeout: callLimit,
    requestTimeout: 60_000,
    http: slowHeads,
    genReqId: requestId,
    routerOptions: { maxParamLength: 300, querystringParser: readQuery },
    frameworkErrors: (error, request, reply) => void replyError(error, request, reply),
  });
  endConnections(app, closingPace);
  app.decorateRequest('locale', null);
  app.decorateRequest('context', null);
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(compileSerialiser);
  app.setErrorHandler(replyError);
  app.setNotFoundHandler((request, reply) => replyError(new HttpError('notFound'), request, reply));
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  await addPlugins(app);
  addEtags(app);

  mount(app, 'hosts', contract.hosts, hostsHandlers(deps), deps);
  mount(app, 'jobs', contract.jobs, { ...jobsHandlers(deps), ...applyHandlers(deps) }, deps);
  mount(app, 'jobReports', contract.jobReports, jobReportsHandlers(deps), deps);
  mount(app, 'people', contract.people, peopleHandlers({ ...deps, ports: accountPorts(deps) }), deps);
  mount(app, 'adminApplications', contract.adminApplications, adminApplicationsHandlers(deps), deps);
  mount(app, 'companies', contract.companies, companiesHandlers({ ...deps, runPayments }), deps);
  mount(app, 'employerJobs', contract.employerJobs, employerJobsHandlers({ ...deps, runPayments }), deps);
  mount(app, 'adminJobs', contract.adminJobs, adminJobsHandlers({ ...deps, runPayments }), deps);
  mount(app, 'account', contract.account, accountHandlers(deps, accountPorts(deps)), deps);
  mount(app, 'clients', contract.clients, clientHandlers(deps), deps);
  mount(app, 'organisations', contract.organisations, organisationsHandlers(deps), deps);
  mount(app, 'multiposter', contract.multiposter, multiposterHandlers(deps), deps);
  mount(app, 'mp', contract.mp, mpHandlers({ ...deps, runPayments }), deps);
  mount(app, 'feeds', contract.feeds, feedsHandlers(deps), deps);
  mount(app, 'favourites', contract.favourites, favouritesHandlers(deps), deps);
  await app.register(async (inner) => {
    acceptEmptyForms(inner);
    mount(inner, 'jobAlerts', contract.jobAlerts, jobAlertsHandlers(deps), deps);
    mount(inner, 'newsletters', contract.newsletters, newslettersHandlers(deps), deps);
  });
  mount(app, 'applications', contract.applications, applicationsHandlers(deps), deps);
  mount(app, 'applicants', contract.applicants, applicantsHandlers(deps), deps);
  mount(app, 'candidates', contract.candidates, candidatesHandlers(deps), deps);
  mount(app, 'relations', contract.relations, relationsHandlers(deps), deps);
  mount(app, 'files', contract.files, filesHandlers(deps), deps);
  mount(app, 'media', contract.media, mediaHandlers(deps), deps);
  mount(app, 'resumes', contract.resumes, resumesHandlers(deps), deps);
  mount(app, 'orders', contract.orders, ordersHandlers(deps), deps);
  mount(app, 'quotes', contract.quotes, quotesHandlers(deps), deps);
  await app.register(async (inner) => {
    acceptPings(inner);
    mount(inner, 'shop', contract.shop, shopHandlers(deps), deps);
  });
  mount(app, 'articles', contract.articles, articlesHandlers(deps), deps);
  mount(app, 'landingPages', contract.landingPages, landingPagesHandlers(deps), deps);
  mount(app, 'overview', contract.overview, overviewHandlers(deps), deps);
  mount(app, 'segments', contract.segments, segmentsHandlers(deps), deps);
  mount(app, 'forwardRules', contract.forwardRules, forwardRulesHandlers(deps), deps);
  mount(app, 'legal', contract.legal, legalHandlers(deps), deps);
  mount(app, 'placeholders', contract.placeholders, placeholdersHandlers(deps), deps);
  mount(app, 'mailTexts', contract.mailTexts, mailTextsHandlers(deps), deps);
  mount(app, 'mailLog', contract.mailLog, mailLogHandlers(deps), deps);
  mount(app, 'siteContent', contract.siteContent, siteContentHandlers(deps), deps);
  mount(app, 'comments', contract.comments, commentsHandlers(deps), deps);
  mount(app, 'siteBuilder', contract.siteBuilder, siteBuilderHandlers(deps), deps);
  mount(app, 'sites', contract.sites, sitesHandlers(deps), deps);
  mount(app, 'setup', contract.setup, setupHandlers(deps), deps);
  mount(app, 'team', contract.team, teamHandlers(deps, accountPorts(deps)), deps);
  mount(app, 'listViews', contract.listViews, listViewsHandlers(deps), deps);
  mountPlugins(app, plugins, deps);

  addPublicFiles(app, deps);
  addHealth(app, deps);
  addOutbox(app, deps);
  addWebhooks(app, deps);
  addTestPaymentPage(app, deps);
  await addDocs(app, documentedEndpoints(plugins));
  await app.ready();
  return app;
}
