import type { Token } from '@boardwright/api-client/contract';
import { ApiError } from '../../http/api-error.ts';
import { type RequestContext, scope } from '../../http/context.ts';
import type { AccountDeps } from './account-deps.ts';
import { isPassword } from './passwords.ts';

/**
 * Exchanges a closed site's password for a site token (§4 'Site password gate').
 * @throws ApiError `invalidSitePassword`, `tooManyRequests`
 */
export async function openSite(
  { tokens, guesses }: AccountDeps,
  context: RequestContext,
  password: string,
): Promise<Token> {
  const { site } = scope(context);
  const account = `${site.id}:site:${context.address}`;
  guesses.check(account);
  if (!(await isPassword(site.passwordHash, password))) {
    guesses.failed(account);
    throw new ApiError('invalidSitePassword');
  }
  return tokens.issue({ subject: undefined, role: 'site', siteId: site.id, clientId: null });
}
