import { ApiError } from '@boardwright/api-client';
import { siteCookies } from '@boardwright/api-client/contract';
import {
  type AnalyticsEvent,
  favouriteKey,
  favouriteMessages,
  type FavouriteKind,
  type FavouriteReply,
  internalPath,
  PageError,
  pagePath,
  type PageData,
} from '@boardwright/engine';
import { jsonResponse, redirectResponse, type Session } from './responses.ts';
import type { AppResponse, CookieChange } from './app-types.ts';
import { countedEvent, laterEvents } from './events.ts';
import type { PageRequest } from './handle-page.ts';
import { readForm } from './read-form.ts';

/** What a guest wanted to keep, until somebody logs in: `job.<uuid>` or `organisation.<number>`. */
const { name: intentCookie, life: intentLife } = siteCookies.intent;

interface Intent {
  readonly kind: FavouriteKind;
  readonly id: string;
}

const shapes: Readonly<Record<FavouriteKind, RegExp>> = {
  job: /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
  organisation: /^[1-9]\d{0,8}$/,
};

function intentOf(kind: FavouriteKind, id: unknown): Intent | undefined {
  return typeof id === 'string' && shapes[kind].test(id) ? { kind, id } : undefined;
}

function intentOfCookie(value: string | undefined): Intent | undefined {
  const [kind, id] = value?.split('.') ?? [];
  return kind === 'job' || kind === 'organisation' ? intentOf(kind, id) : undefined;
}

function messagesOf({ view }: PageRequest) {
  return view.siteMessages('favourites', favouriteMessages);
}

function bodyOf({ kind, id }: Intent) {
  return kind === 'job' ? { job_id: id } : { organisation_id: Number(id) };
}

/** Lets go of it, if it is kept: a second time changes nothing. */
async function letGo({ api, signal }: PageRequest, { kind, id }: Intent): Promise<void> {
  const { data } = await api.account.readYou({ as: 'candidate', signal });
  const own =
    kind === 'job'
      ? data.favourite_jobs?.find((one) => one.job_uuid === id)
      : data.favourite_organisations?.find((one) => one.org_id === Number(id));
  if (!own) return;
  try {
    await api.favourites.removeFavourite({ params: { id: own.uuid }, signal });
  } catch (error) {
    // Policy: another tab was faster.
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}

/** Where a guest logs in or registers, and comes back to from there. */
function wayIn({ view }: PageRequest, go: string | null, next: string): string {
  const { default_language: defaultLocale } = view.settings;
  const board = { locale: view.locale, defaultLocale, paths: view.pathsOf };
  const wanted = go === 'register' && view.pathsOf['p-register'] !== undefined ? 'p-register' : 'p-login';
  return `${pagePath(board, wanted)}?${new URLSearchParams({ isEmployer: 'false', next })}`;
}

function questionFor(page: PageRequest): FavouriteReply {
  const t = messagesOf(page);
  return {
    ask: {
      heading: t('ask.heading'),
      text: page.view.settings.favourite_benefits_text || t('ask.text'),
      logIn: t('ask.logIn'),
      register: t('ask.register'),
    },
  };
}

/**
 * The form of a favourite button, `POST /favourite` (specification §4 'Favourites', §6 'Favouriting requires an account'). A
 * candidate's is done; a guest's page asks to log in, and the form of that question holds what is wanted until then.
 * @throws PageError 400 for a form that names nothing, 403 for an employer, 404 on a site without favourites
 */
export async function respondToFavourite(session: Session, now: Date): Promise<AppResponse> {
  const { request, page } = session;
  const form = await readForm(request);
  const intent = intentOf('job', form.get('job')) ?? intentOf('organisation', form.get('organisation'));
  if (!intent) throw new PageError(400, 'Unknown form');
  if (!page.view.settings.enable_favourites)
    throw new PageError(404, page.view.messagesFor([]).translator.namespace('page')('notFound'));
  const next = internalPath(String(form.get('next') ?? '')) ?? '/';
  const go = form.get('go');
  if (page.who.visitor === 'employer') throw new PageError(403, messagesOf(page)('notYours'));
  if (page.who.visitor === 'guest') {
    if (request.wantsData) return jsonResponse(200, questionFor(page));
    const cookie = {
      name: intentCookie,
      value: favouriteKey(intent.kind, intent.id),
      expires: now.getTime() + intentLife,
    };
    return redirectResponse(wayIn(page, typeof go === 'string' ? go : null, next), 303, [cookie]);
  }
  const stored = form.get('keep') !== '0';
  if (stored) await page.api.favourites.addFavourite({ body: bodyOf(intent), signal: page.signal });
  else await letGo(page, intent);
  const event = countedEvent(page, favouriteEvent(intent, stored));
  if (request.wantsData) return jsonResponse(200, { stored, event } satisfies FavouriteReply);
  return redirectResponse(next, 303, laterEvents(event ? [event] : [], now));
}

function favouriteEvent({ kind, id }: Intent, isStored: boolean): AnalyticsEvent {
  return { event: isStored ? 'favourite_add' : 'favourite_remove', item_type: kind, item_id: id };
}

export interface AppliedIntent {
  readonly page: PageRequest;
  readonly events: readonly AnalyticsEvent[];
  readonly notice: PageData['notice'];
  readonly cookies: readonly CookieChange[];
}

/** The name of what was kept; it is stored without that too. */
async function titleOf({ api, signal }: PageRequest, { kind, id }: Intent): Promise<string> {
  const { data } = await api.favourites.findFavourites({
    query: { page: 1, limit: 10, with: kind === 'job' ? 'job' : 'organisation' },
    signal,
  });
  const own = data.find((one) => (kind === 'job' ? one.job_uuid === id : one.organisation_id === Number(id)));
  return own?.job?.title ?? own?.organisation?.name ?? '';
}

/**
 * Saves what the guest of a moment ago wanted to keep, now that they are logged in as a candidate, and has the page say
 * so. It came by a form of this very site, so that no link of a stranger's can keep anything.
 * @returns undefined where nothing was asked for
 */
export async function applyIntent({ request, page }: Session): Promise<AppliedIntent | undefined> {
  const intent = intentOfCookie(request.cookies[intentCookie]);
  if (!intent || page.who.visitor !== 'candidate' || request.method !== 'GET') return undefined;
  const cookies = [{ name: intentCookie, value: undefined }];
  const t = messagesOf(page);
  try {
    await page.api.favourites.addFavourite({ body: bodyOf(intent), signal: page.signal });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) throw error;
    // Policy: it ended while its admirer registered. That is said, and not asked again.
    return { page, cookies, events: [], notice: { good: false, title: t('result.notFound') } };
  }
  const { view, who } = page;
  const { default_language: defaultLocale } = view.settings;
  const board = { locale: view.locale, defaultLocale, paths: view.pathsOf };
  const href = `${pagePath(board, 'p-account')}?menuType=favorites`;
  return {
    page: {
      ...page,
      who: { ...who, favourites: [...(who.favourites ?? []), favouriteKey(intent.kind, intent.id)] },
    },
    cookies,
    events: [countedEvent(page, favouriteEvent(intent, true))].filter((event) => event !== undefined),
    notice: {
      good: true,
      title: t('result.saved', { title: await titleOf(page, intent) }),
      ...(view.pathsOf['p-account'] !== undefined && { action: { href, text: t('result.toFavourites') } }),
    },
  };
}
