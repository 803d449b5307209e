import type { AccountSession } from '@boardwright/api-client/contract';
import Bowser from 'bowser';
import type { sessions } from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { loggedIn, type RequestContext, scope } from '../../platform/http/context.ts';
import { endMySession, endSession, endSessions, findSessions } from '../../platform/http/sessions.ts';
import type { AccountDeps } from './account-deps.ts';

type SessionDeps = Pick<AccountDeps, 'db' | 'clock'>;

const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What a browser calls itself, in names that its owner knows; null for what it does not say. */
export function deviceOf(userAgent: string | null): Pick<AccountSession, 'browser' | 'system'> {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: browser.name || null, system: os.name || null };
}

function present(row: typeof sessions.$inferSelect, current: string): AccountSession {
  return {
    uuid: row.uuid,
    is_current: row.uuid === current,
    ...deviceOf(row.userAgent),
    created_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt.toISOString(),
  };
}

/** Where the caller is logged in on this site, this session first. */
export async function findMySessions(
  { db, clock }: SessionDeps,
  context: RequestContext,
): Promise<AccountSession[]> {
  const { id, session } = loggedIn(context);
  const rows = await findSessions(db, id, scope(context).site.id, clock.now());
  const all = rows.map((row) => present(row, session));
  return [...all.filter((one) => one.is_current), ...all.filter((one) => !one.is_current)];
}

/** @throws HttpError `notFound` for anybody else's, and for one that has ended */
export async function endNamedSession(
  { db }: SessionDeps,
  context: RequestContext,
  uuid: string,
): Promise<void> {
  const { id } = loggedIn(context);
  if (!uuidPattern.test(uuid) || !(await endMySession(db, id, uuid))) throw new HttpError('notFound');
}

/** Ends every session of the caller but this one. */
export async function endOtherSessions({ db }: SessionDeps, context: RequestContext): Promise<void> {
  const { id, session } = loggedIn(context);
  await endSessions(db, id, session);
}

/** Ends the session of the token that came along. */
export async function logOut({ db }: SessionDeps, context: RequestContext): Promise<void> {
  const session = context.visitor?.session ?? context.siteSession;
  if (session !== undefined) await endSession(db, session);
}
