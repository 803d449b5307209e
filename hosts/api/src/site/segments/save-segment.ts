import { type BodyOf, type Contract, mostSegments } from '@boardwright/api-client/contract';
import { eq, sql } from '../../platform/database/drizzle.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { segments } from '../../platform/database/schema.ts';
import type { Deps } from '../../platform/deps.ts';
import { refuseProblems } from '../../platform/forms/problems.ts';
import { type RequestContext, scope } from '../../platform/http/context.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { mayChange } from './segment.policy.ts';
import { segmentMessage } from './segment.messages.ts';
import { insertSegments } from './insert-segments.ts';
import { nameProblem, TakenNames, tidied } from './segment-names.ts';
import { revisionOfSegment } from './segments.present.ts';
import { findGroup, findOffered, findSegment, type SegmentRow } from './segments.queries.ts';

export type SegmentDeps = Pick<Deps, 'db' | 'search' | 'clock'>;

/** Nobody else changes segments until the transaction ends: of two who add the same name, the second sees it. */
export async function lockSegments(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table ${segments} in share row exclusive mode`);
}

/** Does work on segments while nobody else does, and has the search know them once it is stored. */
export async function changeSegments<Result>(
  { db, search }: SegmentDeps,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const result = await db.transaction(async (tx) => {
    await lockSegments(tx);
    return work(tx);
  });
  await search.readCatalogue();
  return result;
}

/** @throws HttpError `notFound` where there is no such group */
export async function requireGroup(tx: Transaction, id: number): Promise<void> {
  if (!(await findGroup(tx, id))) throw new HttpError('notFound');
}

/** @throws HttpError `notFound`, `validation` where its name is missing, too long or taken, or the group is full */
export async function createSegment(
  deps: SegmentDeps,
  context: RequestContext,
  body: BodyOf<Contract['segments']['createSegment']>,
): Promise<SegmentRow> {
  const { site, board } = scope(context);
  const { locale } = context;
  const language = site.defaultLocale;
  return changeSegments(deps, async (tx) => {
    await requireGroup(tx, body.segment_group_id);
    const others = await findOffered(tx, board.id, body.segment_group_id);
    const names = tidied(body.name);
    const problem = nameProblem(names, new TakenNames(others, language), { locale, language });
    refuseProblems([
      ...(problem === undefined ? [] : ([['name', problem]] as const)),
      ...(others.length < mostSegments ? [] : ([['name', segmentMessage(locale, 'tooMany')]] as const)),
    ]);
    const place = { boardId: board.id, groupId: body.segment_group_id, language };
    const [row] = await insertSegments(tx, place, [{ names, icon: body.icon || null }]);
    if (!row) throw new Error('No segment was added');
    return row;
  });
}

async function change(
  deps: SegmentDeps,
  context: RequestContext,
  id: number,
  choose: (row: SegmentRow, others: readonly SegmentRow[]) => Partial<typeof segments.$inferInsert>,
): Promise<SegmentRow> {
  const { board } = scope(context);
  return changeSegments(deps, async (tx) => {
    const row = await findSegment(tx, board.id, id);
    if (!row) throw new HttpError('notFound');
    await mayChange(tx, context, [row]);
    const offered = await findOffered(tx, board.id, row.segmentGroupId);
    const set = choose(
      row,
      offered.filter((other) => other.id !== id),
    );
    if (Object.keys(set).length === 0) return row;
    const [changed] = await tx.update(segments).set(set).where(eq(segments.id, id)).returning();
    return changed ?? row;
  });
}

/**
 * @returns the segment, and whether it was stored: not where somebody else changed it meanwhile
 * @throws HttpError `notFound`, `segmentShared`, `validation` where its name is missing, too long or taken
 */
export async function updateSegment(
  deps: SegmentDeps,
  context: RequestContext,
  id: number,
  { name, icon, revision }: BodyOf<Contract['segments']['updateSegment']>,
): Promise<{ readonly row: SegmentRow; readonly isStored: boolean }> {
  const { locale } = context;
  const language = scope(context).site.defaultLocale;
  let isStored = true;
  const row = await change(deps, context, id, (before, others) => {
    isStored = revision === undefined || revision === revisionOfSegment(before);
    if (!isStored) return {};
    const names = tidied({ ...before.name, ...name });
    const problem = name && nameProblem(names, new TakenNames(others, language), { locale, language });
    refuseProblems(problem === undefined ? [] : [['name', problem]]);
    return { ...(name && { name: names }), ...(icon !== undefined && { icon: icon || null }) };
  });
  return { row, isStored };
}

/** Offers a segment to nobody any more; what has it keeps it. @throws HttpError `notFound`, `segmentShared` */
export async function archiveSegment(
  deps: SegmentDeps,
  context: RequestContext,
  id: number,
): Promise<SegmentRow> {
  return change(deps, context, id, ({ archivedAt }) =>
    archivedAt === null ? { archivedAt: deps.clock.now() } : {},
  );
}

/** @throws HttpError `notFound`, `segmentShared`, `validation` where another has its name by now, or the group is full */
export async function restoreSegment(
  deps: SegmentDeps,
  context: RequestContext,
  id: number,
): Promise<SegmentRow> {
  const { locale } = context;
  const language = scope(context).site.defaultLocale;
  return change(deps, context, id, (row, others) => {
    if (row.archivedAt === null) return {};
    // One that lacks a name in this language is shown by another.
    const problem =
      row.name[language] === undefined
        ? undefined
        : nameProblem(row.name, new TakenNames(others, language), { locale, language });
    const isFull = others.length >= mostSegments;
    refuseProblems([
      ...(problem === undefined ? [] : ([['name', problem]] as const)),
      ...(isFull ? ([['name', segmentMessage(locale, 'tooMany')]] as const) : []),
    ]);
    // It has nothing any more: what had it has the other.
    return { archivedAt: null, mergedIntoId: null };
  });
}
