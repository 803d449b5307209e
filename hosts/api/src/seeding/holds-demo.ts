import { and, eq, isNull } from '../platform/database/drizzle.ts';
import type { Database } from '../platform/database/connect.ts';
import { users } from '../platform/database/schema.ts';
import { demoAccounts } from './demo-accounts.ts';

/**
 * Whether a database holds the demo, whichever release wrote it: its admin of all sites is there. Nobody else has an
 * address that ends in `.test`, and whoever made the demo's board their own took that account away.
 */
export async function holdsDemo(db: Pick<Database, 'select'>): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, demoAccounts.admin), eq(users.role, 'admin'), isNull(users.siteId)))
    .limit(1);
  return rows.length > 0;
}
