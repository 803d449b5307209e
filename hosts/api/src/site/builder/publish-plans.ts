import type { BodyOf, Contract, PublishPlan } from '@boardwright/api-client/contract';
import type { Locale } from '@boardwright/messages';
import { and, asc, desc, eq, getTableColumns, gt, or, sql } from '../../platform/database/drizzle.ts';
import { publishPlans } from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { restorableFor } from '../../platform/restorable-for.ts';
import type { Save, Writer } from './builder-context.ts';
import {
  backFirst,
  dueOf,
  expectAlone,
  expectContents,
  expectFewPlans,
  releaseName,
} from './plan-moments.ts';
import { expectBackLater, planBack } from './plan-back.ts';
import {
  expectByHand,
  expectChecked,
  pagesOfSite,
  problemSentence,
  type PublishProblem,
  sharedOfSite,
} from './publish-page.ts';
import { contentOf, insertPlan, isWaiting, type PlanRow, waitingPlan } from './publish-plans.queries.ts';
import { readEditedContent } from './published-content.ts';
import { findUndone, runPlan } from './run-plan.ts';

type Builder = Contract['siteBuilder'];

/** Done plans that are listed, and twice as many that wait: with each goes one that puts back. */
const most = 200;

const { id: planId, dueAt, doneAt } = publishPlans;
const { content: held, ...columns } = getTableColumns(publishPlans);
/** All of a plan but what it holds, which is every page whole. */
const facts = { ...columns, changing: sql<number[]>`coalesce(${held} -> 'changing', '[]')` };
type PlanFacts = Omit<PlanRow, 'content'> & {
  readonly changing: readonly number[];
};

/**
 * Plans of a site that wait, and those that were done in the last 30 days; the earliest first,
 * releases without a time last.
 */
export async function findPlans(
  db: Pick<Writer, 'select'>,
  siteId: number,
  now: Date,
  locale: Locale,
): Promise<PublishPlan[]> {
  const ofSite = eq(publishPlans.siteId, siteId);
  const done = await db
    .select(facts)
    .from(publishPlans)
    .where(and(ofSite, gt(doneAt, new Date(now.getTime() - restorableFor))))
    .orderBy(desc(doneAt), desc(planId))
    .limit(most);
  const waiting = await db
    .select(facts)
    .from(publishPlans)
    .where(and(ofSite, isWaiting))
    .orderBy(asc(dueAt), asc(planId))
    .limit(2 * most);
  return [...done.toReversed(), ...waiting].map((row) => present(row, locale));
}

const present = (row: PlanFacts, locale: Locale): PublishPlan => ({
  id: row.id,
  name: row.name,
  due_at: row.dueAt?.toISOString() ?? null,
  pages: row.pages,
  offline: row.offline,
  blocks: [...row.changing],
  appearance: row.appearance,
  back_of: row.backOf,
  author: row.author,
  done_at: row.doneAt?.toISOString() ?? null,
  problem: problemOf(row, locale),
});
export const presentPlan = (row: PlanRow, locale: Locale): PublishPlan =>
  present({ ...row, changing: contentOf(row).changing }, locale);

function problemOf({ problems: stored }: PlanFacts, locale: Locale): string | null {
  const found = (stored ?? []) as readonly PublishProblem[];
  return found.length === 0 ? null : found.map((one) => problemSentence(one, locale)).join(' ');
}

/**
 * Plans that pages go to visitors as they are saved now, with the shared blocks that are named and the appearance of the
 * site, or that they are taken offline; and, where a moment for that is given, that they go back afterwards to what visitors
 * have now. A release may have no moment yet: nothing of it is stored but what belongs to it. Sent twice with one `uid`, it
 * is planned once.
 * @throws HttpError `notFound`, `pageDeleted`, `publishesAtOnce`, `plansMany`, `remarksOpen`, `validation`
 */
export async function planPublication(
  save: Save,
  body: BodyOf<Builder['planPublication']>,
  locale: Locale,
): Promise<PublishPlan> {
  expectByHand(save);
  const { tx, siteId, now } = save;
  const [sent] = await tx
    .select()
    .from(publishPlans)
    .where(and(eq(publishPlans.siteId, siteId), eq(publishPlans.uid, body.uid)));
  if (sent) return presentPlan(sent, locale);
  const published = [...new Set(body.pages ?? [])];
  const leaving = [...new Set(body.offline ?? [])].filter((id) => !published.includes(id));
  await pagesOfSite(save, [...published, ...leaving]);
  const changing = await sharedOfSite(save, body.blocks ?? []);
  const contents = { pages: published, offline: leaving, appearance: body.appearance === true };
  await expectFewPlans(save);
  const named = body.name === undefined ? null : releaseName(body.name, locale);
  const parts = { changing, appearance: contents.appearance };
  if (body.due_at === undefined) {
    // What has neither a time nor a name is found by nobody.
    const release = releaseName(named ?? '', locale);
    const content = { pages: [], blocks: [], changing };
    const row = await insertPlan(save, { ...contents, uid: body.uid, name: release, dueAt: null, content });
    return presentPlan(row, locale);
  }
  expectContents(contents, locale);
  if (published.length > 0) await expectChecked(save, body.remarks);
  const due = dueOf(body.due_at, 'due_at', now, locale);
  await expectAlone(save, { ...contents, due, field: 'due_at' }, locale);
  const content = await readEditedContent(tx, siteId, published, parts);
  const row = await insertPlan(save, { ...contents, uid: body.uid, name: named, dueAt: due, content });
  if (body.back_at !== undefined)
    await planBack(save, row, dueOf(body.back_at, 'back_at', now, locale), locale);
  return presentPlan(row, locale);
}

/** Nothing comes of a plan, nor of what was to put it back. @throws HttpError `notFound` */
export async function cancelPlan(save: Save, id: number): Promise<void> {
  await waitingPlan(save, id);
  await save.tx
    .delete(publishPlans)
    .where(and(or(eq(publishPlans.id, id), eq(publishPlans.backOf, id)), isWaiting));
}

/** A plan with what goes to visitors by it: of a release without a time, what is saved now. */
async function filled(
  save: Save,
  plan: PlanRow,
  remarks: number | undefined,
  locale: Locale,
): Promise<PlanRow> {
  if (plan.dueAt !== null) return plan;
  expectContents(plan, locale);
  if (plan.pages.length > 0) await expectChecked(save, remarks);
  const parts = { changing: contentOf(plan).changing, appearance: plan.appearance };
  return { ...plan, content: await readEditedContent(save.tx, save.siteId, plan.pages, parts) };
}

/**
 * Does what is planned now, also what failed when its time had come.
 * @throws HttpError `notFound`, `publishesAtOnce`, `remarksOpen`, `validation` with what keeps it from visitors, and where it
 *   puts back what was not published yet
 */
export async function runPlanNow(
  save: Save,
  id: number,
  { remarks }: BodyOf<Builder['runPlan']>,
  locale: Locale,
): Promise<void> {
  expectByHand(save);
  const plan = await waitingPlan(save, id);
  if (await findUndone(save, plan)) throw backFirst('back_of', locale);
  await expectBackLater(save, plan, save.now, locale);
  const found = await runPlan(save, await filled(save, plan, remarks, locale));
  if (found.length === 0) return;
  const fields = Object.fromEntries(found.map((one) => [one.field, [problemSentence(one, locale)]]));
  throw new HttpError('validation', { fields });
}
