import type { Token } from '@boardwright/api-client/contract';
import type { users } from '../../database/schema.ts';
import { startSession } from '../../http/sessions.ts';
import { ApiError } from '../../http/api-error.ts';
import { type RequestContext, scope } from '../../http/context.ts';
import { attachGuestAlerts } from '../job-alerts/job-alerts.queries.ts';
import { type AccountDeps, accountKey, accountRole, isAllowed } from './account-deps.ts';
import { noteEvent } from './account-logs.ts';
import { findLogin } from './account.queries.ts';
import { workplaceOf } from '../client/client-users.queries.ts';
import { knownDeviceToken, readKnownDevice } from './known-device.ts';
import { isPassword } from './passwords.ts';

/**
 * Logs an account in on the site that was called: opens a session and gives its token.
 * @param addressProved a link mailed to the account's address led here
 */
export async function openSession(
  deps: Pick<AccountDeps, 'db' | 'tokens' | 'clock'>,
  person: Pick<typeof users.$inferSelect, 'id' | 'uuid' | 'role' | 'clientId' | 'email'>,
  context: Pick<RequestContext, 'tenant' | 'userAgent' | 'knownDevice'>,
  addressProved = false,
): Promise<Token> {
  const { id, uuid, role, clientId } = person;
  const { userAgent, knownDevice } = context;
  const siteId = scope(context).site.id;
  if (addressProved) await attachGuestAlerts(deps.db, person, siteId);
  const opened = { subject: uuid, userId: id, role, siteId, clientId, userAgent, addressProved };
  const token = await startSession(deps, opened);
  return { ...token, known_device: knownDeviceToken(deps.tokens, uuid, knownDevice) };
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
  const found = await findLogin(db, tenant.site.id, role, email);
  const known = readKnownDevice(deps.tokens, context.knownDevice);
  const account = accountKey(tenant.site.id, role, email);
  const key = found && known?.account === found.uuid ? `${account}:${known.device}` : account;
  guesses.count(key);
  const isRight = await isPassword(found?.passwordHash, password);
  if (!found || !isRight) {
    // Only the admin's screen says so (see docs/decisions); elsewhere it would tell who has an account.
    throw new ApiError(!found && role === 'admin' ? 'noAccountWithThisEmail' : 'invalidCredentials');
  }
  guesses.succeeded(key);
  const person = { ...found, clientId: await sessionClient(db, found) };
  if (role !== 'admin') await noteEvent(db, 'account.logged-in', person, clock.now());
  return openSession(deps, person, context);
}
