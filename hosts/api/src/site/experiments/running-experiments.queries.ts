import type { Site, StoredPage } from '@boardwright/api-client/contract';
import { and, asc, eq, gt, inArray, isNull } from '../../platform/database/drizzle.ts';
import { isSameJson } from '../../platform/database/same-json.ts';
import { experiments } from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Save, Writer } from '../builder/builder-context.ts';

export type ExperimentRow = typeof experiments.$inferSelect;
type Running = NonNullable<Site['experiments']>[number];

export const isRunning = isNull(experiments.endedAt);

/** @throws HttpError `blockTested` while a test of the block runs: what visitors compare does not change under them */
export async function expectNotTested({ tx, now }: Pick<Save, 'tx' | 'now'>, blockId: number): Promise<void> {
  const [tested] = await tx
    .select({ id: experiments.id })
    .from(experiments)
    .where(and(eq(experiments.blockId, blockId), isRunning, gt(experiments.endsAt, now)))
    .limit(1);
  if (tested) throw new HttpError('blockTested');
}

/** Blocks of a site of which a test runs. */
export async function findTestedBlocks(
  db: Pick<Writer, 'select'>,
  siteId: number,
  now: Date,
): Promise<number[]> {
  const rows = await db
    .select({ id: experiments.blockId })
    .from(experiments)
    .where(and(eq(experiments.siteId, siteId), isRunning, gt(experiments.endsAt, now)))
    .orderBy(asc(experiments.id));
  return rows.map(({ id }) => id);
}

/** Whether visitors still have of the block what they had when the test began, on pages as they are sent them. */
export function isAsBegun(row: ExperimentRow, pages: readonly StoredPage[]): boolean {
  const block = pages
    .find(({ id }) => id === row.pageId)
    ?.blocks.find(({ id, key, isGlobal }) => id === row.blockId && key === row.key && !isGlobal);
  return block !== undefined && block.settingsVersion === row.aVersion && isSameJson(block.settings, row.a);
}

/**
 * The tests that run on pages as visitors are sent them, in one language. Where the block is not what it was any more, or
 * not there, everybody sees the page as it is.
 */
export async function findRunning(
  db: Pick<Writer, 'select'>,
  site: { readonly siteId: number; readonly locale: string; readonly now: Date },
  pages: readonly StoredPage[],
): Promise<readonly Running[]> {
  if (pages.length === 0) return [];
  const rows = await db
    .select()
    .from(experiments)
    .where(
      and(
        eq(experiments.siteId, site.siteId),
        eq(experiments.locale, site.locale),
        isRunning,
        gt(experiments.endsAt, site.now),
        inArray(
          experiments.pageId,
          pages.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(experiments.id));
  return rows
    .filter((row) => isAsBegun(row, pages))
    .map(({ id, pageId, blockId, share, b, bVersion }) => ({
      id,
      page_id: pageId,
      block_id: blockId,
      share,
      b: { settings: b, version: bVersion },
    }));
}
