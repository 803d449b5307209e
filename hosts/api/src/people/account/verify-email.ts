import type { UserRow } from './member.ts';
import type { BodyOf, Contract, VerificationLink } from '@boardwright/api-client/contract';
import { and, eq, inArray, isNotNull, isNull } from '../../platform/database/drizzle.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { accountLinks, organisations, users } from '../../platform/database/schema.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { type RequestContext, scope } from '../../platform/http/context.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import { verificationMail } from '../mails/account-mails.ts';
import { mailBrand } from '../../platform/mail/mail-brand.ts';
import { queueMails } from '../../platform/mail/queue-mails.ts';
import type { AccountDeps } from './account-deps.ts';
import { accountKey, type Member, type MemberRole, memberRole } from './member.ts';
import { noteEvent } from './account-logs.ts';
import { lockAddress } from './account.queries.ts';
import { openWorkSession, withCompany } from './log-in.ts';
import { hasProvedAddress } from './data-of-person.ts';
import { needsPassword, passwordAfterProof, takeOver } from './proved-password.ts';
import { findLink, linkAddress, makeLinkToken, spendLink } from './mailed-links.ts';

/** Queues the mail that asks whether an address is its owner's. */
export async function queueVerification(
  tx: Transaction,
  tenant: Tenant,
  person: Pick<UserRow, 'id' | 'email' | 'givenName' | 'locale'> & { readonly role: MemberRole },
  now: Date,
): Promise<void> {
  const { email, locale, role } = person;
  const token = await makeLinkToken(tx, person, 'verify', now);
  const url = await linkAddress(tx, tenant, { token, purpose: 'verify', role, locale });
  const mail = verificationMail(person, url, mailBrand(tenant.site, tenant.board.url));
  const request = { siteId: tenant.site.id, event: 'account.verify', locale, to: email, mail };
  await queueMails(tx, [request], now);
}

/** A company that registered itself is shown once its first employer turned out to be reachable. */
async function showOrganisations(tx: Transaction, { id, clientId }: UserRow): Promise<void> {
  if (clientId === null) return;
  const [earlier] = await tx
    .select({ id: accountLinks.id })
    .from(accountLinks)
    .where(
      and(eq(accountLinks.userId, id), eq(accountLinks.purpose, 'verify'), isNotNull(accountLinks.usedAt)),
    )
    .limit(1);
  if (earlier) return;
  const registered = tx.select({ createdAt: users.createdAt }).from(users).where(eq(users.id, id));
  await tx
    .update(organisations)
    .set({ active: true })
    .where(and(eq(organisations.clientId, clientId), inArray(organisations.createdAt, registered)));
}

/** Notes that a mailed link reached its person; the first time it also shows their company. */
export async function markVerified(tx: Transaction, person: UserRow, now: Date): Promise<void> {
  const marked = await tx
    .update(users)
    .set({ emailVerifiedAt: now })
    .where(and(eq(users.id, person.id), isNull(users.emailVerifiedAt)))
    .returning({ id: users.id });
  if (marked.length === 0) return;
  await showOrganisations(tx, person);
  await noteEvent(tx, 'email.verified', person, now);
}

/**
 * Uses a mailed link up: its account's address is its owner's.
 * @returns the account as it is now; it stays so until the transaction is over
 * @throws HttpError `linkExpired`, also where the account has another address by now
 */
export async function proveAddress(
  tx: Transaction,
  link: typeof accountLinks.$inferSelect,
  now: Date,
): Promise<UserRow> {
  const person = await lockAddress(tx, link.userId, link.email);
  await markVerified(tx, person, now);
  if (!(await spendLink(tx, link, now))) throw new HttpError('linkExpired');
  return person;
}

async function findVerification({ db, clock }: AccountDeps, context: RequestContext, token: string) {
  const { site } = scope(context);
  const use = { token, purpose: 'verify', role: memberRole(context), siteId: site.id } as const;
  const found = await findLink(db, use, clock.now());
  if (!found || found.link.usedAt) throw new HttpError('linkExpired');
  return found;
}

/** What a mailed link is about, for the page of its button. Reading it changes nothing. @throws HttpError `linkExpired` */
export async function readVerification(
  deps: AccountDeps,
  context: RequestContext,
  token: string,
): Promise<VerificationLink> {
  const { person } = await findVerification(deps, context, token);
  return { email: person.email, needs_password: needsPassword(deps, context, person) };
}

/**
 * Verifies an address by the token that was mailed to it (§7 `POST /verify`) and logs in who opened it. Every session
 * from before ends, and in a browser that the account was not used in so does its password: whoever registered the
 * address need not be who reads its mail. The link works once, as it logs in.
 * @throws HttpError `linkExpired`, `validation` on `password`, `noCompany`
 */
export async function verifyEmail(
  deps: AccountDeps,
  context: RequestContext,
  { token, password }: BodyOf<Contract['account']['verifyEmail']>,
) {
  const { db, clock } = deps;
  const { link, person } = await findVerification(deps, context, token);
  const passwordHash = await passwordAfterProof(deps, context, person, password);
  const opened = await db.transaction(async (tx) => {
    const proved = await proveAddress(tx, link, clock.now());
    await takeOver(tx, proved, passwordHash, clock.now());
    return openWorkSession({ ...deps, db: tx }, proved, context, { provedEmail: link.email });
  });
  return { email: link.email, ...withCompany(opened) };
}

/** Mails the link again: to verify the address, or to see in a session of its own what a guest left. @throws HttpError `tooManyRequests` */
export async function resendVerification(deps: AccountDeps, member: Member): Promise<void> {
  const { db, clock, askedMails } = deps;
  const [person] = await db.select().from(users).where(eq(users.id, member.visitor.id));
  if (!person || hasProvedAddress(person, member)) return;
  const account = `verify:${accountKey(member.site.id, member.role, person.email)}`;
  askedMails.count(account);
  await transaction(deps, (tx) =>
    queueVerification(tx, member, { ...person, role: member.role }, clock.now()),
  );
}
