import type { BlockSchemas } from '@boardwright/blocks-schema';
import type { Experiment } from '@boardwright/api-client/contract';
import { and, eq, inArray, sql } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { experiments, sites } from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Save } from '../builder/builder-context.ts';
import { presentPages } from '../content/site.present.ts';
import { readSiteRows } from '../content/site.queries.ts';
import { readExperiment } from './experiments.queries.ts';
import { type ExperimentRow, isAsBegun, isRunning } from './running-experiments.queries.ts';

/**
 * Ends a test, or says of one that ended which version stays. Said twice it is said once.
 * @throws HttpError `notFound` for that of another site; `experimentDecided` where the other version was chosen
 */
export async function endExperiment(save: Save, id: number, outcome: 'a' | 'b'): Promise<Experiment> {
  const { tx, siteId, now } = save;
  const [row] = await tx
    .select()
    .from(experiments)
    .where(and(eq(experiments.id, id), eq(experiments.siteId, siteId)));
  if (!row) throw new HttpError('notFound');
  if (row.outcome !== null && row.outcome !== outcome) throw new HttpError('experimentDecided');
  await tx
    .update(experiments)
    .set({ outcome, ...(row.endedAt === null && endOf(row, now)) })
    .where(eq(experiments.id, id));
  return readExperiment(tx, save, id);
}

const endOf = (row: ExperimentRow, now: Date) =>
  row.endsAt <= now
    ? { endedAt: row.endsAt, endedBy: 'time' as const }
    : { endedAt: now, endedBy: 'admin' as const };

/**
 * The minute's look: ends tests whose time is over, and those whose block visitors do not have any more as it was when
 * they began: deleted, published anew by a plan, its page taken offline.
 */
export async function endExperiments({
  db,
  now,
  blockSchemas,
}: {
  readonly db: Database;
  readonly now: Date;
  readonly blockSchemas: BlockSchemas;
}): Promise<void> {
  const running = await db.select().from(experiments).where(isRunning);
  for (const [siteId, ofSite] of Map.groupBy(running, (row) => row.siteId)) {
    const over = ofSite.filter(({ endsAt }) => endsAt <= now);
    const changed: ExperimentRow[] = [];
    const [site] = await db.select().from(sites).where(eq(sites.id, siteId));
    for (const [locale, inLocale] of Map.groupBy(ofSite, (row) => row.locale)) {
      const locales = [...new Set([locale, (site?.defaultLocale ?? '').toUpperCase()])];
      const pages = presentPages(await readSiteRows(db, siteId, locales), locales, 'visitor', blockSchemas);
      changed.push(...inLocale.filter((row) => row.endsAt > now && !isAsBegun(row, pages)));
    }
    if (over.length + changed.length === 0) continue;
    await db.transaction(async (tx) => {
      // As every save of a site: whoever keeps a copy learns of it.
      await tx
        .update(sites)
        .set({ version: sql`${sites.version} + 1` })
        .where(eq(sites.id, siteId));
      const end = async (rows: readonly ExperimentRow[], set: object): Promise<void> => {
        const ids = rows.map(({ id }) => id);
        if (ids.length > 0)
          await tx
            .update(experiments)
            .set(set)
            .where(and(inArray(experiments.id, ids), isRunning));
      };
      await end(over, { endedAt: experiments.endsAt, endedBy: 'time' });
      await end(changed, { endedAt: now, endedBy: 'change' });
    });
  }
}
