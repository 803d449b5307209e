import { randomBytes } from 'node:crypto';
import type { BodyOf, Contract, ProfileOffer, Token } from '@boardwright/api-client/contract';
import { and, eq, gt, isNull } from '../../platform/database/drizzle.ts';
import type { Database, Transaction } from '../../platform/database/connect.ts';
import { applications, files, phones, profileLinks, resumes, users } from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { type RequestContext, scope } from '../../platform/http/context.ts';

import { applicationMessages } from '../../platform/forms/field.messages.ts';
import type { AccountDeps } from './account-deps.ts';
import { isAllowed } from './member.ts';
import { noteEvent } from './account-logs.ts';
import { addContactRow } from './contact-details.ts';
import { lockAddress } from './account.queries.ts';
import { openSession } from './log-in.ts';
import { hashOf } from './mailed-links.ts';
import { hashChosen, needsPassword, passwordAfterProof, takeOver } from './proved-password.ts';
import { hasTerms } from './registration-form.ts';
import { markVerified } from './verify-email.ts';
import type { UserRow } from './member.ts';

type Accepted = BodyOf<Contract['account']['acceptProfileOffer']>;

/** The application behind a mailed link, and the account its address has on this site. @throws HttpError `linkExpired`, `roleNotOffered` */
async function findOffer({ db, clock }: AccountDeps, context: RequestContext, token: string) {
  const tenant = scope(context);
  if (!isAllowed(tenant, 'candidate')) throw new HttpError('roleNotOffered');
  const [found] = await db
    .select({ link: profileLinks, application: applications, cv: files })
    .from(profileLinks)
    .innerJoin(
      applications,
      and(eq(applications.id, profileLinks.applicationId), eq(applications.email, profileLinks.email)),
    )
    .leftJoin(files, eq(files.id, applications.cvFileId))
    .where(
      and(
        eq(profileLinks.tokenHash, hashOf(token)),
        isNull(profileLinks.usedAt),
        gt(profileLinks.expiresAt, clock.now()),
        eq(applications.jobBoardId, tenant.board.id),
      ),
    );
  if (!found) throw new HttpError('linkExpired');
  const person = await findAccount(db, tenant.site.id, found.application.email);
  if (person && !person.active) throw new HttpError('linkExpired');
  const needsTerms =
    !person && found.application.termsAcceptedAt === null && hasTerms(tenant, 'candidate', context.locale);
  return { ...found, person, needsTerms };
}
type Offer = Awaited<ReturnType<typeof findOffer>>;

async function findAccount(db: Pick<Database, 'select'>, siteId: number, email: string) {
  const [person] = await db
    .select()
    .from(users)
    .where(and(eq(users.siteId, siteId), eq(users.role, 'candidate'), eq(users.email, email)));
  return person;
}

/** What a mailed link would keep in a profile. Reading it changes nothing. @throws HttpError `linkExpired`, `roleNotOffered` */
export async function readProfileOffer(
  deps: AccountDeps,
  context: RequestContext,
  token: string,
): Promise<ProfileOffer> {
  const { application, cv, person, needsTerms } = await findOffer(deps, context, token);
  return {
    email: application.email,
    given_name: application.givenName,
    family_name: application.familyName,
    phone: application.phone,
    cv_name: cv?.name ?? null,
    has_account: person !== undefined,
    needs_password: person === undefined || needsPassword(deps, context, person),
    needs_terms: needsTerms,
  };
}

/** Makes the account of an application's address: it was mailed, so it is verified. */
async function insertAccount(
  tx: Transaction,
  { application }: Offer,
  { siteId, passwordHash, now }: { siteId: number; passwordHash: string; now: Date },
): Promise<UserRow> {
  const { email, givenName, familyName, locale, termsAcceptedAt } = application;
  const [made] = await tx
    .insert(users)
    .values({
      email,
      role: 'candidate',
      passwordHash,
      givenName,
      familyName,
      siteId,
      locale,
      termsAcceptedAt: termsAcceptedAt ?? now,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  // Registered a moment ago in another window: its link is asked for once more.
  if (!made) throw new HttpError('linkExpired');
  await noteEvent(tx, 'account.registered', made, now);
  return made;
}

/** Adds what the profile lacks: a number, and the application itself. */
async function addWhatIsMissing(tx: Transaction, { application }: Offer, person: UserRow, now: Date) {
  const { id, phone, phoneCountry } = application;
  await tx.update(applications).set({ userId: person.id }).where(eq(applications.id, id));
  if (phone === null || phoneCountry === null) return;
  const [stored] = await tx
    .select({ id: phones.id })
    .from(phones)
    .where(eq(phones.userId, person.id))
    .limit(1);
  if (stored) return;
  await addContactRow(
    tx,
    'phones',
    { userId: person.id },
    { label: '', phone, countryCode: phoneCountry },
    {},
    now,
  );
}

/** The CV that went along becomes the resume's, where that has none. */
async function storeCv(
  deps: AccountDeps,
  context: RequestContext,
  { cv }: Offer,
  person: UserRow,
): Promise<void> {
  if (!cv) return;
  const [resume] = await deps.db
    .select({ fileId: resumes.fileId })
    .from(resumes)
    .where(eq(resumes.userId, person.id));
  if (resume?.fileId) return;
  const member = {
    ...scope(context),
    locale: context.locale,
    visitor: { id: person.id, clientId: null },
  };
  await deps.ports.storeCv(member, { name: cv.name, content: await deps.storage.read(cv.storageKey) });
}

/**
 * Keeps the data of an application in a profile, by the button of a mailed link's page, and logs in who opened it
 * (see docs/decisions). Where the address has an account already it gets what it lacks. The link works once.
 * @throws HttpError `linkExpired`, `roleNotOffered`, `validation` on `password` and `terms`
 */
export async function acceptProfileOffer(
  deps: AccountDeps,
  context: RequestContext,
  token: string,
  { password, terms }: Accepted,
): Promise<Token> {
  const { db, clock } = deps;
  const offer = await findOffer(deps, context, token);
  const { application, link } = offer;
  if (offer.needsTerms && terms !== true) {
    const fields = { terms: [applicationMessages(context.locale)('termsRequired')] };
    throw new HttpError('validation', { fields });
  }
  const passwordHash = offer.person
    ? await passwordAfterProof(deps, context, offer.person, password)
    : await hashChosen(password ?? '', application, context);
  const now = clock.now();
  const siteId = scope(context).site.id;
  const { person, opened } = await db.transaction(async (tx) => {
    const used = await tx
      .update(profileLinks)
      .set({ usedAt: now })
      .where(and(eq(profileLinks.id, link.id), isNull(profileLinks.usedAt)))
      .returning({ id: profileLinks.id });
    if (used.length === 0) throw new HttpError('linkExpired');
    const account = offer.person
      ? await lockAddress(tx, offer.person.id, link.email)
      : await insertAccount(tx, offer, { siteId, passwordHash: passwordHash ?? '', now });
    await markVerified(tx, account, now);
    if (offer.person) await takeOver(tx, account, passwordHash, now);
    await addWhatIsMissing(tx, offer, account, now);
    return {
      person: account,
      opened: await openSession({ ...deps, db: tx }, account, context, { provedEmail: link.email }),
    };
  });
  await storeCv(deps, context, offer, person);
  return opened;
}

/** How long a link keeps: as long as an application may wait for its answer. */
const linkLives = 14 * 24 * 60 * 60 * 1000;

/** Makes the token of a link that keeps an application's data in a profile. */
export async function makeProfileLink(
  tx: Transaction,
  application: { readonly id: number; readonly email: string },
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx.insert(profileLinks).values({
    applicationId: application.id,
    email: application.email,
    tokenHash: hashOf(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + linkLives),
  });
  return token;
}
