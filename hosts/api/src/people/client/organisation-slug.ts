import { randomBytes } from 'node:crypto';
import { eq, sql } from '../../platform/database/drizzle.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { organisations } from '../../platform/database/schema.ts';
import { longestSlug, slugOf } from '../../platform/slug.ts';

/** A slug that no organisation has, readable where it can be. It stays when the name changes: addresses are kept. */
export async function freeSlug(tx: Transaction, name: string): Promise<string> {
  const mark = randomBytes(3).toString('hex');
  const plain = slugOf(name) || 'company';
  // Two of one name at the same moment: the second waits, and then sees the first.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`organisation:${plain}`}, 0))`);
  const [taken] = await tx
    .select({ id: organisations.id })
    .from(organisations)
    .where(eq(organisations.slug, plain));
  // A page is asked for by number too: a name of digits only would be taken for one.
  const isFree = !taken && !/^\d+$/.test(plain);
  return isFree ? plain : `${slugOf(plain, longestSlug - mark.length - 1)}-${mark}`;
}
