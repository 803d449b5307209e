import { eq } from '../platform/database/drizzle.ts';
import type { Transaction } from '../platform/database/connect.ts';
import { organisations } from '../platform/database/schema.ts';
import { ownPaidTill, type TimeSpan } from './paid-days.ts';
import { featuredTimeOf } from './paid-time.ts';

const dayLength = 24 * 60 * 60 * 1000;

async function find(tx: Transaction, id: number) {
  const [found] = await tx
    .select({ featured: organisations.featured, till: organisations.featuredTill })
    .from(organisations)
    .where(eq(organisations.id, id));
  return found;
}

/** The time that some days more of being featured are: after what there is, else from now on. Lock the company first. */
export async function featuredSpan(
  tx: Transaction,
  organisationId: number,
  days: number,
  now: Date,
): Promise<TimeSpan> {
  const found = await find(tx, organisationId);
  const from = found?.featured && found.till !== null && found.till > now ? found.till : now;
  return { from, till: new Date(from.getTime() + days * dayLength) };
}

/** Features an organisation until the end of a time. */
export async function feature(tx: Transaction, organisationId: number, { till }: TimeSpan): Promise<void> {
  const found = await find(tx, organisationId);
  // Featured by an admin without an end it stays so.
  if (!found || (found.featured && found.till === null)) return;
  await tx
    .update(organisations)
    .set({ featured: true, featuredTill: till })
    .where(eq(organisations.id, organisationId));
}

/** Features an organisation as long as that is still paid for. */
export async function followFeatured(tx: Transaction, organisationId: number, now: Date): Promise<void> {
  const found = await find(tx, organisationId);
  if (!found?.featured || found.till === null) return;
  const till = ownPaidTill(await featuredTimeOf(tx, organisationId), [], now);
  const isFeatured = till !== undefined && till > now;
  await tx
    .update(organisations)
    .set({ featured: isFeatured, featuredTill: isFeatured ? till : null })
    .where(eq(organisations.id, organisationId));
}
