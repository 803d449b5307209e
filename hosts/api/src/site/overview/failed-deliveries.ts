import type { Overview } from '@boardwright/api-client/contract';
import { and, count, eq, gt, isNull, min, not, sql } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { applications, isOfApplication, mails } from '../../platform/database/schema.ts';
import type { Tenant } from '../../platform/http/tenants.ts';

/** The applications of a board of which the last mail to who recruits was given up. */
export async function failedDeliveries(
  db: Pick<Database, 'select'>,
  { site, board }: Tenant,
): Promise<Overview['tasks']['deliveries']> {
  const [row] = await db
    .select({ count: count(), since: min(applications.createdAt) })
    .from(mails)
    .innerJoin(applications, eq(applications.id, mails.applicationId))
    .where(
      and(
        eq(mails.siteId, site.id),
        eq(mails.state, 'failed'),
        isOfApplication(mails.event),
        eq(applications.jobBoardId, board.id),
        isNull(applications.deletionAskedAt),
        sql`not exists (select 1 from mails as later where later.application_id = ${mails.applicationId}
          and later.id > ${mails.id} and ${isOfApplication(sql`later.event`)})`,
      ),
    );
  return { count: row?.count ?? 0, since: row?.since?.toISOString() ?? null };
}

/** Milliseconds for which a mail that failed is something to do about. */
const lately = 7 * 24 * 3_600_000;

/** Other mails of a site that were given up in the last seven days, and when the first of them was to go. */
export async function failedMails(
  db: Pick<Database, 'select'>,
  { site }: Tenant,
  now: Date,
): Promise<Overview['tasks']['mails']> {
  const [row] = await db
    .select({ count: count(), since: min(mails.createdAt) })
    .from(mails)
    .where(
      and(
        eq(mails.siteId, site.id),
        eq(mails.state, 'failed'),
        not(isOfApplication(mails.event)),
        gt(mails.createdAt, new Date(now.getTime() - lately)),
      ),
    );
  return { count: row?.count ?? 0, since: row?.since?.toISOString() ?? null };
}
