import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { jobBoardJobs, jobs } from '../database/schema.ts';
import type { FindPlace } from './find-place.ts';
import type { ImportListener } from './import-report.ts';
import { createOrganisationFinder, readStoredJobs, type StoredJob, type Writer } from './import-records.ts';
import { type BoardFacts, jobColumns, jobSlug } from './job-columns.ts';
import type { JobDraft } from './map-item.ts';
import { type FeedPlan, statusInFeed } from './plan-import.ts';

export interface Application {
  db: Database;
  board: BoardFacts;
  source: string;
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
  const { db, board, source, plan, drafts, find, now } = application;
  const total = plan.writes.size + plan.expire.length;
  const organisationOf = createOrganisationFinder(board.id);
  let done = 0;
  for await (const batch of drafts) {
    await db.transaction(async (tx) => {
      const stored = await readStoredJobs(
        tx,
        source,
        batch.map(({ reference }) => reference),
      );
      for (const draft of batch) {
        const before = stored.get(draft.reference);
        const columns = jobColumns(draft, board, await find(draft.place), before?.customFields);
        const organisationId = await organisationOf(tx, draft.organisation, draft.website);
        await writeJob(tx, { draft, before, columns: { ...columns, organisationId }, source, board, now });
      }
    });
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

interface Writing {
  draft: JobDraft;
  before: StoredJob | undefined;
  columns: ReturnType<typeof jobColumns> & { organisationId: number };
  source: string;
  board: BoardFacts;
  now: Date;
}

async function writeJob(tx: Writer, { draft, before, columns, source, board, now }: Writing): Promise<void> {
  const from = columns.from ?? before?.from ?? now;
  const status = statusInFeed(before?.status, from, now);
  if (before) {
    await tx
      .update(jobs)
      .set({ ...columns, status, updatedAt: now })
      .where(eq(jobs.id, before.id));
    return;
  }
  const [row] = await tx
    .insert(jobs)
    .values({
      ...columns,
      from,
      status,
      source,
      externalReference: draft.reference,
      slug: jobSlug(draft, source),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: jobs.id });
  // Without a row another run of the same feed was faster.
  if (row) await tx.insert(jobBoardJobs).values({ jobId: row.id, jobBoardId: board.id });
}
