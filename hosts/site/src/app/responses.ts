import type { ApiError } from '@boardwright/api-client';
import { rendererKeys } from '@boardwright/engine';
import type { Send } from '@boardwright/api-client';
import type { AppResponse, AppRequest, CookieChange, Viewed } from './app-types.ts';
import type { Assets } from './assets.ts';
import { pageChangeScripts } from './cookie-scripts.ts';
import { contentSecurityPolicy, renderDocument } from './document.ts';
import type { LoadedPage, PageRequest } from './handle-page.ts';
import { renderMarkup } from './render.tsx';
import { mayHoldScripts } from './may-hold-scripts.ts';
import { impersonationBar } from './impersonation.ts';
import { previewBar } from './preview-bar.ts';
import { isReadOnly, type VisitTokens } from './visit-tokens.ts';

export interface SiteAppOptions {
  readonly send: Send;
  /** Root of the API; empty for a `send` that knows it. */
  readonly apiUrl: string;
  readonly assets: Assets;
  readonly now: () => Date;
  /** A fresh, unguessable string. */
  readonly nonce: () => string;
  /** Milliseconds a site's description is kept. */
  readonly maxAge: number;
  readonly onLog: (name: string, error: unknown) => void;
}

/** One visitor's request with all that is known of it. */
export interface Session {
  readonly request: AppRequest;
  readonly tokens: VisitTokens;
  readonly page: PageRequest;
  readonly failures: Failures;
}

/** What the API failed to answer while a page was made, though the page may have gone on without. */
export interface Failures {
  /** Something failed: what was drawn is less than it should be, and is not kept. */
  any: boolean;
  /** The API or its database is away. */
  away: ApiError | undefined;
}

export function redirectResponse(
  to: string,
  status: number,
  cookies: readonly CookieChange[] = [],
): AppResponse {
  return { status, headers: { location: to }, cookies, body: '', cacheable: false };
}

const jsonHeaders = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

export function jsonResponse(status: number, value: unknown): AppResponse {
  return { status, headers: jsonHeaders, cookies: [], body: JSON.stringify(value), cacheable: false };
}

/** What the script of a form gets where a page would be the answer. */
function scriptRefusal({ status, error, head }: LoadedPage['data']): AppResponse {
  return jsonResponse(status < 400 ? 422 : status, { ok: false, message: error?.message ?? head.title });
}

/**
 * What a page is that is counted; a company that looks at its own job is no view, and neither is the editor's canvas, nor
 * an admin who views the site as somebody, or who comes by a preview link.
 */
function viewedPage(session: Session, { head, status, board }: LoadedPage['data']): Viewed | undefined {
  const { page, request } = session;
  if (isReadOnly(session) || request.method !== 'GET' || status !== 200 || board.layout === 'editor')
    return undefined;
  const at = { boardId: page.view.site.job_board_id, host: request.host };
  if (head.landingPage !== undefined) return { kind: 'landing-page', slug: head.landingPage, ...at };
  if (head.searched) return { kind: 'search', locale: board.locale, ...head.searched, ...at };
  return head.job && page.who.visitor !== 'employer' ? { kind: 'job', uuid: head.job, ...at } : undefined;
}

/**
 * A loaded page as a document, or as the data that the page's script asked for. What a script sent is never answered with
 * a page: it would read it as the answer to its form, or as what the canvas asked for.
 */
export async function respondWithPage(
  session: Session,
  options: SiteAppOptions,
  loaded: LoadedPage,
): Promise<AppResponse> {
  const { request, page } = session;
  if (request.method === 'POST' && request.wantsData) return scriptRefusal(loaded.data);
  const { assets } = options;
  const styles = assets.stylesOf(rendererKeys(loaded.data));
  // Links to a preview are passed on: no search engine is to list what one leads to.
  const isPreview = session.tokens.preview() !== undefined;
  const head = isPreview ? { ...loaded.data.head, robots: 'noindex' } : loaded.data.head;
  const sent = { ...loaded.data, head, styles };
  const cacheable =
    request.method !== 'POST' &&
    sent.status === 200 &&
    !sent.system &&
    !sent.head.private &&
    !isReadOnly(session) &&
    sent.board.layout !== 'editor';
  const viewed = viewedPage(session, sent);
  const { trial } = loaded;
  const seen = { ...(viewed && { viewed }), ...(trial && { trial }) };
  // With a bar above it every page is loaded whole: a browser's script goes there itself.
  if (request.wantsData && !isReadOnly(session)) {
    const scripts = pageChangeScripts(page.view, sent.board.consent);
    const body = JSON.stringify(scripts.length > 0 ? { ...sent, scripts } : sent);
    return { status: 200, headers: jsonHeaders, cookies: [], body, cacheable, ...seen };
  }
  const { data, markup } = await renderMarkup({ data: sent, translator: loaded.translator }, (error) =>
    options.onLog('Block Error', error),
  );
  const nonce = mayHoldScripts(data, page.view) ? options.nonce() : undefined;
  const { html, allowed } = renderDocument({
    data,
    view: page.view,
    markup,
    above: impersonationBar(session) || previewBar(session, data.board.alternates),
    assets,
    origin: request.url.origin,
    nonce,
  });
  return {
    status: data.outcome?.result.ok === false ? (data.outcome.result.status ?? 422) : data.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy(allowed, data.board.layout),
      // Who is logged in sees pages of their own, which no shared cache may keep.
      // Nor may it keep one of which others see another version.
      ...((data.board.visitor !== 'guest' || trial) && { 'cache-control': 'private, no-cache' }),
      ...((data.head.private || isReadOnly(session)) && { 'cache-control': 'private, no-store' }),
    },
    cookies: [],
    body: html,
    ...(nonce !== undefined && { nonce }),
    // What broke may be whole a moment later.
    cacheable: cacheable && data === sent,
    ...seen,
  };
}
