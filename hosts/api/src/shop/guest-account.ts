import { and, eq, ne, sql } from '../platform/database/drizzle.ts';
import type { Database, Transaction } from '../platform/database/connect.ts';
import { clientUsers, type orders, sessions, users } from '../platform/database/schema.ts';
import type { Tenant } from '../platform/http/tenants.ts';
import { noteEvent } from '../people/account/account-logs.ts';
import { linkAddress, makeLinkToken } from '../people/account/mailed-links.ts';
import { insertCompany } from '../people/account/register.ts';
import { workplaceOf } from '../people/client/client-users.queries.ts';
import { waitingCompany } from '../people/client/waiting-companies.ts';

type Reader = Pick<Database, 'select'>;
type OrderRow = typeof orders.$inferSelect;
type Account = typeof users.$inferSelect;

/** Who an order belongs to once it is paid. */
export interface OrderOwner {
  readonly clientId: number;
  /** Null while it waits for who reads the mail of its address. */
  readonly userId: number | null;
  /** Where a password is chosen, by who opens the mail that carries it. */
  readonly passwordUrl?: string;
  /** It waits beside an account that had this address before. */
  readonly isKnown?: boolean;
}

async function accountOf(db: Reader, siteId: number, email: string): Promise<Account | undefined> {
  const [known] = await db
    .select()
    .from(users)
    .where(and(eq(users.email, email), eq(users.role, 'employer'), eq(users.siteId, siteId)));
  return known;
}

/**
 * Whether an account is in the hands of who reads the mail of its address: it was verified, and a session that a mailed
 * link opened is there; or nobody has ever had a key of it, as of one that an earlier order made.
 */
async function isOwnedByMailReader(
  db: Reader,
  { id, email, emailVerifiedAt, passwordHash }: Account,
): Promise<boolean> {
  const open = await db
    .select({ provedEmail: sessions.provedEmail })
    .from(sessions)
    .where(eq(sessions.userId, id));
  if (emailVerifiedAt !== null) return open.some(({ provedEmail }) => provedEmail === email);
  return passwordHash === null && open.length === 0;
}

/** The company that an account works in by itself: whoever else is there need not see what a guest ordered. */
async function ownCompany(db: Reader, account: Account): Promise<number | undefined> {
  const clientId = await workplaceOf(db, account);
  if (clientId === undefined) return undefined;
  const [other] = await db
    .select({ one: sql`1` })
    .from(clientUsers)
    .where(and(eq(clientUsers.clientId, clientId), ne(clientUsers.userId, account.id)))
    .limit(1);
  return other ? undefined : clientId;
}

/** A company of what its buyer typed, with nobody in it yet. */
function companyOf(tx: Transaction, tenant: Tenant, { email, buyer }: OrderRow, now: Date): Promise<number> {
  const address = buyer.address && { ...buyer.address, label: '' };
  const { phone } = buyer;
  const company = {
    companyName: buyer.company,
    email,
    addresses: address ? [address] : [],
    phones: phone === null ? [] : [{ label: '', phone, countryCode: address?.countryCode ?? 'NL' }],
  };
  return insertCompany(tx, tenant, company, now);
}

async function passwordLink(
  tx: Transaction,
  tenant: Tenant,
  account: Account,
  locale: string,
  now: Date,
): Promise<string> {
  const token = await makeLinkToken(tx, account, 'reset', now);
  return linkAddress(tx, tenant, { token, purpose: 'reset', role: 'employer', locale });
}

/** A new account, in a company that nobody is in yet; undefined where somebody registered in this very moment. */
async function insertAccount(tx: Transaction, tenant: Tenant, order: OrderRow, clientId: number, now: Date) {
  const { email, buyer, locale } = order;
  const { givenName, familyName } = buyer;
  const place = { email, role: 'employer', siteId: tenant.site.id, clientId } as const;
  const [made] = await tx
    .insert(users)
    .values({ ...place, givenName, familyName, locale, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (made) await noteEvent(tx, 'account.registered', made, now);
  return made;
}

/**
 * Whose a guest's paid order is: of the account with its address, where that is in the hands of who reads its mail, or of a
 * new one. Anybody can register an address, so what was bought waits in a company of its own beside an account that has
 * not shown it reads the mail, until a mailed link is opened (`joinWaitingCompanies`). Made at paying, not before:
 * nobody takes another's address by not paying.
 */
export async function ownerOfGuestOrder(
  tx: Transaction,
  tenant: Tenant,
  order: OrderRow,
  now: Date,
): Promise<OrderOwner> {
  const { email, locale } = order;
  const siteId = tenant.site.id;
  const found = await accountOf(tx, siteId, email);
  const isOwn = found !== undefined && (await isOwnedByMailReader(tx, found));
  const home = isOwn ? await ownCompany(tx, found) : undefined;
  const linkOf = (account: Account) => passwordLink(tx, tenant, account, locale, now);
  if (isOwn && home !== undefined) {
    const isUnused = found.emailVerifiedAt === null;
    return { clientId: home, userId: found.id, ...(isUnused && { passwordUrl: await linkOf(found) }) };
  }
  const clientId = (await waitingCompany(tx, { siteId, email })) ?? (await companyOf(tx, tenant, order, now));
  if (isOwn) {
    await tx.insert(clientUsers).values({ userId: found.id, clientId, acceptedAt: now, createdAt: now });
    return { clientId, userId: found.id };
  }
  const made = found ? undefined : await insertAccount(tx, tenant, order, clientId, now);
  const account = made ?? found ?? (await accountOf(tx, siteId, email));
  const link = account && {
    passwordUrl: await linkOf(account),
    isKnown: made === undefined,
  };
  return { clientId, userId: made?.id ?? null, ...link };
}
