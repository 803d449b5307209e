import type { PasskeyOptions, SecondStepWays, Token } from '@boardwright/api-client/contract';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import { eq } from '../../platform/database/drizzle.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { passkeys } from '../../platform/database/schema.ts';
import { loggedIn, type RequestContext, scope } from '../../platform/http/context.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { type AskedOfPasskey, challengeLife, makeChallenge } from '../../platform/http/passkey-challenges.ts';
import { endSession } from '../../platform/http/sessions.ts';
import type { AccountDeps } from './account-deps.ts';
import { noteEvent } from './account-logs.ts';
import { lockCaller } from './account.queries.ts';
import { openSession, openWorkSession, refuseBlocked, withCompany } from './log-in.ts';
import { accountRole, isAllowed, type UserRow } from './member.ts';
import { type SignedAnswer, type TakenAnswer, takeSignedAnswer } from './passkey-answers.ts';
import { hostOf, userHandleOf } from './passkeys.ts';
import { lockPasskey, type PasskeyRow, passkeysOf } from './passkeys.queries.ts';
import { hasApp } from './second-step.queries.ts';

const asking = (context: RequestContext, session: string | null): AskedOfPasskey => ({
  siteId: scope(context).site.id,
  host: hostOf(context),
  purpose: session === null ? 'log_in' : 'second_step',
  session,
});

async function optionsFor(
  { db, clock }: AccountDeps,
  asked: AskedOfPasskey,
  allowed: readonly PasskeyRow[],
): Promise<PasskeyOptions> {
  const options = await generateAuthenticationOptions({
    rpID: asked.host,
    challenge: await makeChallenge(db, asked, clock.now()),
    timeout: challengeLife,
    userVerification: 'required',
    allowCredentials: allowed.map(({ credentialId: id, transports }) => ({ id, transports })),
  });
  return options as unknown as PasskeyOptions;
}

/** What a browser asks a passkey by, whoever's it is. @throws HttpError `roleNotOffered` */
export function prepareLogInByPasskey(deps: AccountDeps, context: RequestContext): Promise<PasskeyOptions> {
  if (!isAllowed(scope(context), accountRole(context))) throw new HttpError('roleNotOffered');
  return optionsFor(deps, asking(context, null), []);
}

/**
 * Whose passkey signed an answer, which stays so until the transaction is over. That it was used is stored.
 * @throws HttpError `passkeyUnknown`, `passkeyRefused`
 */
async function signerOf(
  tx: Transaction,
  { clock }: AccountDeps,
  context: RequestContext,
  answer: TakenAnswer,
): Promise<UserRow> {
  const { credentialId } = answer;
  const siteId = scope(context).site.id;
  const role = accountRole(context);
  const found = await lockPasskey(tx, { credentialId, siteId, host: hostOf(context), role });
  if (!found) throw new HttpError('passkeyUnknown');
  const { passkey, person } = found;
  const changed = await answer.check(passkey);
  await tx
    .update(passkeys)
    .set({ ...changed, lastUsedAt: clock.now() })
    .where(eq(passkeys.id, passkey.id));
  return person;
}

/**
 * Logs in whom a passkey is of. Its device has made sure of that, by what they have and what they are or know: no second
 * step is left.
 * @throws HttpError `roleNotOffered`, `passkeyTooLate`, `passkeyRefused`, `passkeyUnknown`, `accountBlocked` with the reason,
 *   `accountLeaving`, `noCompany`
 */
export async function logInByPasskey(
  deps: AccountDeps,
  context: RequestContext,
  response: SignedAnswer,
): Promise<Token> {
  const { db, clock } = deps;
  if (!isAllowed(scope(context), accountRole(context))) throw new HttpError('roleNotOffered');
  const answer = await takeSignedAnswer(deps, asking(context, null), response);
  return withCompany(
    await db.transaction(async (tx) => {
      const person = await signerOf(tx, deps, context, answer);
      if (answer.userHandle !== userHandleOf(person)) throw new HttpError('passkeyRefused');
      if (person.blockedAt !== null || person.deleteAfter !== null) refuseBlocked(context, person);
      if (!person.active) throw new HttpError('passkeyUnknown');
      const opened = await openWorkSession({ ...deps, db: tx }, person, context, { isSecondStepDone: true });
      if (opened && person.role !== 'admin') await noteEvent(tx, 'account.logged-in', person, clock.now());
      return opened;
    }),
  );
}

/** By what the caller, who gave the password, takes the second step. */
export async function readSecondStepWays(
  { db }: AccountDeps,
  context: RequestContext,
): Promise<SecondStepWays> {
  const { id } = loggedIn(context);
  const host = hostOf(context);
  const hosts = (await passkeysOf(db, id)).map((passkey) => passkey.host);
  return {
    app: await hasApp(db, id),
    passkey: hosts.includes(host),
    passkey_hosts: [...new Set(hosts)].filter((one) => one !== host).toSorted(),
  };
}

/** @throws HttpError `passkeyElsewhere` where no passkey of the caller is for this host */
export async function preparePassByPasskey(
  deps: AccountDeps,
  context: RequestContext,
): Promise<PasskeyOptions> {
  const { id, session } = loggedIn(context);
  const asked = asking(context, session);
  const here = (await passkeysOf(deps.db, id)).filter(
    ({ host, siteId }) => host === asked.host && siteId === asked.siteId,
  );
  if (here.length === 0) throw new HttpError('passkeyElsewhere');
  return optionsFor(deps, asked, here);
}

/**
 * Takes the second step of logging in with a passkey of who gave the password.
 * @throws HttpError `passkeyTooLate`, `passkeyRefused`, `passkeyUnknown` also for somebody else's
 */
export async function passByPasskey(
  deps: AccountDeps,
  context: RequestContext,
  response: SignedAnswer,
): Promise<Token> {
  const visitor = loggedIn(context);
  const answer = await takeSignedAnswer(deps, asking(context, visitor.session), response);
  return deps.db.transaction(async (tx) => {
    const person = await lockCaller(tx, visitor);
    const signer = await signerOf(tx, deps, context, answer);
    if (signer.id !== person.id) throw new HttpError('passkeyUnknown');
    await endSession(tx, visitor.session);
    const proved = { isSecondStepDone: true, provedEmail: visitor.provedEmail };
    return openSession({ ...deps, db: tx }, person, context, proved);
  });
}
