import type { Database } from '../../platform/database/connect.ts';
import { fieldChanges } from './field-changes.ts';
import { type FindPlace, isUntold } from './find-place.ts';
import type { DraftPlace } from './item-place.ts';
import { createNotes } from './import-notes.ts';
import { readKnownJobs, readStoredJobs, recogniseSource, sourceOf, storedColumns } from './import-records.ts';
import type { ImportEvent, ImportListener, ImportReport } from './import-report.ts';
import { type BoardFacts, jobColumns } from './job-columns.ts';
import { type JobDraft, type MapContext, mapItem, quoted, type Rejection } from './map-item.ts';
import { changesBetween, createPlanner, type FeedPlan, statusInFeed } from './plan-import.ts';
import type { FoundShape, ReadOptions } from './found-shape.ts';
import { readFeed } from './read-feed.ts';
import type { ImportRequest } from './import-request.ts';

const batchLength = 100;
const sampleLength = 200;

/** A feed, how it is built, and how its items become jobs. */
export interface Reading {
  request: ImportRequest;
  shape: FoundShape;
  context: MapContext;
}

type Mapped = { draft: JobDraft } | { rejected: Rejection };

async function* mappedItems(
  { request, shape, context }: Reading,
  repaired?: ReadOptions['repaired'],
): AsyncGenerator<Mapped> {
  const options = { item: context.mapping.item, charset: request.charset, ...(repaired && { repaired }) };
  for await (const raw of readFeed(request.open, shape, options)) {
    const mapped = mapItem(raw, context);
    if (mapped) yield mapped;
  }
}

/** Reads a feed to its end and says what importing it would do; tells the listener of each item. */
export async function planFeed(
  board: BoardFacts,
  reading: Reading,
  db: Database,
  find: FindPlace,
  listener: ImportListener,
): Promise<{ plan: FeedPlan; source: string; renamed: boolean; notes: ImportReport['notes'] }> {
  const notes = createNotes();
  const items = batches(mappedItems(reading, notes.repaired), sampleLength);
  const first = await items.next();
  const sample = first.done ? [] : first.value.flatMap((item) => ('draft' in item ? [item.draft] : []));
  const given = reading.request.source;
  const own = given ?? sourceOf(board.id, reading.request.name);
  const { source, renamed } =
    given !== undefined || reading.request.named
      ? { source: own, renamed: false }
      : await recogniseSource(db, board.id, own, sample);
  const planner = createPlanner(await readKnownJobs(db, source));
  let done = 0;
  for (let next = first; !next.done; next = await items.next()) {
    const batch = next.value;
    const references = batch.flatMap((item) => ('draft' in item ? [item.draft.reference] : []));
    const stored = await readStoredJobs(db, source, references);
    for (const item of batch) {
      if ('rejected' in item) listener.event(reject(planner, item.rejected));
      else if (!planner.isNew(item.draft.reference)) listener.event(reject(planner, twice(item.draft)));
      else {
        const { draft } = item;
        const before = stored.get(draft.reference);
        const place = await find(draft.place);
        const columns = jobColumns(draft, board, place, before?.customFields);
        const status = statusInFeed(
          before?.status,
          draft.from ?? before?.from ?? reading.context.now,
          reading.context.now,
        );
        const wanted = { ...columns, status };
        const known = before && { ...storedColumns(before, columns), status: before.status };
        const changes = changesBetween(known, wanted);
        const action = planner.accept(draft.reference, changes);
        const left = isUntold(draft.place, place) ? [...draft.notes, untoldNote(draft.place)] : draft.notes;
        listener.event({
          action,
          number: draft.number,
          reference: draft.reference,
          title: draft.title,
          notes: left,
          ...(known &&
            action === 'updated' && {
              why: changes.join(', '),
              changes: fieldChanges(known, wanted, changes),
            }),
        });
        for (const note of left) notes.add(note, draft.reference);
      }
    }
    done += batch.length;
    listener.progress('reading', done);
  }
  return { plan: planner.finish(), source, renamed, notes: notes.all() };
}

function untoldNote({ name, region, postal_code }: DraftPlace): string {
  const written = name ?? region ?? postal_code;
  return written === null ? 'no place is named' : `it is not known where "${quoted(written)}" is`;
}

function reject(planner: ReturnType<typeof createPlanner>, rejection: Rejection): ImportEvent {
  planner.reject(rejection.reference, rejection.ended);
  const { number, reference, title, reasons } = rejection;
  return { action: 'rejected', number, reference, title, why: reasons.join('; ') };
}

function twice({ number, reference, title }: JobDraft): Rejection {
  return {
    number,
    reference,
    title,
    reasons: ['an earlier item of this feed has the same reference'],
    ended: false,
  };
}

/** The drafts that the plan creates or updates, in batches, each reference once. */
export async function* draftsToWrite(reading: Reading, { writes }: FeedPlan): AsyncGenerator<JobDraft[]> {
  const written = new Set<string>();
  async function* wanted() {
    for await (const item of mappedItems(reading)) {
      if (!('draft' in item) || written.has(item.draft.reference) || !writes.has(item.draft.reference))
        continue;
      written.add(item.draft.reference);
      yield item.draft;
    }
  }
  yield* batches(wanted(), batchLength);
}

async function* batches<T>(items: AsyncIterable<T>, length: number): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length >= length) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}
