import { isbot } from 'isbot';
import { isLocale } from '@boardwright/messages';
import { ApiError, type Client } from '@boardwright/api-client';
import type { StoredPage } from '@boardwright/api-client/contract';
import {
  isFrame,
  loadPage,
  PageError,
  resolvePage,
  splitPath,
  visibleBlocks,
  type Board,
  type BlockOutcome,
  type PageContext,
  type PageData,
  type ReadPage,
  type SystemView,
} from '@boardwright/engine';
import type { Translator } from '@boardwright/ui/translate';
import { isAway } from './is-away.ts';
import type { ReadQuery } from './read-query.ts';
import type { KnownVisitor } from './visitor.ts';
import { makeBoard } from './make-board.ts';
import { type Trial, versionFor, type VisitorOfDay } from './experiments.ts';
import type { SiteView } from './site-view.ts';
import { testPage, testSlug } from './test-page.ts';

/** Everything a page needs that differs from request to request. */
export interface PageRequest {
  readonly view: SiteView;
  readonly api: Client;
  readonly url: URL;
  /** Its query, for what the page reads of it. */
  readonly query: ReadQuery;
  readonly now: Date;
  readonly who: KnownVisitor;
  readonly consent: string | undefined;
  readonly signal: AbortSignal;
  /** By whom a version of a page is chosen; nobody who edits, or who looks as somebody else. */
  readonly splitBy: { readonly visitor: VisitorOfDay | undefined } | undefined;
}

export interface LoadedPage {
  readonly data: PageData;
  readonly translator: Translator;
  /** The version that it is, where there are two. */
  readonly trial?: Trial | undefined;
}

/** The page an address leads to, read, with the context its blocks load and act in. */
export interface FoundPage {
  readonly page: StoredPage;
  readonly read: ReadPage;
  readonly context: PageContext;
  readonly translation: ReturnType<SiteView['messagesFor']>;
  readonly trial?: Trial | undefined;
}

function boardOf(request: PageRequest, page?: StoredPage, childSlug?: string): Board {
  const { view, url, now, who, consent } = request;
  const { visitor, name: visitorName, isExample: visitorIsExample, favourites, appliedJobs } = who;
  const known = { visitor, visitorName, visitorIsExample, favourites, appliedJobs };
  return makeBoard({ view, url, now, ...known, consent, page, childSlug });
}

function prepare(request: PageRequest, page: StoredPage, read: ReadPage, childSlug?: string): FoundPage {
  const { view, api, query, signal } = request;
  const board = boardOf(request, page, childSlug);
  // Before anything else: nothing of a block that this visitor does not see is loaded, and no form of it is answered.
  const visible = { ...read, blocks: visibleBlocks(read.blocks, board) };
  const translation = view.messagesFor(visible.blocks.map(({ block }) => block.key));
  const context: PageContext = {
    api,
    board,
    configuration: view.configuration,
    siteSettings: view.settings,
    query,
    childSlug,
    identifier: page.key,
    signal,
    translator: translation.translator,
  };
  return { page, read: visible, context, translation };
}

/** Finds the page of the request's address; undefined is a 404. */
export async function findPage(request: PageRequest): Promise<FoundPage | undefined> {
  const { view, api, url, signal } = request;
  const { slug, childSlug } = splitPath(url.pathname, view.settings.default_language, view.locales);
  if (slug === 'test-page' && !childSlug) {
    const { page, read } = testPage(view);
    const found = prepare(request, page, read);
    return { ...found, context: { ...found.context, childSlug: await testSlug(view, api, signal) } };
  }
  const resolution = resolvePage(url.pathname, view.site, view.settings.default_language, view.locales);
  if (resolution.type === 'not-found') return undefined;
  const { page, childSlug: child } = resolution;
  const tested = request.splitBy && view.tested(page);
  if (!tested) return prepare(request, page, view.read(page), child);
  const { b, ...split } = tested;
  const version = versionFor(split, request.splitBy?.visitor);
  const found = prepare(request, page, version === 'b' ? b : view.read(page), child);
  return { ...found, trial: { ...split, version, boardId: view.site.job_board_id, host: url.host } };
}

/** A page without blocks: an error or one of the product's own (specification §2 'Error page'). */
export function framePage(
  request: PageRequest,
  content: { readonly error: { status: number; message: string } } | { readonly system: SystemView },
): LoadedPage {
  const { view } = request;
  const frame = view.site.pages.find((page) => page.key === 'p-home');
  const board = boardOf(request);
  const framing =
    'error' in content && frame
      ? visibleBlocks(view.read(frame).blocks, board).filter(({ block }) => isFrame(block.key))
      : [];
  const { messages, translator } = view.messagesFor(framing.map(({ block }) => block.key));
  const title =
    'error' in content ? content.error.message : translator.namespace('page')(`${content.system.kind}.title`);
  return {
    translator,
    data: {
      status: 'error' in content ? content.error.status : 200,
      board,
      identifier: 'error' in content ? 'p-error' : 'p-system',
      blocks: framing.map(({ id, block, settings, customStyles }) => ({
        id,
        key: block.key,
        settings,
        customStyles,
        data: undefined,
      })),
      messages,
      head: { title, robots: 'noindex' },
      ...content,
    },
  };
}

async function errorPage(request: PageRequest, status: number, message: string): Promise<LoadedPage> {
  const { view } = request;
  const own = view.site.pages.find((page) => page.key === 'p-not-found-error');
  if (status === 500 || !own) return framePage(request, { error: { status, message } });
  try {
    const found = prepare(request, own, view.read(own));
    const data = await loadPage(found.read, found.context, found.translation.messages);
    return {
      data: { ...data, status, head: { ...data.head, robots: 'noindex' } },
      translator: found.translation.translator,
    };
  } catch (error) {
    // Policy: the configured error page must not fail in turn; the plain one always can be drawn.
    if (!(error instanceof PageError)) throw error;
    return framePage(request, { error: { status, message } });
  }
}

/** The 404 of this site, in its own blocks when it has a page for it. */
export async function notFoundPage(request: PageRequest): Promise<LoadedPage> {
  const { view, url } = request;
  const message = view.messagesFor([]).translator.namespace('page')('notFound');
  // Blocks in another language than the one asked for would only puzzle (specification §2 'Error page').
  return isForeignLocale(url.pathname.split('/')[1] ?? '', view)
    ? framePage(request, { error: { status: 404, message } })
    : errorPage(request, 404, message);
}

/** A language of the product that this site does not speak. */
function isForeignLocale(prefix: string, { locales }: SiteView): boolean {
  return isLocale(prefix) && !locales.includes(prefix);
}

/**
 * Draws a found page, after a post with the block's answer. A load that fails becomes the error page it asked for.
 * @throws what says that the API did not answer in time: that is over in a moment, and no page of ours is broken
 */
export async function renderWholePage(
  request: PageRequest,
  found: FoundPage,
  outcome?: BlockOutcome & { readonly blockId: number },
): Promise<LoadedPage> {
  try {
    const data = await loadPage(found.read, found.context, found.translation.messages, outcome);
    return { data, translator: found.translation.translator, trial: found.trial };
  } catch (error) {
    if (!(error instanceof PageError) || isAway(error)) throw error;
    return errorPage(request, error.status, error.message);
  }
}

/** Where the admin's forward rules send an unknown address, if anywhere. A failing look-up is ignored (specification §2). */
export async function forwardOf(
  { api, view, url, signal }: PageRequest,
  userAgent: string | undefined,
): Promise<{ url: string; status: number } | undefined> {
  try {
    const { data } = await api.siteContent.findForward({
      params: { id: view.site.job_board_id },
      // A robot is led on as anybody is, and not counted.
      query: { url: url.pathname + url.search, ...(isbot(userAgent) && { robot: true }) },
      signal,
    });
    return data.url === undefined ? undefined : { url: data.url, status: data.status || 302 };
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}
