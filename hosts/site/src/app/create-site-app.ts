import { createClient, type Client } from '@boardwright/api-client';
import {
  actionField,
  favouriteAddress,
  internalPath,
  isDevLikeHost,
  isSystemPath,
  PageError,
  redirectFor,
  serverErrorText,
  siteHostOf,
  splitPath,
  type ActionResult,
  type SystemView,
  throughMiddlewares,
  withoutEmployerToken,
} from '@boardwright/engine';
import {
  respondWithPage,
  type Failures,
  jsonResponse,
  redirectResponse,
  type Session,
  type SiteAppOptions,
} from './responses.ts';
import type { AppResponse, AppRequest, CookieChange } from './app-types.ts';
import { canvasField } from '../canvas/canvas-types.ts';
import { respondToCanvas } from './respond-to-canvas.ts';
import { respondToConsent } from './respond-to-consent.ts';
import { requestOnce } from './request-once.ts';
import { counted, eventsBefore, expiredEvents, laterEvents, withEvents } from './events.ts';
import { respondToFavourite, applyIntent } from './favourites.ts';
import { enterSite, tokensInside, type Entry } from './enter-site.ts';
import { findCanvasAddress } from './find-canvas-address.ts';
import { failed, failure, refusal, retryAfter } from './failures.ts';
import { isAway } from './is-away.ts';
import {
  renderWholePage,
  findPage,
  forwardOf,
  framePage,
  notFoundPage,
  type FoundPage,
  type PageRequest,
} from './handle-page.ts';
import { guardedRequest, middlewaresOf } from './guarded-request.ts';
import { runAction } from './handle-post.ts';
import { consentCookie, consentState } from './consent-state.ts';
import { consentTabs } from './cookie-scripts.ts';
import { readForm } from './read-form.ts';
import { ReadQuery } from './read-query.ts';
import { respondToIcon } from './site-icon.ts';
import { robotsTxt, sitemap } from './seo.ts';
import { openSiteGate } from './site-gate.ts';
import { createSiteStore, type SiteStore } from './site-store.ts';
import {
  reportTrials,
  reportViews,
  reportVisits,
  type CountedTrials,
  type CountedViews,
  type CountedVisits,
} from './report-views.ts';
import { unknownHostView } from './unknown-host.ts';
import { impersonatedVisitor } from './impersonation.ts';
import { respondToPreview } from './preview.ts';
import { isReadOnly, tokensOf, type VisitTokens } from './visit-tokens.ts';
import { canvasVisitor, knownVisitor, type KnownVisitor } from './visitor.ts';
import { callerHeaders } from './caller-headers.ts';
import { respondToImpersonation } from './respond-to-impersonation.ts';
import { respondToMailedLink } from './mailed-links.ts';
import { respondToNewsletterLink } from './newsletter-links.ts';
import { endSessions, logOut, visitorSession } from './visitor-session.ts';
import { visitorsLanguage } from './visitors-language.ts';

export interface SiteApp {
  readonly handle: (request: AppRequest) => Promise<AppResponse>;
  /** The answer to a request that the server could not take, as an error page of the site: 403, 405, 413 … */
  readonly refuse: (request: AppRequest, status: number) => Promise<AppResponse>;
  /** What the canvas will ask for at an address of the editor. @throws where the site cannot be read */
  readonly canvasAddress: (request: AppRequest) => Promise<string | undefined>;
  /** Tells the API how often jobs were seen. @throws ApiError */
  readonly reportViews: (views: CountedViews) => Promise<void>;
  /** Tells it how often landing pages were seen, and what was searched for. @throws ApiError */
  readonly reportVisits: (visits: CountedVisits) => Promise<void>;
  /** Tells it what visitors of experiments did. */
  readonly reportTrials: (trials: CountedTrials) => Promise<void>;
  /** Forgets what it knew of every site: content changed. */
  readonly purge: () => void;
}

/** A choice of cookies by which nothing runs that asks for one. */
const nothingAccepted = 'some:';

/** Milliseconds for all loads of a page together (specification §9 'Request timeout'). */
const pageTimeout = 10_000;

/** The site as a function from request to answer: no socket, no clock and no file of its own. */
export function createSiteApp(options: SiteAppOptions): SiteApp {
  const store = createSiteStore(options);
  const notice = async (request: AppRequest, work: Promise<AppResponse>): Promise<AppResponse> => {
    try {
      return await work;
    } catch (error) {
      return withoutSite(request, error, options);
    }
  };
  return {
    purge: store.purge,
    reportViews: (views) => reportViews(options, views),
    reportVisits: (visits) => reportVisits(options, visits),
    reportTrials: (trials) => reportTrials(options, trials),
    canvasAddress: (request) => findCanvasAddress(request, options, store),
    handle: (request) => notice(request, handle(request, options, store)),
    refuse: (request, status) => notice(request, refuse(request, status, options, store)),
  };
}

/**
 * Not even the site could be read: its visitor gets a page without one that says so (specification §8 'Server error').
 */
async function withoutSite(
  request: AppRequest,
  error: unknown,
  options: SiteAppOptions,
): Promise<AppResponse> {
  options.onLog('Page Error', error);
  const message = serverErrorText(error);
  try {
    const session = await openSession(request, options, request.host, noTokens, undefined);
    return await failure(session, options, error);
  } catch (cause) {
    // Policy: what cannot be drawn at all is said in words.
    options.onLog('Page Error', cause);
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
    return {
      status: isAway(error) ? 503 : 500,
      headers: isAway(error) ? { ...headers, 'retry-after': retryAfter } : headers,
      cookies: [],
      body: message,
      cacheable: false,
    };
  }
}

const noTokens = tokensOf({ url: new URL('http://site.invalid'), cookies: {} }, 0);

async function refuse(
  request: AppRequest,
  status: number,
  options: SiteAppOptions,
  store: SiteStore,
): Promise<AppResponse> {
  const host = siteHostOf(request.host, request.cookies['dev-host']);
  const tokens = tokensOf(request, options.now().getTime());
  const entry = await enterSite(store, host, tokens, false);
  return refusal(await openSession(request, options, host, tokens, entry), options, status);
}

async function handle(request: AppRequest, options: SiteAppOptions, store: SiteStore): Promise<AppResponse> {
  const override = request.url.searchParams.get('host') ?? request.cookies['dev-host'];
  const host = siteHostOf(request.host, override);
  const tokens = tokensOf(request, options.now().getTime());
  const isCanvas = request.url.searchParams.get('layout') === 'editor';
  const entry = await enterSite(store, host, tokens, isCanvas);
  const session = await openSession(request, options, host, tokens, entry);
  const rendered = await route(session, options, entry).catch((error: unknown) =>
    failed(session, options, error),
  );
  // A list that is empty because nobody could be asked is no list: visitors and search engines get an error.
  const answer =
    session.failures.away && request.method !== 'POST' && (rendered.status === 200 || rendered.status >= 500)
      ? await failure(session, options, session.failures.away)
      : rendered;
  await endSessions(session, options, host);
  const isSet = (name: string) => answer.cookies.some((cookie) => cookie.name === name);
  const changes = [
    ...answer.cookies,
    // What the answer itself says of a cookie is newer.
    ...tokens.changes().filter(({ name }) => !isSet(name)),
    ...hostChoice(request, host),
  ];
  return {
    ...answer,
    ...(isReadOnly(session) && { headers: { ...answer.headers, 'cache-control': 'private, no-store' } }),
    cookies: changes,
    cacheable:
      answer.cacheable &&
      !session.failures.any &&
      changes.length === 0 &&
      session.page.who.visitor === 'guest' &&
      isEverybodys(session.page),
  };
}

/** Whether all that was asked for makes the page: what nothing on it reads, and ids of no tab, have no end. */
function isEverybodys({ query, view, consent }: PageRequest): boolean {
  const tabs = new Set(consentTabs(view).map(({ id }) => id));
  return query.isReadWhole && consentState(consent).accepted.every((id) => tabs.has(id));
}

/** `?host=` on a dev-like host is remembered while the browser is open, so that links stay on the chosen site. */
function hostChoice({ url, host }: AppRequest, chosen: string): readonly CookieChange[] {
  const asked = url.searchParams.get('host');
  if (asked === null || !isDevLikeHost(host)) return [];
  return siteHostOf(host, asked) === chosen && asked !== ''
    ? [{ name: 'dev-host', value: chosen }]
    : [{ name: 'dev-host', value: undefined }];
}

async function visitorOf(api: Client, tokens: VisitTokens): Promise<KnownVisitor> {
  const preview = tokens.preview();
  if (preview === 'over') return { visitor: 'guest' };
  if (preview) return { visitor: preview.visitor, isExample: true };
  return tokens.impersonated() === undefined ? knownVisitor(api, tokens) : impersonatedVisitor(api, tokens);
}

async function openSession(
  request: AppRequest,
  options: SiteAppOptions,
  host: string,
  tokens: VisitTokens,
  entry: Entry | undefined,
): Promise<Session> {
  const { url } = request;
  const base = entry?.base;
  const locale = base
    ? splitPath(url.pathname, base.settings.default_language, base.locales).locale
    : visitorsLanguage(request.languages);
  const view = base && locale !== base.locale ? await entry.view(locale) : base;
  const failures: Failures = { any: false, away: undefined };
  const api: Client = createClient({
    send: requestOnce((call) =>
      options.send({ ...call, headers: { ...call.headers, ...callerHeaders(request, call.url) } }),
    ),
    baseUrl: options.apiUrl,
    locale: () => locale,
    siteHost: () => host,
    tokens: tokensInside(tokens, entry?.key),
    // What a visitor asked wrongly was answered; only what failed is news to the operator.
    onLog: ({ name, error }) => {
      if (error.status !== 0 && error.status < 500) return;
      failures.any = true;
      if (isAway(error)) failures.away ??= error;
      options.onLog(name, error);
    },
  });
  const who =
    canvasVisitor(url, tokens) ?? (base ? await visitorOf(api, tokens) : { visitor: 'guest' as const });
  const page: PageRequest = {
    view: view ?? unknownHostView(host, locale),
    api,
    url,
    query: new ReadQuery(url.searchParams),
    now: options.now(),
    who,
    // Nobody is counted by what others have on the page either.
    consent: entry?.key === 'preview' ? nothingAccepted : request.cookies[consentCookie],
    signal: AbortSignal.timeout(pageTimeout),
    splitBy:
      isReadOnly({ tokens }) ||
      tokens.read('admin') !== undefined ||
      url.searchParams.get('layout') === 'editor'
        ? undefined
        : { visitor: request.visitorOfDay },
  };
  return { request, tokens, page, failures };
}

async function route(
  session: Session,
  options: SiteAppOptions,
  entry: Entry | undefined,
): Promise<AppResponse> {
  const { request, page } = session;
  const { url } = request;
  const base = entry?.base;
  const state = base && {
    status: base.site.status,
    passwordEnabled: base.settings.site_password_enabled,
    adminLooking: entry.key === 'admin' || entry.key === 'preview',
  };
  const impersonated = base && (await respondToImpersonation(session, options));
  if (impersonated) return impersonated;
  const previewed = base && (await respondToPreview(session, options));
  if (previewed) return previewed;
  const employerToken = url.searchParams.get('employer_token');
  if (base && employerToken && !isReadOnly(session))
    return answerEmployerToken(session, options, employerToken);
  const linked =
    base &&
    ((await respondToMailedLink(session, options)) ?? (await respondToNewsletterLink(session, options)));
  if (linked) return linked;
  if (base && url.pathname === '/log-out' && request.method === 'POST') return logOut(session);
  if (base && url.pathname === '/robots.txt') return robotsTxt(base, url.origin);
  const icon = respondToIcon(page.view, url.pathname);
  if (icon) return icon;
  const language = { locale: page.view.locale, defaultLocale: page.view.settings.default_language };
  if (base && url.pathname === favouriteAddress(language) && request.method === 'POST')
    return respondToFavourite(session, options.now());
  if (base && url.pathname === '/consent' && request.method === 'POST')
    return respondToConsent(request, base, options.now());
  if (base && url.pathname === '/site-auth' && request.method === 'POST') {
    return openSiteGate(session, (message, next) =>
      respondWithPage(session, options, framePage(page, { system: { kind: 'site-auth', message, next } })),
    );
  }
  const redirect = redirectFor(
    { path: url.pathname, query: url.searchParams, hasSiteToken: entry?.key === 'site' },
    state,
  );
  if (redirect) return redirectResponse(redirect.to, redirect.status);
  if (base && /^\/sitemap[^/]*\.xml$/.test(url.pathname)) return sitemap(page, url, entry.view);
  if (isSystemPath(url.pathname) && url.pathname !== '/test-page') {
    const system: SystemView = {
      kind: url.pathname.slice(1) as SystemView['kind'],
      next: internalPath(url.searchParams.get('next')),
    };
    return respondWithPage(session, options, framePage(page, { system }));
  }
  return answerAddress(session, options);
}

/**
 * A link that logs in an employer (§2). While somebody else is logged in it asks first: a link must not make a person go
 * on, unseen, in the account of whoever sent it.
 */
async function answerEmployerToken(
  session: Session,
  options: SiteAppOptions,
  token: string,
): Promise<AppResponse> {
  const { request, tokens, page } = session;
  const clean = withoutEmployerToken(request.url.pathname, request.url.searchParams);
  if (tokens.read('employer') === token) return redirectResponse(clean, 302);
  if (page.who.visitor !== 'guest' && request.method !== 'POST')
    return respondWithPage(
      session,
      options,
      framePage(page, { system: { kind: 'switch-account', next: clean } }),
    );
  try {
    const { data } = await page.api.account.validateToken({ body: { token }, as: 'employer' });
    // Whoever was logged in here is so no more: nobody is two people at once.
    for (const role of ['candidate', 'employer'] as const)
      if (tokens.read(role) !== undefined) tokens.end(role);
    tokens.store('employer', data);
  } catch {
    // Policy (§2): an employer token that is not good leads to the same page, as a guest; the address is clean either way.
  }
  return redirectResponse(clean, request.method === 'POST' ? 303 : 302);
}

/** A page of the site: looked up, acted on, drawn. */
async function answerAddress(session: Session, options: SiteAppOptions): Promise<AppResponse> {
  const { request, page } = session;
  const found = await findPage(page);
  const elsewhere = throughMiddlewares(middlewaresOf(found?.page), guardedRequest(session));
  if (elsewhere) {
    // A script's form stays where it is, with all that was typed.
    if (request.method === 'POST' && request.wantsData) return refusal(session, options, 401);
    return redirectResponse(elsewhere.to, request.method === 'POST' ? 303 : elsewhere.status);
  }
  if (!found) {
    const forward = await forwardOf(page, request.userAgent);
    if (forward) return redirectResponse(forward.url, forward.status);
    // A script's form stays where it is, with all that was typed.
    if (request.method === 'POST' && request.wantsData) return refusal(session, options, 404);
    return respondWithPage(session, options, await notFoundPage(page));
  }
  // The page for what is not there is not there itself: under its own address it would be indexed.
  if (found.page.key === 'p-not-found-error' && request.method !== 'POST')
    return respondWithPage(session, options, await notFoundPage(page));
  if (request.method === 'POST') return answerPost(session, options, found);
  if (request.url.searchParams.has(actionField)) return answerLookUp(session, found);
  return answerWithIntent(session, options, found);
}

/** The page, what a guest wanted to keep before they logged in, and what the form before it did, to be counted. */
async function answerWithIntent(
  session: Session,
  options: SiteAppOptions,
  found: FoundPage,
): Promise<AppResponse> {
  const granted = isReadOnly(session) ? undefined : await applyIntent(session);
  const events = [...eventsBefore(session), ...(granted?.events ?? [])];
  // Its blocks load once the favourite is stored: the account's list has it already.
  const own = granted ? ((await findPage(granted.page)) ?? found) : found;
  const loaded = withEvents(await renderWholePage(granted?.page ?? session.page, own), events);
  const answer = await respondWithPage(session, options, {
    ...loaded,
    ...(granted && { data: { ...loaded.data, notice: granted.notice } }),
  });
  const cookies = [...answer.cookies, ...(granted?.cookies ?? []), ...expiredEvents(session)];
  return { ...answer, cookies, cacheable: answer.cacheable && !granted };
}

async function answerLookUp(session: Session, found: FoundPage): Promise<AppResponse> {
  const input = new FormData();
  for (const [name, value] of session.request.url.searchParams) input.append(name, value);
  const answer = await runAction(found, 'GET', input);
  const body = answer.type === 'result' ? answer.result : { ok: false };
  return {
    status: answer.type === 'result' ? 200 : 404,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': isReadOnly(session) ? 'private, no-store' : 'private, max-age=60',
    },
    cookies: [],
    body: JSON.stringify(body),
    cacheable: false,
  };
}

async function answerPost(session: Session, options: SiteAppOptions, found: FoundPage): Promise<AppResponse> {
  const { request, page } = session;
  const input = await readForm(request);
  const canvas = input.get(canvasField);
  if (typeof canvas === 'string') return respondToCanvas(session, options, found, canvas);
  const answer = await runAction(found, 'POST', input, visitorSession(session.tokens));
  if (answer.type === 'unknown') throw new PageError(400, 'Unknown form');
  const result = counted(page, answer.result);
  const events = result.ok && result.event ? [result.event] : [];
  const did = isApplication(answer.result) ? { did: 'applications' as const } : {};
  if (request.wantsData) return { ...jsonResponse(200, result), ...did };
  if (result.ok && result.redirect)
    return { ...redirectResponse(result.redirect, 303, laterEvents(events, options.now())), ...did };
  const loaded = await renderWholePage(page, found, { ...answer, result });
  return { ...(await respondWithPage(session, options, withEvents(loaded, events))), ...did };
}

const isApplication = (result: ActionResult): boolean =>
  result.ok && result.event?.event === 'job_apply' && result.event.method === 'form';
