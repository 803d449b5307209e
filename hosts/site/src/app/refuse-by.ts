import { type ErrorCode, errorMessage, errors } from '@boardwright/api-client/contract';
import type { AppResponse } from './app-types.ts';
import { framePage } from './handle-page.ts';
import { jsonResponse, respondWithPage, type Session, type SiteAppOptions } from './responses.ts';

/** An error of the contract as the answer to a request: a page, or what the script of a form reads. */
export async function refuseBy(
  session: Session,
  options: SiteAppOptions,
  code: ErrorCode,
): Promise<AppResponse> {
  const { request, page } = session;
  const { status } = errors[code];
  const message = errorMessage(code, page.view.locale);
  return request.method === 'POST' && request.wantsData
    ? jsonResponse(status, { ok: false, message })
    : respondWithPage(session, options, framePage(page, { error: { status, message } }));
}
