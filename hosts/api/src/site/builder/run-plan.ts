import { and, eq, inArray, isNull, lte, sql } from '../../platform/database/drizzle.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { transaction, type TransactionDeps } from '../../platform/database/transaction.ts';
import { mailPlan } from './mail-plan.ts';
import { pages, publishPlans, sites } from '../../platform/database/schema.ts';
import type { Save } from './builder-context.ts';
import { findProblems, type PublishProblem, rememberPublishedPaths, withdrawPage } from './publish-page.ts';
import { contentOf, findDuePlans, isWaiting, leavePlans, type PlanRow } from './publish-plans.queries.ts';
import { storeContent } from './published-content.ts';

/**
 * Does what a plan says: all of it, or nothing. A page that was deleted meanwhile is left out.
 * @returns what keeps it from visitors; then nothing has changed
 */
export async function runPlan(
  save: Pick<Save, 'tx' | 'siteId' | 'now'>,
  plan: PlanRow,
): Promise<readonly PublishProblem[]> {
  const { tx, siteId, now } = save;
  const planned = contentOf(plan);
  const there = await tx
    .select({ id: pages.id })
    .from(pages)
    .where(
      and(
        eq(pages.siteId, siteId),
        isNull(pages.deletedAt),
        inArray(pages.id, [...plan.pages, ...plan.offline]),
      ),
    );
  const isThere = (id: number) => there.some((page) => page.id === id);
  const rows = planned.pages
    .filter(({ page_id: id }) => isThere(id))
    .map(({ page_id: id, key, path }) => ({ id, key, path }));
  // First what makes room.
  const offline = plan.offline.filter(isThere);
  const problems = await findProblems(save, rows, offline);
  if (problems.length > 0) return problems;
  for (const id of offline) await withdrawPage(save, id);
  await rememberPublishedPaths(save, rows);
  const by = { siteId, userId: plan.userId ?? undefined, author: plan.author, now };
  await storeContent(tx, by, {
    ...planned,
    pages: planned.pages.filter(({ page_id: id }) => isThere(id)),
    blocks: planned.blocks.filter(({ page_id: id }) => id === null || isThere(id)),
  });
  // What was to be published before is older than what visitors have now.
  await leavePlans(save, [...plan.pages, ...plan.offline], planned.changing, {
    before: plan.dueAt ?? undefined,
    appearance: planned.appearance !== undefined,
  });
  await markDone(save, plan);
  return [];
}

/** What was done needs its content no more. */
async function markDone({ tx, now }: Pick<Save, 'tx' | 'now'>, plan: PlanRow): Promise<void> {
  const { changing } = contentOf(plan);
  await tx
    .update(publishPlans)
    .set({ doneAt: now, problems: null, content: { pages: [], blocks: [], changing } })
    .where(eq(publishPlans.id, plan.id));
}

/** The plan that another puts back, where that was not done: there is nothing to put back, and its time is over. */
export async function findUndone(
  { tx }: Pick<Save, 'tx'>,
  { backOf }: PlanRow,
): Promise<{ readonly id: number } | undefined> {
  if (backOf === null) return undefined;
  const [undone] = await tx
    .select({ id: publishPlans.id })
    .from(publishPlans)
    .where(and(eq(publishPlans.id, backOf), isWaiting));
  return undone;
}

interface PlanDeps extends TransactionDeps {
  readonly now: Date;
}

/**
 * Publishes what is due, and what was missed while nobody was at work: each plan by itself, the earliest first. One that
 * another page stands in the way of is left as it was, with the reason beside it.
 * @param onError is given what broke; the others go on
 */
export async function publishPlanned(deps: PlanDeps, onError: (error: unknown) => void): Promise<void> {
  const broken = new Set<number>();
  const { db, now } = deps;
  for (const { id, siteId } of await findDuePlans(db, now)) {
    // What comes after something that broke would come before it.
    if (broken.has(siteId)) continue;
    await transaction(deps, (tx) => runDue({ tx, siteId, now }, id))
      // Policy: it is tried again with the next minute.
      .catch((error: unknown) => {
        broken.add(siteId);
        onError(error);
      });
  }
}

/** Does a plan whose time has come, if that is so still: it may have been moved, cancelled or done meanwhile. */
async function runDue(
  save: Pick<Save, 'siteId' | 'now'> & { readonly tx: Transaction },
  id: number,
): Promise<void> {
  const { tx, siteId, now } = save;
  // As every save of a site: one after the other, and whoever keeps a copy learns of it.
  const [site] = await tx
    .update(sites)
    .set({ version: sql`${sites.version} + 1` })
    .where(eq(sites.id, siteId))
    .returning({ publishing: sites.publishing, status: sites.status });
  if (site?.publishing !== 'by_hand' || site.status !== 'active') return;
  const [plan] = await tx
    .select()
    .from(publishPlans)
    .where(
      and(eq(publishPlans.id, id), isWaiting, isNull(publishPlans.problems), lte(publishPlans.dueAt, now)),
    )
    .for('update');
  if (!plan) return;
  const undone = await findUndone(save, plan);
  if (undone) {
    await tx.delete(publishPlans).where(eq(publishPlans.id, undone.id));
    return markDone(save, plan);
  }
  const problems = await runPlan(save, plan);
  if (problems.length > 0) await tx.update(publishPlans).set({ problems }).where(eq(publishPlans.id, id));
  await mailPlan(tx, plan, problems, now);
}
