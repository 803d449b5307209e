import type { BodyOf, Contract, PublishPlan } from '@boardwright/api-client/contract';
import type { Locale } from '@boardwright/messages';
import { and, eq, inArray, isNull } from '../../platform/database/drizzle.ts';
import { pages, publishPlans } from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Save } from './builder-context.ts';
import { dueOf, expectAlone, expectContents, expectLater, releaseName } from './plan-moments.ts';
import { expectBackLater, replanBack } from './plan-back.ts';
import { expectByHand, expectChecked, pagesOfSite, sharedOfSite } from './publish-page.ts';
import { contentOf, isWaiting, type PlanRow, waitingPlan } from './publish-plans.queries.ts';
import { presentPlan } from './publish-plans.ts';
import { type PublishedContent, readEditedContent } from './published-content.ts';

type Body = BodyOf<Contract['siteBuilder']['changePlan']>;

/** What belongs to a plan. */
interface Contents extends Pick<PlanRow, 'pages' | 'offline' | 'appearance'> {
  readonly changing: readonly number[];
}

/** What is to belong to it: what is not named stays. @throws HttpError `notFound`, `pageDeleted` */
async function contentsOf(save: Save, plan: PlanRow, body: Body): Promise<Contents> {
  const published = [...new Set(body.pages ?? plan.pages)];
  const leaving = [...new Set(body.offline ?? plan.offline)].filter((id) => !published.includes(id));
  const known = new Set([...plan.pages, ...plan.offline]);
  // One that was deleted since is left out when its time comes, and may be restored until then.
  await pagesOfSite(
    save,
    [...published, ...leaving].filter((id) => !known.has(id)),
  );
  return {
    pages: published,
    offline: leaving,
    appearance: body.appearance ?? plan.appearance,
    changing: body.blocks ? await sharedOfSite(save, body.blocks) : contentOf(plan).changing,
  };
}

/** What it held of that stays as it was when it was planned; the rest is what is saved now. */
async function heldBy(save: Save, plan: PlanRow, contents: Contents): Promise<PublishedContent> {
  const held = contentOf(plan);
  const isHeld = (id: number) => held.pages.some(({ page_id: page }) => page === id);
  const added = await readEditedContent(
    save.tx,
    save.siteId,
    contents.pages.filter((id) => !isHeld(id)),
    { changing: contents.changing, appearance: contents.appearance && held.appearance === undefined },
  );
  const belongs = (id: number | null) => id === null || contents.pages.includes(id);
  const blocks = held.blocks.filter(({ page_id: page }) => belongs(page));
  const keyOf = ({ block_id: id, page_id: page }: (typeof blocks)[number]) => `${id} ${page}`;
  const known = new Set(blocks.map(keyOf));
  return {
    pages: [...held.pages.filter(({ page_id: page }) => belongs(page)), ...added.pages],
    blocks: [...blocks, ...added.blocks.filter((block) => !known.has(keyOf(block)))],
    changing: contents.changing,
    ...(contents.appearance && { appearance: held.appearance ?? added.appearance }),
  };
}

/** Pages that were not deleted. */
async function standing({ tx }: Save, ids: readonly number[]): Promise<number[]> {
  const rows = await tx
    .select({ id: pages.id })
    .from(pages)
    .where(and(inArray(pages.id, [...ids]), isNull(pages.deletedAt)));
  return rows.map(({ id }) => id);
}

/** Goes back to what a plan changes: not before that, and with nothing of its own. @throws HttpError `notFound`, `validation` */
async function moveBack(save: Save, plan: PlanRow, body: Body, locale: Locale): Promise<PlanRow> {
  if (body.due_at === null || plan.backOf === null) throw new HttpError('notFound');
  const due = dueOf(body.due_at, 'due_at', save.now, locale);
  await expectAlone(save, { ...plan, due, field: 'due_at' }, locale);
  const [first] = await save.tx
    .select({ dueAt: publishPlans.dueAt })
    .from(publishPlans)
    .where(and(eq(publishPlans.id, plan.backOf), isWaiting));
  if (first?.dueAt) expectLater(due, first.dueAt, 'due_at', locale);
  return store(save, plan, { dueAt: due });
}

type Changes = Partial<Pick<PlanRow, 'name' | 'dueAt' | 'content' | 'pages' | 'offline' | 'appearance'>>;

async function store({ tx }: Save, plan: PlanRow, changes: Changes): Promise<PlanRow> {
  const [changed] = await tx
    .update(publishPlans)
    .set({ ...changes, problems: null })
    .where(eq(publishPlans.id, plan.id))
    .returning();
  return changed ?? plan;
}

/**
 * Gives a plan another moment, name or contents; with `anew`, it also holds its pages as they are saved now. A release whose
 * moment is taken away holds nothing any more.
 * @throws HttpError `notFound`, `pageDeleted`, `publishesAtOnce`, `remarksOpen`, `validation`
 */
export async function changePlan(save: Save, id: number, body: Body, locale: Locale): Promise<PublishPlan> {
  expectByHand(save);
  const plan = await waitingPlan(save, id);
  if (plan.backOf !== null) return presentPlan(await moveBack(save, plan, body, locale), locale);
  const name = body.name === undefined ? plan.name : releaseName(body.name, locale);
  const contents = await contentsOf(save, plan, body);
  const { changing, ...columns } = contents;
  if (body.due_at === null) {
    const content = { pages: [], blocks: [], changing };
    const changed = await store(save, plan, {
      ...columns,
      name: releaseName(name ?? '', locale),
      dueAt: null,
      content,
    });
    await replanBack(save, changed, null, locale);
    return presentPlan(changed, locale);
  }
  expectContents(contents, locale);
  const isAnew = body.anew || plan.dueAt === null;
  const isOther = ['pages', 'offline', 'blocks', 'appearance'].some((part) => part in body);
  if (contents.pages.length > 0 && (isAnew || isOther)) await expectChecked(save, body.remarks);
  const due = dueOf(body.due_at, 'due_at', save.now, locale);
  await expectAlone(save, { ...columns, id, due, field: 'due_at' }, locale);
  const own = isAnew ? await standing(save, contents.pages) : contents.pages;
  const content = isAnew
    ? await readEditedContent(save.tx, save.siteId, own, contents)
    : isOther
      ? await heldBy(save, plan, contents)
      : plan.content;
  const changed = await store(save, plan, { ...columns, name, dueAt: due, content, pages: own });
  if (isOther || body.back_at !== undefined) await replanBack(save, changed, body.back_at, locale);
  else await expectBackLater(save, changed, due, locale);
  return presentPlan(changed, locale);
}
