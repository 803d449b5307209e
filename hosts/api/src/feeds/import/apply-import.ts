import { and, eq, inArray } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { jobBoardJobs, jobs } from '../../platform/database/schema.ts';
import type { FindPlace } from './find-place.ts';
import type { ImportListener } from './import-report.ts';
import { createOrganisationFinder } from './company-of-job.ts';
import { readStoredJobs, type Writer } from './import-records.ts';
import { type BoardFacts, jobColumns, jobSlug } from './job-columns.ts';
import type { JobDraft } from './map-item.ts';
import { type FeedPlan, statusInFeed } from './plan-import.ts';

export interface Application {
  db: Database;
  board: BoardFacts;
  source: string;
  /** Whose feed it is; undefined for the board's own. */
  clientId: number | undefined;
  plan: FeedPlan;
  /** What the plan creates or updates. */
  drafts: AsyncIterable<JobDraft[]>;
  find: FindPlace;
  now: Date;
}

const expireBatch = 500;

/**
 * Writes what a plan says, each batch in a transaction of its own: an import that is stopped midway leaves whole
 * jobs only, and the next run does the rest. Jobs that left the feed end last, when all others are in.
 */
export async function applyPlan(application: Application, listener: ImportListener): Promise<void> {
  const { db, board, clientId, plan, drafts, now } = application;
  const total = plan.writes.size + plan.expire.length;
  const organisationOf = createOrganisationFinder(board.id, clientId);
  let done = 0;
  for await (const batch of drafts) {
    await db.transaction((tx) => writeBatch(tx, batch, application, organisationOf));
    done += batch.length;
    listener.progress('writing', done, total);
  }
  for (let at = 0; at < plan.expire.length; at += expireBatch) {
    const ids = plan.expire.slice(at, at + expireBatch).map(({ job }) => job.id);
    await db
      .update(jobs)
      .set({ status: 'expired', till: now, updatedAt: now })
      .where(and(inArray(jobs.id, ids), inArray(jobs.status, ['active', 'scheduled', 'paused'])));
    done += ids.length;
    listener.progress('writing', done, total);
  }
}

async function writeBatch(
  tx: Writer,
  batch: readonly JobDraft[],
  { board, source, clientId, find, now }: Application,
  organisationOf: ReturnType<typeof createOrganisationFinder>,
): Promise<void> {
  const references = batch.map(({ reference }) => reference);
  const stored = await readStoredJobs(tx, source, references);
  const fresh: (typeof jobs.$inferInsert)[] = [];
  for (const draft of batch) {
    const before = stored.get(draft.reference);
    const organisationId = await organisationOf(tx, draft.organisation, draft.website);
    const columns = {
      ...jobColumns(draft, board, await find(draft.place), before?.customFields),
      organisationId,
    };
    const from = columns.from ?? before?.from ?? now;
    const status = statusInFeed(before?.status, from, now);
    const row = { ...columns, from, status, updatedAt: now };
    if (before) await tx.update(jobs).set(row).where(eq(jobs.id, before.id));
    else {
      const names = { source, externalReference: draft.reference, slug: jobSlug(draft, source) };
      fresh.push({ ...row, ...names, clientId: clientId ?? null, createdAt: now });
    }
  }
  if (fresh.length === 0) return;
  // What is not returned was made by another run of the same feed in the meantime.
  const made = await tx.insert(jobs).values(fresh).onConflictDoNothing().returning({ id: jobs.id });
  if (made.length > 0)
    await tx.insert(jobBoardJobs).values(made.map(({ id }) => ({ jobId: id, jobBoardId: board.id })));
}
