import type { ImportRequest, ImportDeps } from './import-request.ts';

import { applyPlan } from './apply-import.ts';
import { FeedProblem } from '../../platform/remote/feed-problem.ts';
import { createPlaceFinder } from './find-place.ts';
import { beginRecord } from './import-record.ts';
import { readBoard, sourceOf } from './import-records.ts';
import { readHiddenNames } from './company-of-job.ts';
import type { ImportListener, ImportReport } from './import-report.ts';
import type { BoardFacts } from './job-columns.ts';
import type { MapContext } from './map-item.ts';
import { joinMappings, noMapping } from './mapping-file.ts';
import { draftsToWrite, planFeed } from './plan-feed.ts';
import { findShape } from './read-feed.ts';

/** A record of reasons that a person still reads. */
const reportLength = 1000;

/**
 * Imports a feed into a board: reads it twice, first to the end for the plan, then to write what the plan says, so
 * that a feed of any size is never in memory and one that is broken near its end has changed nothing.
 * Throws FeedProblem when the feed or the request cannot be used; nothing is changed then.
 */
export async function runImport(
  request: ImportRequest,
  deps: ImportDeps,
  listener: ImportListener,
): Promise<ImportReport> {
  const board = await readBoard(deps.db, request.board);
  const reasons: { item: string; reason: string }[] = [];
  const own = request.source ?? sourceOf(board.id, request.name);
  const record =
    request.dryRun && request.record === undefined
      ? undefined
      : await beginRecord(board.id, own, request, deps);
  const listen: ImportListener = {
    progress: listener.progress,
    event(event) {
      if (event.action === 'rejected' && reasons.length < reportLength) {
        reasons.push({
          item: `${event.number ?? ''} ${event.reference ?? ''}`.trim(),
          reason: event.why ?? '',
        });
      }
      listener.event(event);
    },
  };
  try {
    const report = await importInto(board, request, deps, listen);
    await listener.mailed?.();
    if (report.stopped) reasons.unshift({ item: '', reason: report.stopped });
    const state = report.stopped && !report.dryRun ? 'refused' : 'done';
    const noted = report.notes.map(({ note, times, items }) => ({
      item: `${items.join(', ')}${items.length > 0 && times > items.length ? ' …' : ''}`,
      reason: note,
      times,
    }));
    await record?.end(state, { ...report, shrunk: report.stopped !== undefined }, [...reasons, ...noted]);
    return report;
  } catch (problem) {
    const refused = problem instanceof FeedProblem;
    const reason = refused ? problem.message : 'It ended with an error of the program.';
    await record?.end(refused ? 'refused' : 'failed', undefined, [{ item: '', reason }, ...reasons]);
    throw problem;
  }
}

async function importInto(
  board: BoardFacts,
  request: ImportRequest,
  deps: ImportDeps,
  listener: ImportListener,
): Promise<ImportReport> {
  const now = deps.now();
  const own = request.mapping ?? noMapping;
  const shape = await findShape(request.open, {
    item: own.item,
    charset: request.charset,
    shapes: deps.feedShapes,
  });
  const mapping = joinMappings(shape.mapping, own);
  const context: MapContext = {
    mapping,
    hasReference: shape.hasReference,
    organisation: request.company ?? shape.organisation,
    base: request.base,
    hidden: request.clientId === undefined ? undefined : await readHiddenNames(deps.db, request.clientId),
    now,
  };
  const find = createPlaceFinder(deps.geo, board.countries);
  const reading = { request, shape, context };
  const planned = await planFeed(board, reading, deps.db, find, listener);
  const { source, renamed, notes } = planned;
  const report = {
    board: board.id,
    source,
    renamed,
    dryRun: request.dryRun === true,
    counts: planned.plan.counts,
    notes,
  };
  const stop = request.force ? undefined : planned.plan.stop;
  // Who only wants to know is shown each job that would end, also of the too many.
  if (stop && !request.dryRun) return { ...report, stopped: stop };
  for (const { reference, job } of planned.plan.expire)
    listener.event({ action: 'expired', reference, title: job.title });
  if (!request.dryRun) {
    const drafts = draftsToWrite(reading, planned.plan);
    const { clientId } = request;
    await applyPlan(
      { db: deps.db, board, source, clientId, plan: planned.plan, drafts, find, now },
      listener,
    );
  }
  return stop ? { ...report, stopped: stop } : report;
}
