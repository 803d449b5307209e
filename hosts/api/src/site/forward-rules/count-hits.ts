import { forwardDays } from '@boardwright/api-client/contract';
import { lt, sql } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { forwardHits, missingPaths } from '../../platform/database/schema.ts';
import { dayOf } from '../../platform/site-calendar.ts';

/** Different addresses without a page that are stored of a board in a day: what robots make up is not worth more. */
const mostMissing = 2000;
/** Longest address that is stored, in characters. */
const longestMissing = 500;
/** What nobody but a robot asks a job board for: other products' doors and files. */
const probed =
  /(?:^|\/)\.|\/wp-|\/cgi-bin|\.(?:php|aspx?|jsp|cgi|env|sql|bak|ini|ya?ml|gz|zip|rar|tar|exe|log)$/i;

/** The first of the days that hits are counted over, on a site's calendar. */
export const firstDay = (now: Date, zone: string): string =>
  dayOf(new Date(now.getTime() - (forwardDays - 1) * 24 * 3_600_000), zone);

/** Counts a visitor that a rule led on. */
export async function countForward(db: Database, forwardRuleId: number, day: string): Promise<void> {
  await db
    .insert(forwardHits)
    .values({ forwardRuleId, day, hits: 1 })
    .onConflictDoUpdate({
      target: [forwardHits.forwardRuleId, forwardHits.day],
      set: { hits: sql`${forwardHits.hits} + 1` },
    });
}

/** Counts a visitor who came to an address that leads nowhere, unless only a robot would ask for it. */
export async function countMissing(
  db: Database,
  jobBoardId: number,
  path: string,
  day: string,
): Promise<void> {
  if (path.length > longestMissing || probed.test(path)) return;
  await db.execute(sql`
    insert into ${missingPaths} (job_board_id, day, path, hits)
    select ${jobBoardId}, ${day}, ${path}, 1
    where (select count(*) from ${missingPaths} where job_board_id = ${jobBoardId} and day = ${day}) < ${mostMissing}
      or exists (
        select from ${missingPaths} where job_board_id = ${jobBoardId} and day = ${day} and path = ${path}
      )
    on conflict (job_board_id, day, path) do update set hits = ${missingPaths}.hits + 1`);
}

/** Deletes counts that nobody is shown any more. */
export async function deleteOldHits(db: Database, now: Date): Promise<void> {
  // A day more: calendars of sites differ by one.
  const last = dayOf(new Date(now.getTime() - (forwardDays + 1) * 24 * 3_600_000), 'UTC');
  await db.delete(forwardHits).where(lt(forwardHits.day, last));
  await db.delete(missingPaths).where(lt(missingPaths.day, last));
}
