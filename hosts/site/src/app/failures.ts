import { actionField, PageError, PageMoved, serverErrorText } from '@boardwright/engine';
import {
  redirectResponse,
  respondWithPage,
  jsonResponse,
  type Session,
  type SiteAppOptions,
} from './responses.ts';
import type { AppResponse } from './app-types.ts';
import { framePage } from './handle-page.ts';
import { isAway } from './is-away.ts';

/** What a visitor gets for a request that is not good: on a page, or to the script that sent a form. */
export function refusal(
  session: Session,
  options: SiteAppOptions,
  status: number,
): Promise<AppResponse> | AppResponse {
  const { request, page } = session;
  const t = page.view.messagesFor([]).translator.namespace('page');
  const known = refusals.find((one) => one === status) ?? 400;
  const message = t(`refused.${known}`);
  return request.method === 'POST' && request.wantsData
    ? jsonResponse(status, { ok: false, message })
    : respondWithPage(session, options, framePage(page, { error: { status, message } }));
}

/** Seconds after which a visitor, or a search engine, may come back. */
export const retryAfter = '10';

/** A page that says that something of ours failed (specification §2, §8): 503 where it is over in a moment. */
export async function failurePage(
  session: Session,
  options: SiteAppOptions,
  error: unknown,
): Promise<AppResponse> {
  const status = isAway(error) ? 503 : 500;
  const message = serverErrorText(error);
  const answer = await respondWithPage(
    session,
    options,
    framePage(session.page, { error: { status, message } }),
  );
  return status === 503 ? retriedLater(answer) : answer;
}

function retriedLater(answer: AppResponse): AppResponse {
  return { ...answer, headers: { ...answer.headers, 'retry-after': retryAfter } };
}

const refusals = [400, 401, 403, 404, 405, 413, 429, 503] as const;

/** What moved is looked for where it is now. A form that cannot be read or names nothing on the page is the sender's mistake; all else is the server's. */
export function failed(
  session: Session,
  options: SiteAppOptions,
  error: unknown,
): Promise<AppResponse> | AppResponse {
  if (error instanceof PageMoved) return redirectResponse(error.path + session.request.url.search, 302);
  if (error instanceof PageError && error.status < 500) return refusal(session, options, error.status);
  options.onLog('Page Error', error);
  return failure(session, options, error);
}

/** What a visitor gets for a failure of ours, in the shape they asked for: a page, or what a script reads. */
export function failure(
  session: Session,
  options: SiteAppOptions,
  error: unknown,
): Promise<AppResponse> | AppResponse {
  const { request, page } = session;
  if (request.method === 'POST' && request.wantsData) {
    const t = page.view.messagesFor([]).translator.namespace('page');
    return failedCall(t('unsent'), error);
  }
  if (request.url.searchParams.has(actionField)) return failedCall(serverErrorText(error), error);
  return failurePage(session, options, error);
}

/** What the script of a form or of a look-up gets. */
function failedCall(message: string, error: unknown): AppResponse {
  const answer = jsonResponse(isAway(error) ? 503 : 500, { ok: false, message });
  return isAway(error) ? retriedLater(answer) : answer;
}
