import type { Token } from '@boardwright/api-client/contract';
import type { users } from '../../database/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import { type RequestContext, scope } from '../../http/context.ts';
import { attachGuestAlerts } from '../job-alerts/job-alerts.queries.ts';
import { type AccountDeps, accountKey, accountRole, isAllowed } from './account-deps.ts';
import { noteEvent } from './account-logs.ts';
import { findLogin } from './account.queries.ts';
import { workplaceOf } from '../client/client-users.queries.ts';
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
 * The company that a new session of an account speaks for; null for those that have none.
 * @throws ApiError `noCompany` for an employer whose last company ended it
 */
export async function sessionClient(
  db: AccountDeps['db'],
  person: Pick<typeof users.$inferSelect, 'id' | 'role' | 'clientId'>,
): Promise<number | null> {
  if (person.role !== 'employer') return null;
  const clientId = await workplaceOf(db, person);
  if (clientId === undefined) throw new ApiError('noCompany');
  return clientId;
}

/**
 * Exchanges e-mail and password for a token (§7 `POST /login`).
 * @throws ApiError `roleNotOffered` where the site has no such accounts, `invalidCredentials`, for admins
 *   `noAccountWithThisEmail`, `noCompany`, `tooManyRequests`
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
  const key = accountKey(tenant.site.id, role, email);
  guesses.check(key);
  const found = await findLogin(db, tenant.site.id, role, email);
  const isRight = await isPassword(found?.passwordHash, password);
  if (!found || !isRight) {
    guesses.failed(key);
    // Only the admin's screen says so (see docs/decisions); elsewhere it would tell who has an account.
    throw new ApiError(!found && role === 'admin' ? 'noAccountWithThisEmail' : 'invalidCredentials');
  }
  guesses.succeeded(key);
  await attachGuestAlerts(db, found, tenant.site.id);
  const account = { ...found, clientId: await sessionClient(db, found) };
  if (role !== 'admin') await noteEvent(db, 'account.logged-in', account, clock.now());
  return issueToken(deps, account, tenant.site.id);
}
