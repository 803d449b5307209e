import { ApiError } from '@boardwright/api-client';
import { previewCookie } from '@boardwright/api-client/contract';
import { translate } from '@boardwright/messages';
import { isbot } from 'isbot';
import type { AppResponse, CookieChange } from './app-types.ts';
import { framePage } from './handle-page.ts';
import { cookieOfPreview } from './preview-cookie.ts';
import { currentPreview, previewField, withoutPreview } from './preview-address.ts';
import { previewMessages } from './preview.messages.ts';
import { refuseBy } from './refuse-by.ts';
import { redirectResponse, respondWithPage, type Session, type SiteAppOptions } from './responses.ts';
import { visitorIn } from './visitor.ts';

/** A friendly page that says that there is no preview any more, never the draft. */
async function endedPage(session: Session, options: SiteAppOptions): Promise<AppResponse> {
  const { page } = session;
  const message = translate(previewMessages, page.view.locale)('ended');
  const loaded = framePage(page, { error: { status: 410, message } });
  const answer = await respondWithPage(session, options, loaded);
  return {
    ...answer,
    cookies: [...answer.cookies, { name: previewCookie, value: undefined }],
    cacheable: false,
  };
}

/** Opens a preview in this browser: its token is a cookie from here on, and in no address any more. */
async function enter(session: Session, options: SiteAppOptions, token: string): Promise<AppResponse> {
  const { request, page, tokens } = session;
  const back = withoutPreview(request.url);
  if (token === '') return redirectResponse(back, 302, [{ name: previewCookie, value: undefined }]);
  const visit = tokens.preview();
  const open = visit === undefined || visit === 'over' ? undefined : visit.token;
  if (token === currentPreview && open === undefined) return endedPage(session, options);
  const wanted = token === currentPreview ? open : token;
  try {
    // Who only looks as another kind of visitor did not come by the link once more.
    if (wanted !== open)
      await page.api.siteContent.openPreviewLink({
        body: { token: token.slice(0, 100), ...(isRobot(session) && { robot: true }) },
      });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    return endedPage(session, options);
  }
  const value = cookieOfPreview({ token: wanted ?? token, visitor: visitorIn(request.url.searchParams) });
  const cookie: CookieChange = { name: previewCookie, value };
  return redirectResponse(back, 302, [cookie]);
}

/** What looks a link up for the message it stands in is nobody who opened it. */
const isRobot = ({ request }: Session): boolean => request.method === 'HEAD' || isbot(request.userAgent);

/**
 * What who comes by a preview link gets in place of what was asked for: no form is taken but the choice of cookies, and
 * where the link has ended that is said.
 * @returns undefined for what is answered as ever
 */
export async function respondToPreview(
  session: Session,
  options: SiteAppOptions,
): Promise<AppResponse | undefined> {
  const { request, tokens } = session;
  const token = request.url.searchParams.get(previewField);
  if (token !== null && request.method !== 'POST' && tokens.impersonated() === undefined)
    return enter(session, options, token);
  const preview = tokens.preview();
  if (preview === undefined) return undefined;
  if (preview === 'over')
    return request.method === 'POST'
      ? refuseBy(session, options, 'previewEnded')
      : endedPage(session, options);
  const isRefused = request.method === 'POST' && request.url.pathname !== '/consent';
  return isRefused ? refuseBy(session, options, 'previewReadsOnly') : undefined;
}
