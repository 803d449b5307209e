import { and, eq, gt, sql } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { accountLogs } from '../../platform/database/schema.ts';
import { noteEvent } from './account-logs.ts';
import type { Member } from './member.ts';

/** How long one opening counts: who goes back and forth opened it once. */
const opened = 60 * 60 * 1000;

type Opening = 'person.opened' | 'application.opened';
interface Opener {
  readonly personId: number;
  readonly adminId: number;
  /** The name of the site: the person reads that, and not which admin it was. */
  readonly site: string;
}

/**
 * As {@link noteOpening}, where an admin who views the site as an employer comes upon somebody's data; where the employer
 * does, nothing is noted.
 * @param personId null for somebody without an account
 */
export async function noteImpersonatedOpening(
  db: Pick<Database, 'select' | 'insert' | 'delete'>,
  { visitor, site }: Pick<Member, 'visitor' | 'site'>,
  event: Opening,
  personId: number | null,
  now: Date,
): Promise<void> {
  const adminId = visitor.impersonatorId;
  if (adminId === null || personId === null) return;
  await noteOpening(db, event, { personId, adminId, site: site.name }, now);
}

/** Notes in somebody's log that an admin opened data of theirs, once an hour for each admin. */
export async function noteOpening(
  db: Pick<Database, 'select' | 'insert' | 'delete'>,
  event: Opening,
  { personId, adminId, site }: Opener,
  now: Date,
): Promise<void> {
  const [entry] = await db
    .select({ id: accountLogs.id })
    .from(accountLogs)
    .where(
      and(
        eq(accountLogs.userId, personId),
        eq(accountLogs.event, event),
        gt(accountLogs.createdAt, new Date(now.getTime() - opened)),
        sql`${accountLogs.values} ->> 'admin_id' = ${String(adminId)}`,
      ),
    )
    .limit(1);
  if (entry) return;
  await noteEvent(db, event, { id: personId, clientId: null, system: site }, now, { admin_id: adminId });
}
