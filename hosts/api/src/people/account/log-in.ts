import type { Token } from '@boardwright/api-client/contract';
import type { Transaction } from '../../platform/database/connect.ts';
import type { users } from '../../platform/database/schema.ts';
import { noteSeen, startSession } from '../../platform/http/sessions.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { timeZoneOf } from '../../platform/site-calendar.ts';
import { type RequestContext, scope } from '../../platform/http/context.ts';

import type { AccountDeps } from './account-deps.ts';
import { accountKey, accountRole, isAllowed } from './member.ts';
import { noteEvent } from './account-logs.ts';
import { findBlocked, findLogin, lockPerson } from './account.queries.ts';
import { workplaceOf } from '../client/client-users.queries.ts';
import { joinWaitingCompanies } from '../client/waiting-companies.ts';
import { knownDeviceToken, readKnownDevice } from './known-device.ts';
import { isPassword } from './passwords.ts';
import { secondStepLeft } from './second-step.queries.ts';

type SessionContext = Pick<RequestContext, 'tenant' | 'userAgent' | 'knownDevice'>;
type SessionPerson = Pick<
  typeof users.$inferSelect,
  'id' | 'uuid' | 'role' | 'siteId' | 'clientId' | 'email'
>;

interface SessionDeps extends Pick<AccountDeps, 'tokens' | 'clock' | 'ports'> {
  /** The transaction of what lets somebody in: what ends sessions waits for it, and then ends this one too. */
  readonly db: Transaction;
}

/** What is known of who logs in, beside who they are. */
export interface Proved {
  /** The address whose mailed link led here. */
  readonly provedEmail?: string | null;
  /** Of an admin: they have just taken the second step, or are in by a session that did. */
  readonly isSecondStepDone?: boolean;
}

/**
 * Logs an account in on the site that was called: opens a session and gives its token. That of an admin who has a second
 * step to take, or to set up, opens nothing else before, whichever way led here.
 */
export async function openSession(
  deps: SessionDeps,
  person: SessionPerson,
  context: SessionContext,
  { provedEmail = null, isSecondStepDone = false }: Proved = {},
): Promise<Token> {
  const { id, uuid, role, clientId } = person;
  const { userAgent, knownDevice } = context;
  const siteId = scope(context).site.id;
  if (provedEmail === person.email) await deps.ports.attachGuestAlerts(deps.db, person, siteId);
  const secondStep = role === 'admin' && !isSecondStepDone ? await secondStepLeft(deps.db, id, siteId) : null;
  const opened = { subject: uuid, userId: id, role, siteId, clientId, userAgent, provedEmail, secondStep };
  const token = await startSession(deps, opened);
  if (role === 'admin' && !secondStep) await noteSeen(deps.db, id, deps.clock.now());
  return { ...token, known_device: knownDeviceToken(deps.tokens, uuid, knownDevice) };
}

/**
 * As {@link openSession}, for the company that a new session of the account speaks for: the one whose order waited for who
 * reads the mail of the proved address, before all others.
 * @returns undefined for an employer whose last company ended it
 */
export async function openWorkSession(
  deps: SessionDeps,
  person: SessionPerson,
  context: SessionContext,
  proved: Proved = {},
): Promise<Token | undefined> {
  const isProved = proved.provedEmail === person.email;
  const joined = isProved ? await joinWaitingCompanies(deps.db, person, deps.clock.now()) : undefined;
  const last = { ...person, clientId: joined ?? person.clientId };
  const clientId = person.role === 'employer' ? await workplaceOf(deps.db, last) : null;
  if (clientId === undefined) return undefined;
  return openSession(deps, { ...person, clientId }, context, proved);
}

/** What was stored before stays: it is thrown once the transaction is over. @throws HttpError `noCompany` */
export function withCompany(opened: Token | undefined): Token {
  if (!opened) throw new HttpError('noCompany');
  return opened;
}

/** Says why to who proved to be its owner. @throws HttpError `accountLeaving` with the day, `accountBlocked` with the reason */
export function refuseBlocked(
  context: RequestContext,
  { deleteAfter, blockedReason: reason }: typeof users.$inferSelect,
): never {
  if (deleteAfter === null) throw new HttpError('accountBlocked', { values: { reason } });
  const format = { dateStyle: 'long', timeZone: timeZoneOf(scope(context).site.settings) } as const;
  const day = new Intl.DateTimeFormat(context.locale, format).format(deleteAfter);
  throw new HttpError('accountLeaving', { values: { day } });
}

/**
 * Exchanges e-mail and password for a token (§7 `POST /login`).
 * @throws HttpError `roleNotOffered` where the site has no such accounts, `invalidCredentials`, for admins
 *   `noAccountWithThisEmail`, `accountBlocked` with the reason, `accountLeaving`,
 *   `noCompany`, `tooManyRequests`
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
  if (!isAllowed(tenant, role)) throw new HttpError('roleNotOffered');
  const found = await findLogin(db, tenant.site.id, role, email);
  const known = readKnownDevice(deps.tokens, context.knownDevice);
  const account = accountKey(tenant.site.id, role, email);
  const key = found && known?.account === found.uuid ? `${account}:${known.device}` : account;
  guesses.count(key);
  const blocked = found ? undefined : await findBlocked(db, tenant.site.id, role, email);
  const isRight = await isPassword((found ?? blocked)?.passwordHash, password);
  // Why, is for its owner alone.
  if (blocked && isRight) refuseBlocked(context, blocked);
  if (!found || !isRight) {
    // Only the admin's screen says so (see docs/decisions); elsewhere it would tell who has an account.
    throw new HttpError(!found && role === 'admin' ? 'noAccountWithThisEmail' : 'invalidCredentials');
  }
  guesses.succeeded(key);
  return withCompany(
    await db.transaction(async (tx) => {
      const person = await lockPerson(tx, found.id);
      // Taken back by its owner while the password was compared: another one holds now.
      if (!person?.active || person.passwordHash !== found.passwordHash)
        throw new HttpError('invalidCredentials');
      const opened = await openWorkSession({ ...deps, db: tx }, person, context);
      if (opened && role !== 'admin') await noteEvent(tx, 'account.logged-in', person, clock.now());
      return opened;
    }),
  );
}
