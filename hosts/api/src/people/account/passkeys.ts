import {
  type AddedPasskey,
  type BodyOf,
  type Contract,
  type NewPasskeyOptions,
  normalised,
  type Passkey,
  passkeyLimits,
} from '@boardwright/api-client/contract';
import { generateRegistrationOptions } from '@simplewebauthn/server';
import { and, eq } from '../../platform/database/drizzle.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { passkeys, users } from '../../platform/database/schema.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Visitor } from '../../platform/http/authenticate.ts';
import { loggedIn, type RequestContext, scope } from '../../platform/http/context.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { challengeLife, makeChallenge } from '../../platform/http/passkey-challenges.ts';
import { endSession, endSessions } from '../../platform/http/sessions.ts';
import { mailBrand } from '../../platform/mail/mail-brand.ts';
import { queueMails } from '../../platform/mail/queue-mails.ts';
import { type PasskeyNews, passkeyMail } from '../mails/passkey-mails.ts';
import type { AccountDeps } from './account-deps.ts';
import { noteEvent } from './account-logs.ts';
import { accountMessages } from './account.messages.ts';
import { lockCaller } from './account.queries.ts';
import { checkCurrentPassword } from './change-password.ts';
import { openSession } from './log-in.ts';
import type { UserRow } from './member.ts';
import { algorithms, readMadePasskey } from './passkey-answers.ts';
import { countPasskeys, findPasskey, passkeysOf, presentPasskey } from './passkeys.queries.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { forgetUnusedCodes, hasSecondStep, isSecondStepRequired } from './second-step.queries.ts';
import { deviceOf } from './sessions.ts';

/** The host that a passkey is for. @throws HttpError `unknownHost` where it cannot be one */
export function hostOf({ siteHost }: RequestContext): string {
  if (siteHost === undefined) throw new HttpError('unknownHost');
  return siteHost;
}

/** What a device keeps of whose a passkey is, by which a browser knows what it may be used for. */
export const userHandleOf = ({ role, uuid }: Pick<UserRow, 'role' | 'uuid'>): string => `${role}~${uuid}`;

/** The caller's passkeys, added last first. */
export async function readPasskeys({ db }: AccountDeps, context: RequestContext): Promise<Passkey[]> {
  const rows = await passkeysOf(db, loggedIn(context).id);
  return rows.map((row) => presentPasskey(row, hostOf(context)));
}

/**
 * The caller, if they know their password too.
 * @throws HttpError `validation` on `current_password`, `tooManyRequests`, `unauthenticated`
 */
async function provePassword(deps: AccountDeps, context: RequestContext, typed: string): Promise<UserRow> {
  const visitor = loggedIn(context);
  const [person] = await deps.db.select().from(users).where(eq(users.id, visitor.id));
  if (!person) throw new HttpError('unauthenticated');
  if (visitor.secondStep === null) await checkCurrentPassword(deps, visitor, context.locale, person, typed);
  return person;
}

/** @throws HttpError `tooManyPasskeys` for one more than there can be */
async function refuseTooMany(db: Parameters<typeof countPasskeys>[0], userId: number): Promise<void> {
  const { most } = passkeyLimits;
  if ((await countPasskeys(db, userId)) >= most)
    throw new HttpError('tooManyPasskeys', { values: { number: most } });
}

/** @throws HttpError `secondStepAsked` for who has a second step to take before they add one */
function refuseHalfIn({ secondStep }: Visitor): void {
  if (secondStep === 'asked') throw new HttpError('secondStepAsked');
}

const adding = (context: RequestContext) => ({
  siteId: scope(context).site.id,
  host: hostOf(context),
  purpose: 'add' as const,
  session: loggedIn(context).session,
});

/**
 * What a browser makes a passkey by: one that its device lists by itself, and opens only to its owner.
 * @throws HttpError `secondStepAsked`, `validation` on `current_password`, `tooManyPasskeys`, `tooManyRequests`
 */
export async function prepareNewPasskey(
  deps: AccountDeps,
  context: RequestContext,
  { current_password: typed = '' }: BodyOf<Contract['account']['prepareNewPasskey']>,
): Promise<NewPasskeyOptions> {
  refuseHalfIn(loggedIn(context));
  const person = await provePassword(deps, context, typed);
  await refuseTooMany(deps.db, person.id);
  const { site } = scope(context);
  const host = hostOf(context);
  const known = (await passkeysOf(deps.db, person.id)).filter((passkey) => passkey.host === host);
  const options = await generateRegistrationOptions({
    rpName: site.name || 'Boardwright',
    rpID: host,
    userID: new TextEncoder().encode(userHandleOf(person)),
    userName: person.email,
    userDisplayName: `${person.givenName} ${person.familyName}`.trim() || person.email,
    challenge: await makeChallenge(deps.db, adding(context), deps.clock.now()),
    timeout: challengeLife,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  });
  return options as unknown as NewPasskeyOptions;
}

/** @throws HttpError `validation` on `name` */
function checkedName({ locale }: RequestContext, typed: string): string {
  const name = normalised(typed, 'NFC').replaceAll(/\s+/g, ' ').trim();
  const t = accountMessages(locale);
  const problem =
    name === ''
      ? t('passkeyName')
      : name.length > passkeyLimits.name
        ? t('passkeyNameLong', { number: passkeyLimits.name })
        : undefined;
  if (problem !== undefined) throw new HttpError('validation', { fields: { name: [problem] } });
  return name;
}

/** What a new passkey is called until its owner renames it: the browser and system of its device. */
function nameByDevice({ locale, userAgent }: RequestContext): string {
  const t = accountMessages(locale);
  const { browser, system } = deviceOf(userAgent ?? null);
  const name = browser && system ? t('passkeyOf', { browser, system }) : (browser ?? system ?? t('passkey'));
  return name.slice(0, passkeyLimits.name);
}

async function note(
  tx: Transaction,
  context: RequestContext,
  person: UserRow,
  news: PasskeyNews,
  now: Date,
): Promise<void> {
  const { site, board } = scope(context);
  const { email: to, locale } = person;
  const { passkey, host } = news;
  await noteEvent(tx, `passkey.${news.kind}`, { id: person.id, clientId: null }, now, { passkey, host });
  const mail = passkeyMail(person, news, mailBrand(site, board.url));
  await queueMails(tx, [{ siteId: site.id, event: 'account.passkey', locale, to, mail }], now);
}

/**
 * Adds what a browser made; the caller goes on in a session of its own. Of an admin it is a second step too: the first that
 * they have ends every other session, and gives recovery codes.
 * @throws HttpError `secondStepAsked`, `validation` on `name`, `passkeyTooLate`, `passkeyRefused`, `passkeyKnown`, `tooManyPasskeys`
 */
export async function addPasskey(
  deps: AccountDeps,
  context: RequestContext,
  { response, name: typed }: BodyOf<Contract['account']['addPasskey']>,
): Promise<AddedPasskey> {
  const visitor = loggedIn(context);
  refuseHalfIn(visitor);
  const name = typed === undefined ? nameByDevice(context) : checkedName(context, typed);
  const made = await readMadePasskey(deps, adding(context), response);
  const now = deps.clock.now();
  const host = hostOf(context);
  return transaction(deps, async (tx) => {
    const person = await lockCaller(tx, visitor);
    await refuseTooMany(tx, person.id);
    const isFirst = person.role === 'admin' && !(await hasSecondStep(tx, person.id));
    const row = { ...made, userId: person.id, siteId: scope(context).site.id, host, name, createdAt: now };
    const [added] = await tx.insert(passkeys).values(row).onConflictDoNothing().returning();
    if (!added) throw new HttpError('passkeyKnown');
    await note(tx, context, person, { kind: 'added', passkey: name, host }, now);
    if (isFirst) await endSessions(tx, person.id);
    else await endSession(tx, visitor.session);
    const { clientId, provedEmail } = visitor;
    const proved = { provedEmail, isSecondStepDone: true };
    const opened = await openSession({ ...deps, db: tx }, { ...person, clientId }, context, proved);
    const recovery = isFirst ? { recovery_codes: await makeRecoveryCodes(tx, person.id) } : {};
    return { ...opened, ...recovery, passkey: presentPasskey(added, host) };
  });
}

/** @throws HttpError `validation` on `name`, `notFound` for everybody else's */
export async function renamePasskey(
  { db }: AccountDeps,
  context: RequestContext,
  uuid: string,
  typed: string,
): Promise<Passkey> {
  const { id } = loggedIn(context);
  const name = checkedName(context, typed);
  const [renamed] = isUuid(uuid)
    ? await db
        .update(passkeys)
        .set({ name })
        .where(and(eq(passkeys.uuid, uuid), eq(passkeys.userId, id)))
        .returning()
    : [];
  if (!renamed) throw new HttpError('notFound');
  return presentPasskey(renamed, hostOf(context));
}

/**
 * Removes a passkey; who is logged in by it stays so.
 * @throws HttpError `validation` on `current_password`, `notFound`, `secondStepRequired` for the last second step of an admin
 *   whose team asks for one, `tooManyRequests`
 */
export async function removePasskey(
  deps: AccountDeps,
  context: RequestContext,
  uuid: string,
  typed: string,
): Promise<void> {
  const { id } = await provePassword(deps, context, typed);
  const now = deps.clock.now();
  await transaction(deps, async (tx) => {
    const person = await lockCaller(tx, loggedIn(context));
    const found = isUuid(uuid) ? await findPasskey(tx, id, uuid) : undefined;
    if (!found) throw new HttpError('notFound');
    await tx.delete(passkeys).where(eq(passkeys.id, found.id));
    if (person.role === 'admin') {
      const isLast = !(await hasSecondStep(tx, id));
      if (isLast && (await isSecondStepRequired(tx, scope(context).site.id)))
        throw new HttpError('secondStepRequired');
      await forgetUnusedCodes(tx, id);
    }
    await note(tx, context, person, { kind: 'removed', passkey: found.name, host: found.host }, now);
  });
}

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
