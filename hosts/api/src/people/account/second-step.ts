import type {
  BodyOf,
  Contract,
  SecondStepSecret,
  SecondStepState,
  Token,
  TokenWithCodes,
} from '@boardwright/api-client/contract';
import { eq } from '../../platform/database/drizzle.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { secondStepApps, users } from '../../platform/database/schema.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { loggedIn, type RequestContext, scope } from '../../platform/http/context.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { endSession, endSessions } from '../../platform/http/sessions.ts';
import { mailBrand } from '../../platform/mail/mail-brand.ts';
import { queueMails } from '../../platform/mail/queue-mails.ts';
import { secondStepMail, type SecondStepNews } from '../mails/second-step-mails.ts';
import type { AccountDeps } from './account-deps.ts';
import { accountMessages } from './account.messages.ts';
import { lockCaller } from './account.queries.ts';
import { makeSecret, secretAddress, timeStepOf } from './app-codes.ts';
import { checkCurrentPassword } from './change-password.ts';
import { readKnownDevice } from './known-device.ts';
import { openSession } from './log-in.ts';
import type { UserRow } from './member.ts';
import { countPasskeys } from './passkeys.queries.ts';
import { countRecoveryCodes, makeRecoveryCodes, spendRecoveryCode } from './recovery-codes.ts';
import {
  findApp,
  forgetApp,
  hasApp,
  hasSecondStep,
  isSecondStepRequired,
  lockApp,
} from './second-step.queries.ts';

type Password = BodyOf<Contract['account']['prepareSecondStep']>;

const refused = (
  { locale }: RequestContext,
  typed: string,
  wrong: 'codeWrong' | 'recoveryCodeWrong' = 'codeWrong',
): HttpError => {
  const sentence = accountMessages(locale)(typed.trim() === '' ? 'codeRequired' : wrong);
  return new HttpError('validation', { fields: { code: [sentence] } });
};

/** Tells somebody what was done with how they log in: it may not have been them. */
export async function mailSecondStep(
  tx: Transaction,
  context: RequestContext,
  person: UserRow,
  news: SecondStepNews,
  now: Date,
): Promise<void> {
  const { site, board } = scope(context);
  const { email: to, locale } = person;
  const mail = secondStepMail(person, news, mailBrand(site, board.url));
  await queueMails(tx, [{ siteId: site.id, event: 'account.second-step', locale, to, mail }], now);
}

/** How the caller logs in. */
export async function readSecondStep({ db }: AccountDeps, context: RequestContext): Promise<SecondStepState> {
  const { id } = loggedIn(context);
  const app = await findApp(db, id);
  return {
    on_since: app?.secret ? (app.confirmedAt?.toISOString() ?? null) : null,
    is_required: await isSecondStepRequired(db, scope(context).site.id),
    recovery_codes_left: await countRecoveryCodes(db, id),
    passkeys: await countPasskeys(db, id),
  };
}

/**
 * The caller, if they know their password too.
 * @throws HttpError `validation` on `current_password`, `tooManyRequests`, `unauthenticated`
 */
async function provePassword(deps: AccountDeps, context: RequestContext, typed: string): Promise<UserRow> {
  const visitor = loggedIn(context);
  const [person] = await deps.db.select().from(users).where(eq(users.id, visitor.id));
  if (!person) throw new HttpError('unauthenticated');
  await checkCurrentPassword(deps, visitor, context.locale, person, typed);
  return person;
}

/**
 * Makes the secret of an app that is not used yet. Who has just given the password, because their team asks for a second
 * step, is not asked for it again.
 * @throws HttpError `secondStepAsked`, `validation` on `current_password`, `tooManyRequests`
 */
export async function prepareSecondStep(
  deps: AccountDeps,
  context: RequestContext,
  { current_password: typed = '' }: Password,
): Promise<SecondStepSecret> {
  const visitor = loggedIn(context);
  if (visitor.secondStep === 'asked') throw new HttpError('secondStepAsked');
  if (visitor.secondStep === null) await provePassword(deps, context, typed);
  const secret = makeSecret();
  return deps.db.transaction(async (tx) => {
    const { id, uuid, email } = await lockCaller(tx, visitor);
    const newSecret = deps.tokens.cipher.encrypt(uuid, secret);
    await tx
      .insert(secondStepApps)
      .values({ userId: id, newSecret, createdAt: deps.clock.now() })
      .onConflictDoUpdate({ target: secondStepApps.userId, set: { newSecret } });
    return { secret, address: secretAddress(secret, scope(context).site.name || 'Boardwright', email) };
  });
}

/**
 * Turns two-step login on, or moves it to another app, once that app has made a right code. Every other session ends.
 * @throws HttpError `secondStepAsked`, `validation` on `code`, `tooManyRequests`
 */
export async function confirmSecondStep(
  deps: AccountDeps,
  context: RequestContext,
  typed: string,
): Promise<TokenWithCodes> {
  const visitor = loggedIn(context);
  if (visitor.secondStep === 'asked') throw new HttpError('secondStepAsked');
  const key = `new:${visitor.id}`;
  deps.codes.count(key);
  const now = deps.clock.now();
  const opened = await transaction(deps, async (tx) => {
    const person = await lockCaller(tx, visitor);
    const app = await lockApp(tx, visitor.id);
    const secret = app?.newSecret ? deps.tokens.cipher.decrypt(visitor.uuid, app.newSecret) : undefined;
    const code = typed.replaceAll(/\s/g, '');
    const timeStep = secret === undefined ? undefined : timeStepOf({ code, secret, after: 0, now });
    if (!app || timeStep === undefined) throw refused(context, typed);
    await tx
      .update(secondStepApps)
      .set({ secret: app.newSecret, newSecret: null, confirmedAt: now, lastTimeStep: timeStep })
      .where(eq(secondStepApps.userId, visitor.id));
    const codes = await makeRecoveryCodes(tx, visitor.id);
    await endSessions(tx, visitor.id);
    await mailSecondStep(tx, context, person, { kind: app.secret ? 'moved' : 'on' }, now);
    const proved = { isSecondStepDone: true, provedEmail: visitor.provedEmail };
    return { ...(await openSession({ ...deps, db: tx }, person, context, proved)), recovery_codes: codes };
  });
  deps.codes.succeeded(key);
  return opened;
}

interface CheckedCode {
  readonly person: UserRow;
  readonly typed: string;
  readonly now: Date;
}

/** Whether a code is good, which uses it up. */
async function takeCode(
  tx: Transaction,
  { tokens }: AccountDeps,
  { person, typed, now }: CheckedCode,
): Promise<'app' | 'recovery' | undefined> {
  const code = typed.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(code))
    return (await spendRecoveryCode(tx, person.id, typed, now)) ? 'recovery' : undefined;
  const app = await lockApp(tx, person.id);
  if (!app?.secret) return undefined;
  const secret = tokens.cipher.decrypt(person.uuid, app.secret);
  const timeStep = secret && timeStepOf({ code, secret, after: app.lastTimeStep, now });
  if (!timeStep) return undefined;
  await tx.update(secondStepApps).set({ lastTimeStep: timeStep }).where(eq(secondStepApps.userId, person.id));
  return 'app';
}

/**
 * Takes the second step of logging in. Guesses are counted by account, and for a browser that was logged in before by
 * itself, so that who stole a password does not lock its owner out.
 * @throws HttpError `secondStepToSetUp`, `validation` on `code`, `tooManyRequests`
 */
export async function passSecondStep(
  deps: AccountDeps,
  context: RequestContext,
  typed: string,
): Promise<Token> {
  const visitor = loggedIn(context);
  if (visitor.secondStep === 'to_set_up') throw new HttpError('secondStepToSetUp');
  const known = readKnownDevice(deps.tokens, context.knownDevice);
  const key = known?.account === visitor.uuid ? `${visitor.id}:${known.device}` : `${visitor.id}`;
  deps.codes.count(key);
  const now = deps.clock.now();
  const opened = await transaction(deps, async (tx) => {
    const person = await lockCaller(tx, visitor);
    const taken = await takeCode(tx, deps, { person, typed, now });
    // No app makes letters.
    if (!taken) throw refused(context, typed, /[a-z]/i.test(typed) ? 'recoveryCodeWrong' : 'codeWrong');
    if (taken === 'recovery') {
      const left = await countRecoveryCodes(tx, person.id);
      await mailSecondStep(tx, context, person, { kind: 'recovered', left }, now);
    }
    await endSession(tx, visitor.session);
    const proved = { isSecondStepDone: true, provedEmail: visitor.provedEmail };
    return openSession({ ...deps, db: tx }, person, context, proved);
  });
  deps.codes.succeeded(key);
  return opened;
}

/** @throws HttpError `validation` on `current_password`, `secondStepOff`, `tooManyRequests` */
export async function renewRecoveryCodes(
  deps: AccountDeps,
  context: RequestContext,
  typed: string,
): Promise<string[]> {
  const { id } = await provePassword(deps, context, typed);
  return deps.db.transaction(async (tx) => {
    await lockCaller(tx, loggedIn(context));
    if (!(await hasSecondStep(tx, id))) throw new HttpError('secondStepOff');
    return makeRecoveryCodes(tx, id);
  });
}

/** Turns the codes of the app off; where they are off nothing changes. Passkeys stay, and the recovery codes with them. @throws as {@link renewRecoveryCodes}, `secondStepRequired` */
export async function turnOffSecondStep(
  deps: AccountDeps,
  context: RequestContext,
  typed: string,
): Promise<void> {
  const { id } = await provePassword(deps, context, typed);
  const now = deps.clock.now();
  await transaction(deps, async (tx) => {
    const person = await lockCaller(tx, loggedIn(context));
    if (!(await hasApp(tx, id))) return;
    await forgetApp(tx, id);
    const isLast = !(await hasSecondStep(tx, id));
    if (isLast && (await isSecondStepRequired(tx, scope(context).site.id)))
      throw new HttpError('secondStepRequired');
    await mailSecondStep(tx, context, person, { kind: 'off' }, now);
  });
}
