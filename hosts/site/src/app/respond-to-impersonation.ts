import { ApiError } from '@boardwright/api-client';
import type { AppResponse } from './app-types.ts';
import { refuseBy } from './refuse-by.ts';
import { redirectResponse, type Session, type SiteAppOptions } from './responses.ts';

/** Ends it, and leads back to the person in the back office. What the admin has no session for any more has ended with that. */
async function stop({ tokens, page }: Session): Promise<AppResponse> {
  try {
    if (tokens.read('admin') !== undefined) await page.api.people.endImpersonation({ as: 'admin' });
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== 401 && error.status !== 403)) throw error;
  }
  const { uuid, visitor } = page.who;
  tokens.clear('site');
  const query = new URLSearchParams({
    ...(visitor === 'employer' && { part: 'employers' }),
    ...(uuid !== undefined && { open: uuid }),
  });
  return redirectResponse(`/admin/people?${query}`, 303);
}

/**
 * What an admin who views the site as somebody gets in place of what was asked for: no form is taken, whichever it is and
 * with scripts or without, but the one that ends it and the choice of cookies in this browser. Where it is over already,
 * that is said once: what was filled in as somebody else is not sent as oneself.
 * @returns undefined for what is answered as ever
 */
export async function respondToImpersonation(
  session: Session,
  options: SiteAppOptions,
): Promise<AppResponse | undefined> {
  const { request, tokens } = session;
  const impersonated = tokens.impersonated();
  if (impersonated === undefined) return undefined;
  const { pathname } = request.url;
  if (request.method === 'POST' && pathname === '/log-out') return stop(session);
  if (impersonated === 'over') return refuseBy(session, options, 'impersonationOver');
  const isRefused = request.method === 'POST' && pathname !== '/consent';
  return isRefused ? refuseBy(session, options, 'impersonationReadsOnly') : undefined;
}
