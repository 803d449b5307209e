import type { BodyOf, Contract, Token } from '@boardwright/api-client/contract';
import { and, asc, eq, inArray, isNull } from '../../platform/database/drizzle.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { jobBoards, siteHosts, sites, users } from '../../platform/database/schema.ts';
import type { Deps } from '../../platform/deps.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { countriesOfNewSite } from '../../platform/http/site-countries.ts';
import { startSession } from '../../platform/http/sessions.ts';
import { hashPassword } from '../../people/account/passwords.ts';
import { hostMessage } from '../hosts/host.messages.ts';
import { type AcceptedSetup, readSetupForm } from './setup-form.ts';
import { findSetupLink, lockSetup, useSetupLink } from './setup-link.ts';

/** The site an owner sets up: the first one. */
async function firstSite(db: Pick<Transaction, 'select'>) {
  const [site] = await db.select().from(sites).where(isNull(sites.deletedAt)).orderBy(asc(sites.id)).limit(1);
  return site;
}

/** Where the site answers from now on. @throws HttpError `validation` for a host of another site */
async function addHosts(tx: Transaction, siteId: number, { hosts, locale }: AcceptedSetup): Promise<void> {
  await tx
    .insert(siteHosts)
    .values(hosts.map((host) => ({ host, siteId })))
    .onConflictDoNothing();
  const stored = await tx
    .select()
    .from(siteHosts)
    .where(inArray(siteHosts.host, [...hosts]));
  if (stored.some((host) => host.siteId !== siteId))
    throw new HttpError('validation', { fields: { host: [hostMessage(locale, 'hostTaken')] } });
}

async function nameSite(tx: Transaction, accepted: AcceptedSetup) {
  const site = await firstSite(tx);
  if (!site) throw new HttpError('linkExpired');
  const { siteName, languages, defaultLanguage, hosts, address, email } = accepted;
  await addHosts(tx, site.id, accepted);
  await tx
    .update(sites)
    .set({
      name: siteName,
      supportedLocales: [...languages],
      defaultLocale: defaultLanguage,
      settings: {
        ...site.settings,
        supported_languages: languages,
        default_language: defaultLanguage,
        search_countries: countriesOfNewSite(defaultLanguage, hosts[0] ?? ''),
      },
    })
    .where(eq(sites.id, site.id));
  await tx
    .update(jobBoards)
    .set({ name: siteName, host: hosts[0] ?? '', url: address, email })
    .where(eq(jobBoards.id, site.jobBoardId));
  return site;
}

type Person = Pick<
  typeof users.$inferInsert,
  'email' | 'givenName' | 'familyName' | 'passwordHash' | 'locale' | 'emailVerifiedAt'
>;

/** The admin of all sites; somebody of this address who was one before is one again, with the new password. */
async function insertFirstAdmin(tx: Transaction, person: Person) {
  const named = { id: users.id, uuid: users.uuid };
  const [again] = await tx
    .update(users)
    .set({ ...person, adminRole: 'owner', active: true })
    .where(and(eq(users.email, person.email), eq(users.role, 'admin'), isNull(users.siteId)))
    .returning(named);
  if (again) return again;
  const [made] = await tx
    .insert(users)
    .values({ ...person, role: 'admin', adminRole: 'owner' })
    .returning(named);
  if (!made) throw new Error('The admin was not stored');
  return made;
}

async function completeSetup(
  deps: Deps,
  context: RequestContext,
  body: BodyOf<Contract['setup']['completeSetup']>,
): Promise<Token> {
  const { db, clock } = deps;
  if (!(await findSetupLink(db, deps, body.token))) throw new HttpError('linkExpired');
  const accepted = readSetupForm(body, context.locale);
  const passwordHash = await hashPassword(body.password);
  const now = clock.now();
  return db.transaction(async (tx) => {
    await lockSetup(tx);
    const link = await findSetupLink(tx, deps, body.token);
    if (!link || !(await useSetupLink(tx, link.id, now))) throw new HttpError('linkExpired');
    const site = await nameSite(tx, accepted);
    const { email, givenName, familyName } = accepted;
    const person = { email, givenName, familyName, passwordHash, locale: context.locale };
    const admin = await insertFirstAdmin(tx, { ...person, emailVerifiedAt: now });
    return startSession(
      { ...deps, db: tx },
      {
        subject: admin.uuid,
        userId: admin.id,
        role: 'admin',
        siteId: site.id,
        clientId: null,
        userAgent: context.userAgent,
      },
    );
  });
}

/** Setting up a new installation (`docs/decisions`, 'No account that everybody knows'). */
export function setupHandlers(deps: Deps): Handlers<Contract['setup']> {
  return {
    readSetup: async ({ query }) => {
      const link = await findSetupLink(deps.db, deps, query.token);
      const site = link && (await firstSite(deps.db));
      if (!link || !site) throw new HttpError('linkExpired');
      return {
        data: {
          expires_at: link.expiresAt.toISOString(),
          languages: site.supportedLocales,
          default_language: site.defaultLocale,
        },
      };
    },
    completeSetup: async ({ body }, context) => {
      const data = await completeSetup(deps, context, body);
      deps.tenants.forget();
      return { data };
    },
  };
}
