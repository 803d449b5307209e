import type { Token } from '@boardwright/api-client/contract';
import type { users } from '../../database/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import { type RequestContext, scope } from '../../http/context.ts';
import { type AccountDeps, accountKey, accountRole, isAllowed } from './account-deps.ts';
import { noteEvent } from './account-logs.ts';
import { findLogin } from './account.queries.ts';
import { isPassword } from './passwords.ts';

/** A token for an account on a site. */
export function issueToken(
  { tokens }: Pick<AccountDeps, 'tokens'>,
  { uuid, role, clientId }: Pick<typeof users.$inferSelect, 'uuid' | 'role' | 'clientId'>,
  siteId: number,
): Promise<Token> {
  return tokens.issue({ subject: uuid, role, siteId, clientId });
}

/**
 * Exchanges e-mail and password for a token (§7 `POST /login`).
 * @throws ApiError `roleNotOffered` where the site has no such accounts, `invalidCredentials`, for admins
 *   `noAccountWithThisEmail`, `tooManyRequests`
 */
export async function logIn(
  deps: AccountDeps,
  context: RequestContext,
  email: string,
  password: string,
): Promise<Token> {
  const { db, clock, guesses } = deps;
  const role = accountRole(context);
  const tenant = scope(context);
  if (!isAllowed(tenant, role)) throw new ApiError('roleNotOffered');
  const account = accountKey(tenant.site.id, role, email);
  guesses.check(account);
  const found = await findLogin(db, tenant.site.id, role, email);
  const isRight = await isPassword(found?.passwordHash, password);
  if (!found || !isRight) {
    guesses.failed(account);
    // Only the admin's screen says so (see docs/decisions); elsewhere it would tell who has an account.
    throw new ApiError(!found && role === 'admin' ? 'noAccountWithThisEmail' : 'invalidCredentials');
  }
  guesses.succeeded(account);
  if (role !== 'admin') await noteEvent(db, 'account.logged-in', found, clock.now());
  return issueToken(deps, found, tenant.site.id);
}
