import type { EmployerJob, PayWith } from '@boardwright/api-client/contract';
import { and, asc, eq, isNotNull, isNull, sql } from '../../platform/database/drizzle.ts';
import { noteEvent } from '../../people/account/account-logs.ts';
import { waitsForApproval } from '../../people/client/company-state.ts';
import { lockClient } from '../../people/client/lock-client.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { jobs, organisations } from '../../platform/database/schema.ts';
import { dryRun } from '../../platform/database/dry-run.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { mayPublish } from './job.policy.ts';
import { isReviewed } from './review.policy.ts';
import { slugOfJob } from './job-slug.ts';
import { lockOwn, type Move, moveIn, type OwnJob } from './move-job.ts';
import { type JobOwner, type MyJobsDeps, readMyJob } from './my-jobs.ts';
import { findMyJob } from './my-jobs.queries.ts';

/** Of a draft that nobody wants to publish at this moment. */
export const notAsked = { publishAskedAt: null, publishPayWith: null, publishSlotId: null } as const;
export const notReturned = { returnedAt: null, returnedReasons: [], returnedExplanation: '' } as const;

/** How a draft is published now. */
function publishing(
  { runPayments }: Pick<MyJobsDeps, 'runPayments'>,
  owner: JobOwner,
  row: OwnJob,
  payWith: PayWith | undefined,
  now: Date,
): Move {
  const { job } = row;
  const move = mayPublish(row, owner, now);
  const startsLater = move === 'schedule';
  const from = startsLater ? job.from : now;
  return {
    move,
    event: 'job.published',
    // A draft may lie for weeks: it is new on the day it is published, and named by its last title.
    set: { from, slug: slugOfJob(job, job.uuid), ...notAsked, ...notReturned },
    apply: async (tx) => {
      const { clientId, boardId } = owner.owner;
      const operation = `publish:${job.id}`;
      if (clientId === null) {
        // Nobody has anything that could pay for it.
        if ((await runPayments.findProducts(tx, boardId)).length > 0)
          throw new HttpError('jobWithoutCompany');
        return {};
      }
      const charge = { clientId, boardId, job, from, startsLater, now, operation, payWith };
      const till = await runPayments.charge(tx, charge);
      // Who wants it to end sooner has said so in its form.
      return till && (job.till === null || job.till > till) ? { till } : {};
    },
  };
}

/** Drafts of a company that wait for its approval or a review and are to be paid then, those that were asked for first first. */
function findAsked(tx: Transaction, { clientId }: JobOwner['owner']) {
  return tx
    .select({ id: jobs.id, payWith: jobs.publishPayWith })
    .from(jobs)
    .innerJoin(organisations, eq(organisations.id, jobs.organisationId))
    .where(
      and(
        eq(jobs.status, 'draft'),
        isNotNull(jobs.publishAskedAt),
        // What goes into a slot is paid with that.
        isNull(jobs.publishSlotId),
        sql`coalesce(${jobs.clientId}, ${organisations.clientId}) = ${clientId}`,
      ),
    )
    .orderBy(asc(jobs.publishAskedAt), asc(jobs.id));
}

/**
 * Writes down that a draft is to be published once its company is approved, or it was reviewed. Nothing is charged until then; that it could
 * be, beside all that wait already, is tried and undone.
 * @throws HttpError as {@link publishDraft}
 */
async function askToPublish(
  deps: MyJobsDeps,
  tx: Transaction,
  owner: JobOwner,
  row: OwnJob,
  payWith: PayWith | undefined,
  now: Date,
): Promise<void> {
  const asked = (await findAsked(tx, owner.owner)).filter(({ id }) => id !== row.job.id);
  publishing(deps, owner, row, payWith, now);
  await dryRun(tx, async (trial) => {
    for (const one of [...asked, { id: row.job.id, payWith: payWith ?? null }]) {
      const found = await findMyJob(trial, owner.owner, one.id);
      if (found) await publishing(deps, owner, found, one.payWith ?? undefined, now).apply?.(trial);
    }
  });
  await tx
    .update(jobs)
    .set({
      publishAskedAt: row.job.publishAskedAt ?? now,
      publishPayWith: payWith ?? null,
      publishSlotId: null,
      updatedAt: now,
    })
    .where(eq(jobs.id, row.job.id));
  await noteEvent(tx, 'job.asked', owner.visitor, now, { job: row.job.title, job_id: row.job.id });
}

/** Titles of drafts that waited with their company, by what came of them. */
export interface AskedOutcome {
  readonly published: readonly string[];
  readonly left: readonly string[];
  readonly waiting: readonly string[];
}

/**
 * Publishes the drafts of a company that waited for its approval. All that is paid is charged now, and runs from now. Where
 * the site reviews each job they go on waiting, for that.
 * @returns the titles of those that went online or have their day, of those that cannot any more, and of those that wait on
 */
export async function publishAsked(
  deps: Pick<MyJobsDeps, 'runPayments'>,
  tx: Transaction,
  owner: JobOwner,
  now: Date,
): Promise<AskedOutcome> {
  const published: string[] = [];
  const left: string[] = [];
  const waiting: string[] = [];
  for (const { id, payWith } of await findAsked(tx, owner.owner)) {
    const row = await findMyJob(tx, owner.owner, id);
    if (!row) continue;
    const { title } = row.job;
    if (isReviewed(owner)) {
      waiting.push(title);
      continue;
    }
    try {
      await tx.transaction((inner) =>
        moveIn(inner, owner, row, publishing(deps, owner, row, payWith ?? undefined, now), now),
      );
      published.push(title);
    } catch (error) {
      // Policy: it is a draft again, and its company reads so in the mail. What was paid for it is in the balance.
      if (!(error instanceof HttpError)) throw error;
      left.push(title);
      await tx.update(jobs).set(notAsked).where(eq(jobs.id, id));
    }
  }
  return { published, left, waiting };
}

/**
 * Publishes a draft: at once, or at its publish date where that lies ahead (§4, §7 `PUT /jobs/{id}/publish/draft`).
 * It is paid from what the company has, by the product chosen in its form. Where the company waits for its approval, or
 * the site reviews each job, the draft waits too, and is neither published nor paid before.
 * @throws HttpError `jobNotFound`, `transitionNotAllowed`, `validation` with what is missing, `employerNotVerified`,
 *   `jobWithoutCompany` where the board sells postings, and as {@link RunPayments.charge}
 */
export async function publishDraft(
  deps: MyJobsDeps,
  owner: JobOwner,
  id: number,
  payWith: PayWith | undefined,
): Promise<EmployerJob> {
  const now = deps.clock.now();
  await transaction(deps, async (tx) => {
    const row = await lockOwn(tx, owner, id);
    const { clientId } = owner.owner;
    if (clientId !== null) await lockClient(tx, clientId);
    if (clientId !== null && ((await waitsForApproval(tx, clientId)) || isReviewed(owner)))
      await askToPublish(deps, tx, owner, row, payWith, now);
    else await moveIn(tx, owner, row, publishing(deps, owner, row, payWith, now), now);
  });
  return readMyJob(deps, owner, id);
}
