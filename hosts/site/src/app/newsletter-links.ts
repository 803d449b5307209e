import { ApiError } from '@boardwright/api-client';
import type { NewsletterLink } from '@boardwright/api-client/contract';
import type { SystemView } from '@boardwright/engine';
import { respondWithPage, redirectResponse, type Session, type SiteAppOptions } from './responses.ts';
import type { AppResponse } from './app-types.ts';
import { framePage } from './handle-page.ts';

/** What a mailed link of a newsletter is for, by the key of its query. */
const purposes = ['newsletter', 'unsubscribe'] as const;
type Purpose = (typeof purposes)[number];

/** Undefined where the link is of another board, or too old. */
async function known(call: Promise<{ readonly data: NewsletterLink }>): Promise<NewsletterLink | undefined> {
  try {
    return (await call).data;
  } catch (error) {
    if (!(error instanceof ApiError) || ![404, 410].includes(error.status)) throw error;
    return undefined;
  }
}

function kindOf(purpose: Purpose, state: NewsletterLink['state'] | undefined): SystemView['kind'] {
  if (state === undefined) return 'newsletter-expired';
  if (state === 'ended') return 'newsletter-ended';
  if (purpose === 'unsubscribe') return 'newsletter-end';
  return state === 'pending' ? 'newsletter-confirm' : 'newsletter-confirmed';
}

async function show(
  session: Session,
  options: SiteAppOptions,
  purpose: Purpose,
  link: NewsletterLink | undefined,
): Promise<AppResponse> {
  const kind = kindOf(purpose, link?.state);
  const newsletter = link && { email: link.email, name: link.name };
  const framed = framePage(session.page, { system: { kind, newsletter } });
  const head = { ...framed.data.head, private: true };
  const status = link ? 200 : 410;
  return respondWithPage(session, options, { ...framed, data: { ...framed.data, head, status } });
}

/**
 * The page of a newsletter's mailed link, `?newsletter={token}` or `?unsubscribe={token}`: a GET shows its button, and only
 * the button's POST acts, as programs open links too. It needs no account and no script.
 * @returns undefined for an address without such a link
 */
export async function respondToNewsletterLink(
  session: Session,
  options: SiteAppOptions,
): Promise<AppResponse | undefined> {
  const { request, page } = session;
  const purpose = purposes.find((name) => request.url.searchParams.has(name));
  const token = purpose && request.url.searchParams.get(purpose)?.slice(0, 200);
  if (!purpose || !token) return undefined;
  const { newsletters } = page.api;
  const params = { token };
  if (request.method !== 'POST')
    return show(session, options, purpose, await known(newsletters.readNewsletterLink({ params })));
  const act = purpose === 'newsletter' ? newsletters.confirmNewsletter : newsletters.endNewsletter;
  const done = await known(act({ params }));
  // To the page that says how it stands, which may be loaded again.
  return done
    ? redirectResponse(`${request.url.pathname}${request.url.search}`, 303)
    : show(session, options, purpose, undefined);
}
