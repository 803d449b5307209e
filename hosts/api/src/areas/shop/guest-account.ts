import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { clientUsers, type orders, users } from '../../database/schema.ts';
import type { Tenant } from '../../http/tenants.ts';
import { noteEvent } from '../account/account-logs.ts';
import { linkAddress, makeLinkToken } from '../account/mailed-links.ts';
import { insertCompany } from '../account/register.ts';
import { workplaceOf } from '../client/client-users.queries.ts';

type OrderRow = typeof orders.$inferSelect;

/** Who an order belongs to once it is paid. */
export interface OrderOwner {
  readonly clientId: number;
  readonly userId: number | null;
  /** Where a new account's password is chosen. */
  readonly passwordUrl?: string;
}

const ofAddress = (siteId: number, email: string) =>
  and(eq(users.email, email), eq(users.role, 'employer'), eq(users.siteId, siteId));

async function employerWith(tx: Transaction, siteId: number, email: string) {
  const [known] = await tx
    .select({ id: users.id, clientId: users.clientId })
    .from(users)
    .where(ofAddress(siteId, email));
  // Not the company that only invited them, nor one that they left.
  const clientId = known && (await workplaceOf(tx, known));
  return known && clientId !== undefined ? { clientId, userId: known.id } : undefined;
}

/** Somebody with an account who works nowhere: the company that their order makes is theirs. */
async function joinCompany(
  tx: Transaction,
  siteId: number,
  email: string,
  clientId: number,
  now: Date,
): Promise<OrderOwner> {
  const [known] = await tx.select({ id: users.id }).from(users).where(ofAddress(siteId, email));
  if (known)
    await tx.insert(clientUsers).values({ userId: known.id, clientId, acceptedAt: now, createdAt: now });
  return { clientId, userId: known?.id ?? null };
}

/**
 * Whose a guest's paid order is: of the account with its address, or of a new one, which is shown to visitors once its
 * address turned out to be reachable. Made at paying, not before: nobody takes another's address by not paying.
 */
export async function ownerOfGuestOrder(
  tx: Transaction,
  tenant: Tenant,
  { email, buyer, locale }: OrderRow,
  now: Date,
): Promise<OrderOwner> {
  const known = await employerWith(tx, tenant.site.id, email);
  if (known) return known;
  const address = buyer.address && { ...buyer.address, label: '' };
  const phone = buyer.phone;
  const clientId = await insertCompany(
    tx,
    tenant,
    {
      companyName: buyer.company,
      email,
      addresses: address ? [address] : [],
      phones: phone === null ? [] : [{ label: '', phone, countryCode: address?.countryCode ?? 'NL' }],
    },
    now,
  );
  const [made] = await tx
    .insert(users)
    .values({
      email,
      role: 'employer',
      givenName: buyer.givenName,
      familyName: buyer.familyName,
      clientId,
      siteId: tenant.site.id,
      locale,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  // Somebody registered with this address in this very moment: it is theirs.
  if (!made)
    return (
      (await employerWith(tx, tenant.site.id, email)) ?? joinCompany(tx, tenant.site.id, email, clientId, now)
    );
  await noteEvent(tx, 'account.registered', made, now);
  const token = await makeLinkToken(tx, made, 'reset', now);
  const link = { token, purpose: 'reset', role: 'employer', locale } as const;
  return { clientId, userId: made.id, passwordUrl: await linkAddress(tx, tenant, link) };
}
