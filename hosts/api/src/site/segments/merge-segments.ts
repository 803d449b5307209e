import type { SegmentMerge } from '@boardwright/api-client/contract';
import { and, arrayContains, eq, type SQL, sql } from '../../platform/database/drizzle.ts';
import type { Database, Transaction } from '../../platform/database/connect.ts';
import {
  blockPresets,
  blocks,
  blockSettings,
  jobAlerts,
  jobs,
  landingPages,
  organisations,
  publishedBlocks,
  publishedBlockSettings,
  resumes,
  segments,
  sites,
} from '../../platform/database/schema.ts';
import { transaction, type TransactionDeps } from '../../platform/database/transaction.ts';
import { refuseProblems } from '../../platform/forms/problems.ts';
import { type RequestContext, scope } from '../../platform/http/context.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { renumbered } from '../renumbered.ts';
import { lockSegments, type SegmentDeps } from './save-segment.ts';
import { segmentMessage } from './segment.messages.ts';
import { mayChange } from './segment.policy.ts';
import { findSegment, type SegmentRow } from './segments.queries.ts';

export type MergeDeps = SegmentDeps & TransactionDeps;
type Reader = Pick<Database, 'select' | '$count'>;

/** Numbers of two segments: the one that goes, and the one that stays. */
interface Merge {
  readonly from: number;
  readonly into: number;
}

/** Whatever offers the one that goes offers the one that stays. */
const covers = (stays: SegmentRow, goes: SegmentRow): boolean =>
  stays.jobBoardIds.length === 0 ||
  (goes.jobBoardIds.length > 0 && goes.jobBoardIds.every((board) => stays.jobBoardIds.includes(board)));

/**
 * Both as they are. No tenant is asked for from here on: what names a segment stands on the boards that offer it, and who
 * may change it may do so on all of them.
 * @throws HttpError `notFound`, `segmentShared`, `validation` where the one cannot become a part of the other
 */
async function requirePair(db: Reader, context: RequestContext, { from, into }: Merge) {
  const { board } = scope(context);
  const goes = await findSegment(db, board.id, from);
  const stays = await findSegment(db, board.id, into);
  if (!goes || !stays) throw new HttpError('notFound');
  await mayChange(db, context, [goes]);
  const isPossible =
    from !== into &&
    goes.segmentGroupId === stays.segmentGroupId &&
    stays.archivedAt === null &&
    covers(stays, goes);
  refuseProblems(isPossible ? [] : [['into', segmentMessage(context.locale, 'mergeInto')]]);
  return { goes, stays };
}

/** Of what has numbers of segments in a column of its own. */
const havingJobs = ({ from }: Merge): SQL => arrayContains(jobs.segmentIds, [from]);
const havingResumes = ({ from }: Merge): SQL => arrayContains(resumes.segmentIds, [from]);
const havingOrganisations = ({ from }: Merge): SQL => arrayContains(organisations.segmentIds, [from]);
const havingAlerts = ({ from }: Merge): SQL =>
  sql`${jobAlerts.filter} @> ${JSON.stringify({ segments: [from] })}::jsonb`;

/** A stored search or settings, with the one that stays in the place of the one that goes. */
function exchanged<Value>(
  value: Value,
  { from, into }: Merge,
): { readonly value: Value; readonly is: boolean } {
  const same = { get: (id: number) => id };
  const numbers = {
    segments: { get: (id: number) => (id === from ? into : id) },
    pages: same,
    products: same,
  };
  const next = renumbered(value, numbers, (text) => text);
  return { value: next, is: JSON.stringify(next) !== JSON.stringify(value) };
}

/** Rows of a search or of settings that name the segment, each with what becomes of it. */
async function findStored(db: Reader, merge: Merge) {
  const named = (column: SQL) => sql`${column}::text ~ ${`segment_ids.*\\m${merge.from}\\M`}`;
  const changes = <Row, Value>(rows: readonly Row[], read: (row: Row) => Value) =>
    rows.flatMap((row) => {
      const { value, is } = exchanged(read(row), merge);
      return is ? [{ row, value }] : [];
    });
  return {
    pages: changes(
      await db
        .select({ id: landingPages.id, query: landingPages.query })
        .from(landingPages)
        .where(named(sql`${landingPages.query}`)),
      ({ query }) => query,
    ),
    settings: changes(
      await db
        .select({
          id: blockSettings.id,
          blockId: blockSettings.blockId,
          siteId: blocks.siteId,
          settings: blockSettings.settings,
        })
        .from(blockSettings)
        .innerJoin(blocks, eq(blocks.id, blockSettings.blockId))
        .where(named(sql`${blockSettings.settings}`)),
      ({ settings }) => settings,
    ),
    published: changes(
      await db
        .select({
          publishedBlockId: publishedBlockSettings.publishedBlockId,
          siteId: publishedBlocks.siteId,
          locale: publishedBlockSettings.locale,
          settings: publishedBlockSettings.settings,
        })
        .from(publishedBlockSettings)
        .innerJoin(publishedBlocks, eq(publishedBlocks.id, publishedBlockSettings.publishedBlockId))
        .where(named(sql`${publishedBlockSettings.settings}`)),
      ({ settings }) => settings,
    ),
    presets: changes(
      await db
        .select({ id: blockPresets.id, settings: blockPresets.settings })
        .from(blockPresets)
        .where(named(sql`${blockPresets.settings}`)),
      ({ settings }) => settings,
    ),
  };
}

/** @throws HttpError `notFound`, `segmentShared`, `validation` where the one cannot become a part of the other */
export async function previewMerge(
  { db }: Pick<SegmentDeps, 'db'>,
  context: RequestContext,
  from: number,
  into: number,
): Promise<SegmentMerge> {
  const merge = { from, into };
  await requirePair(db, context, merge);
  const { pages, settings, presets } = await findStored(db, merge);
  return {
    jobs: await db.$count(jobs, havingJobs(merge)),
    resumes: await db.$count(resumes, havingResumes(merge)),
    organisations: await db.$count(organisations, havingOrganisations(merge)),
    job_alerts: await db.$count(jobAlerts, havingAlerts(merge)),
    landing_pages: pages.length,
    blocks: new Set(settings.map(({ row }) => row.blockId)).size + presets.length,
  };
}

/** The one that stays, once, in the place of the one that goes. */
const inPlace = (column: SQL, { from, into }: Merge): SQL =>
  sql`case when ${column} @> array[${into}::integer]
    then array_remove(${column}, ${from}::integer)
    else array_replace(${column}, ${from}::integer, ${into}::integer) end`;

async function exchangeEverywhere(tx: Transaction, merge: Merge): Promise<void> {
  const { pages, settings, published, presets } = await findStored(tx, merge);
  const siteIds = [...new Set([...settings, ...published].map(({ row }) => row.siteId))].toSorted(
    (one, other) => one - other,
  );
  // Every save of a site holds its row: nobody writes the old number meanwhile.
  for (const siteId of siteIds)
    await tx
      .update(sites)
      .set({ version: sql`${sites.version} + 1` })
      .where(eq(sites.id, siteId));
  await tx
    .update(jobs)
    .set({ segmentIds: inPlace(sql`${jobs.segmentIds}`, merge) })
    .where(havingJobs(merge));
  await tx
    .update(resumes)
    .set({ segmentIds: inPlace(sql`${resumes.segmentIds}`, merge) })
    .where(havingResumes(merge));
  await tx
    .update(organisations)
    .set({
      segmentIds: inPlace(sql`${organisations.segmentIds}`, merge),
      revision: sql`${organisations.revision} + 1`,
    })
    .where(havingOrganisations(merge));
  await tx
    .update(jobAlerts)
    .set({
      filter: sql`jsonb_set(${jobAlerts.filter}, '{segments}', (
        select jsonb_agg(distinct case when id = ${merge.from}::integer then ${merge.into}::integer else id end)
        from jsonb_array_elements_text(${jobAlerts.filter} -> 'segments') as named(text),
          lateral (select named.text::integer as id) as number))`,
    })
    .where(havingAlerts(merge));
  for (const { row, value } of pages)
    await tx
      .update(landingPages)
      .set({ query: value, revision: sql`${landingPages.revision} + 1` })
      .where(eq(landingPages.id, row.id));
  for (const { row, value } of settings)
    await tx
      .update(blockSettings)
      .set({ settings: value, revision: sql`${blockSettings.revision} + 1` })
      .where(eq(blockSettings.id, row.id));
  for (const { row, value } of published)
    await tx
      .update(publishedBlockSettings)
      .set({ settings: value })
      .where(
        and(
          eq(publishedBlockSettings.publishedBlockId, row.publishedBlockId),
          eq(publishedBlockSettings.locale, row.locale),
        ),
      );
  for (const { row, value } of presets)
    await tx.update(blockPresets).set({ settings: value }).where(eq(blockPresets.id, row.id));
}

/**
 * Makes a segment a part of another: whatever has it has the other instead (specification §3 'Segments').
 * @returns the one that stays
 * @throws HttpError `notFound`, `segmentShared`, `validation` where the one cannot become a part of the other
 */
export async function mergeSegment(
  deps: MergeDeps,
  context: RequestContext,
  from: number,
  into: number,
): Promise<SegmentRow> {
  const row = await transaction(deps, async (tx) => {
    await lockSegments(tx);
    const { goes, stays } = await requirePair(tx, context, { from, into });
    await exchangeEverywhere(tx, { from, into });
    await tx
      .update(segments)
      .set({ mergedIntoId: into, archivedAt: goes.archivedAt ?? deps.clock.now() })
      .where(eq(segments.id, from));
    // What became a part of it before goes along.
    await tx.update(segments).set({ mergedIntoId: into }).where(eq(segments.mergedIntoId, from));
    return stays;
  });
  await deps.search.readCatalogue();
  return row;
}
