import type { Token } from '@boardwright/api-client/contract';
import { HttpError } from '../../platform/http/http-error.ts';
import { type RequestContext, scope } from '../../platform/http/context.ts';
import { startSession } from '../../platform/http/sessions.ts';
import type { AccountDeps } from './account-deps.ts';
import { isPassword } from './passwords.ts';

/**
 * Exchanges a closed site's password for a site token (§4 'Site password gate').
 * @throws HttpError `invalidSitePassword`, `tooManyRequests`
 */
export async function openSite(deps: AccountDeps, context: RequestContext, password: string): Promise<Token> {
  const { guesses } = deps;
  const { site } = scope(context);
  const account = `${site.id}:site:${context.address}`;
  guesses.count(account);
  if (!(await isPassword(site.passwordHash, password))) throw new HttpError('invalidSitePassword');
  guesses.succeeded(account);
  return startSession(deps, {
    subject: undefined,
    userId: null,
    role: 'site',
    siteId: site.id,
    clientId: null,
    userAgent: context.userAgent,
  });
}
