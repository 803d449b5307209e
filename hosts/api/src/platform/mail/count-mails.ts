import { and, count, eq, gt } from '../database/drizzle.ts';
import type { Database } from '../database/connect.ts';
import { mails } from '../database/schema.ts';

/** How many mails of this kind an address was sent since. */
export async function countMails(
  db: Pick<Database, 'select'>,
  event: string,
  to: string,
  since: Date,
): Promise<number> {
  const [found] = await db
    .select({ count: count() })
    .from(mails)
    .where(and(eq(mails.event, event), eq(mails.to, to), gt(mails.createdAt, since)));
  return found?.count ?? 0;
}
