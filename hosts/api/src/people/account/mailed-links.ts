import { createHash, randomBytes } from 'node:crypto';
import { defaultPath } from '@boardwright/blocks-schema';
import { and, asc, eq, gt, isNull, lte, or } from '../../platform/database/drizzle.ts';
import type { Database, Transaction } from '../../platform/database/connect.ts';
import { accountLinks, jobBoards, livePages, sites, users } from '../../platform/database/schema.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import type { AccountRole } from './member.ts';

export type LinkPurpose = (typeof accountLinks.$inferSelect)['purpose'];

const hour = 60 * 60 * 1000;
/** Milliseconds a link is good for. The mails say so too. */
const lives: Readonly<Record<LinkPurpose, number>> = {
  verify: 7 * 24 * hour,
  reset: 2 * hour,
  invite: 7 * 24 * hour,
};

/** What is kept of a mailed token. A random one needs no salt and no slow hash: nobody guesses 256 bits. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Makes the token of a link to be mailed to a person's present address. */
export async function makeLinkToken(
  tx: Transaction,
  { id, email }: { readonly id: number; readonly email: string },
  purpose: LinkPurpose,
  now: Date,
): Promise<string> {
  await tx
    .delete(accountLinks)
    .where(and(eq(accountLinks.userId, id), lte(accountLinks.expiresAt, now), isNull(accountLinks.usedAt)));
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + lives[purpose]);
  await tx
    .insert(accountLinks)
    .values({ userId: id, purpose, email, tokenHash: hashOf(token), createdAt: now, expiresAt });
  return token;
}

/** Where a link must belong to be good. */
export interface LinkUse {
  readonly token: string;
  readonly purpose: LinkPurpose;
  readonly role: AccountRole;
  readonly siteId: number;
}

/** The link of a token and its person, if it still holds: of this site and role, in time, of the person's present address. */
export async function findLink(db: Database, { token, purpose, role, siteId }: LinkUse, now: Date) {
  const [found] = await db
    .select({ link: accountLinks, person: users })
    .from(accountLinks)
    .innerJoin(users, and(eq(users.id, accountLinks.userId), eq(users.email, accountLinks.email)))
    .where(
      and(
        eq(accountLinks.tokenHash, hashOf(token)),
        eq(accountLinks.purpose, purpose),
        gt(accountLinks.expiresAt, now),
        eq(users.role, role),
        role === 'admin' ? or(eq(users.siteId, siteId), isNull(users.siteId)) : eq(users.siteId, siteId),
        eq(users.active, true),
      ),
    );
  return found;
}

/** Ends every link of a purpose that a person was mailed and has not opened. */
export async function endLinks(
  tx: Transaction,
  userId: number,
  purpose: LinkPurpose,
  now: Date,
): Promise<void> {
  await tx
    .update(accountLinks)
    .set({ usedAt: now })
    .where(
      and(eq(accountLinks.userId, userId), eq(accountLinks.purpose, purpose), isNull(accountLinks.usedAt)),
    );
}

/**
 * Uses a link up.
 * @returns false when it had been used before, also a moment ago in another call
 */
export async function spendLink(
  tx: Transaction,
  link: typeof accountLinks.$inferSelect,
  now: Date,
): Promise<boolean> {
  const used = await tx
    .update(accountLinks)
    .set({ usedAt: now })
    .where(and(eq(accountLinks.id, link.id), isNull(accountLinks.usedAt)))
    .returning({ id: accountLinks.id });
  return used.length > 0;
}

const pageOf = { verify: 'p-login', reset: 'p-password-change', invite: 'p-password-change' } as const;
const parameterOf = { verify: 'verify', reset: 'token', invite: 'token' } as const;

/** The path of a site's page in a language, with the prefix of a language that is not the site's own. */
export async function pagePath(
  db: Pick<Database, 'select'>,
  { site }: Tenant,
  key: string,
  wished: string,
): Promise<string> {
  const locale = site.supportedLocales.includes(wished) ? wished : site.defaultLocale;
  const [page] = await db
    .select({ path: livePages.path })
    .from(livePages)
    .where(and(eq(livePages.siteId, site.id), eq(livePages.key, key)))
    .limit(1);
  const path = page?.path[locale] ?? defaultPath(key, locale, 0);
  return locale === site.defaultLocale ? `/${path}` : `/${locale}/${path}`;
}

/**
 * The address a mail carries: the board's own template where it has one (§3 'Job board'), else the site's login page
 * with `?verify=`, or its password page with `?token=`; an employer's carries `isEmployer=true` beside it.
 */
export async function linkAddress(
  db: Pick<Database, 'select'>,
  tenant: Tenant,
  { purpose, token, role, locale }: Omit<LinkUse, 'siteId'> & { readonly locale: string },
): Promise<string> {
  const { board } = tenant;
  const template = purpose === 'verify' ? board.verifyUrlTemplate : board.passwordResetUrlTemplate;
  const url =
    template === ''
      ? new URL(await pagePath(db, tenant, pageOf[purpose], locale), board.url)
      : new URL(template.replaceAll('{token}', token).replaceAll('{locale}', locale), board.url);
  if (template === '') url.searchParams.set(parameterOf[purpose], token);
  if (role === 'employer') url.searchParams.set('isEmployer', 'true');
  return url.href;
}

/**
 * Where an admin chooses a new password, or accepts an invitation: in the editor, at the address of their site. Of whoever runs all sites that is
 * the first one, its owner's: the address of another may be somebody else's to choose.
 */
export async function adminLinkAddress(
  db: Pick<Database, 'select'>,
  { siteId }: { readonly siteId: number | null },
  token: string,
  page: 'password' | 'invitation' = 'password',
): Promise<string> {
  const [home] = await db
    .select({ url: jobBoards.url })
    .from(sites)
    .innerJoin(jobBoards, eq(jobBoards.id, sites.jobBoardId))
    .where(siteId === null ? undefined : eq(sites.id, siteId))
    .orderBy(asc(sites.id))
    .limit(1);
  const url = new URL(`/admin/${page}`, home?.url);
  url.searchParams.set('token', token);
  return url.href;
}
