import type { Locale } from '@boardwright/messages';
import { and, eq } from '../../platform/database/drizzle.ts';
import { publishPlans } from '../../platform/database/schema.ts';
import type { Save } from './builder-context.ts';
import { dueOf, expectAlone, expectLater } from './plan-moments.ts';
import { contentOf, insertPlan, isWaiting, type PlanRow } from './publish-plans.queries.ts';
import { readLiveContent } from './published-content.ts';

/**
 * Plans that what goes to visitors by a plan goes back at a later moment to what they have now.
 * @throws HttpError `validation`
 */
export async function planBack(save: Save, plan: PlanRow, back: Date, locale: Locale): Promise<void> {
  if (plan.dueAt) expectLater(back, plan.dueAt, 'back_at', locale);
  const all = [...plan.pages, ...plan.offline];
  const { appearance } = plan;
  const parts = { changing: contentOf(plan).changing, appearance };
  const before = await readLiveContent(save.tx, save.siteId, all, parts);
  const live = before.pages.map(({ page_id: id }) => id);
  const contents = { pages: live, offline: all.filter((id) => !live.includes(id)), appearance };
  await expectAlone(save, { ...contents, due: back, field: 'back_at' }, locale);
  await insertPlan(save, {
    ...contents,
    uid: `${plan.uid} back`,
    name: plan.name,
    dueAt: back,
    content: before,
    backOf: plan.id,
  });
}

/** What goes to visitors at a moment is not put back at once. @throws HttpError `validation` */
export async function expectBackLater(
  { tx }: Save,
  plan: PlanRow,
  moment: Date,
  locale: Locale,
): Promise<void> {
  const [back] = await tx
    .select({ dueAt: publishPlans.dueAt })
    .from(publishPlans)
    .where(and(eq(publishPlans.backOf, plan.id), isWaiting));
  if (back?.dueAt) expectLater(back.dueAt, moment, 'due_at', locale);
}

/**
 * What puts a plan back belongs to what that plan holds: it is planned anew, for its moment or another one, or is no more.
 * @param asked null: it stays as it is published; undefined: the moment that there is
 * @throws HttpError `validation`
 */
export async function replanBack(
  save: Save,
  plan: PlanRow,
  asked: string | null | undefined,
  locale: Locale,
): Promise<void> {
  const [before] = await save.tx
    .delete(publishPlans)
    .where(and(eq(publishPlans.backOf, plan.id), isWaiting))
    .returning({ dueAt: publishPlans.dueAt });
  if (plan.dueAt === null || asked === null) return;
  const back = asked === undefined ? before?.dueAt : dueOf(asked, 'back_at', save.now, locale);
  if (back) await planBack(save, plan, back, locale);
}
