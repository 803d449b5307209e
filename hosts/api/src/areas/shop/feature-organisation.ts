import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { organisations } from '../../database/schema.ts';

const momentOf = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;

/** Features an organisation until some days from now, or that much longer. */
export async function feature(
  tx: Transaction,
  organisationId: number,
  days: number,
  now: Date,
): Promise<void> {
  await tx
    .update(organisations)
    .set({
      featured: true,
      // Featured by an admin without an end it stays so.
      featuredTill: sql`case when ${organisations.featured} and ${organisations.featuredTill} is null then null
        else greatest(coalesce(${organisations.featuredTill}, ${momentOf(now)}), ${momentOf(now)}) + make_interval(secs => ${days * 86_400}) end`,
    })
    .where(eq(organisations.id, organisationId));
}

/** Takes days away again: where none are left the organisation is no longer featured. */
export async function unfeature(
  tx: Transaction,
  organisationId: number,
  days: number,
  now: Date,
): Promise<void> {
  const till = sql`${organisations.featuredTill} - make_interval(secs => ${days * 86_400})`;
  await tx
    .update(organisations)
    .set({
      featured: sql`${organisations.featuredTill} is null and ${organisations.featured} or coalesce(${till} > ${momentOf(now)}, false)`,
      featuredTill: sql`case when ${till} > ${momentOf(now)} then ${till} end`,
    })
    .where(eq(organisations.id, organisationId));
}
