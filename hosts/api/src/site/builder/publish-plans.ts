import type { BodyOf, Contract, PublishPlan } from '@boardwright/api-client/contract';
import type { Locale } from '@boardwright/messages';
import { and, asc, desc, eq, gt, inArray, isNull, or, sql } from '../../platform/database/drizzle.ts';
import { pages, publishPlans } from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { restorableFor } from '../../platform/restorable-for.ts';
import type { Save, Writer } from './builder-context.ts';
import { builderMessage } from './builder.messages.ts';
import {
  expectByHand,
  expectChecked,
  pagesOfSite,
  problemSentence,
  type PublishProblem,
  sharedOfSite,
} from './publish-page.ts';
import { contentOf, isWaiting, type PlanRow } from './publish-plans.queries.ts';
import { readEditedContent, readLiveContent } from './published-content.ts';
import { findUndone, runPlan } from './run-plan.ts';

type Builder = Contract['siteBuilder'];

/** Plans of a site that wait at the same time. */
const most = 200;
/** Days ahead that something is planned for. */
const furthest = 730;
const minute = 60_000;

const { id: planId, dueAt, pages: planned, offline, backOf, doneAt, problems } = publishPlans;
/** All of a plan but what it holds, which is every page whole. */
const facts = {
  id: planId,
  dueAt,
  pages: planned,
  offline,
  backOf,
  author: publishPlans.author,
  doneAt,
  problems,
  changing: sql<number[]>`coalesce(${publishPlans.content} -> 'changing', '[]')`,
};
type PlanFacts = Omit<PlanRow, 'content' | 'siteId' | 'uid' | 'userId' | 'createdAt'> & {
  readonly changing: readonly number[];
};

/** Plans of a site that wait, and those that were done in the last 30 days; the earliest first. */
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
  due_at: row.dueAt.toISOString(),
  pages: row.pages,
  offline: row.offline,
  blocks: [...row.changing],
  back_of: row.backOf,
  author: row.author,
  done_at: row.doneAt?.toISOString() ?? null,
  problem: problemOf(row, locale),
});
const presentRow = (row: PlanRow, locale: Locale): PublishPlan =>
  present({ ...row, changing: contentOf(row).changing }, locale);

function problemOf({ problems: stored }: PlanFacts, locale: Locale): string | null {
  const found = (stored ?? []) as readonly PublishProblem[];
  return found.length === 0 ? null : found.map((one) => problemSentence(one, locale)).join(' ');
}

/** @throws HttpError `validation` for a moment that has passed, or is too far away */
function dueOf(text: string, field: string, now: Date, locale: Locale): Date {
  // The minute that runs is not over yet: what is planned for it is done at once.
  const due = new Date(text);
  const message =
    Number.isNaN(due.getTime()) || due.getTime() < now.getTime() - minute
      ? builderMessage(locale, 'planPast')
      : due.getTime() > now.getTime() + furthest * 24 * 60 * minute
        ? builderMessage(locale, 'planFar')
        : undefined;
  if (message !== undefined) throw new HttpError('validation', { fields: { [field]: [message] } });
  return due;
}

const minuteOf = (moment: Date): number => Math.floor(moment.getTime() / minute);

/** No two plans do something with one page in the same minute. @throws HttpError `validation` */
async function expectAlone(
  { tx, siteId }: Save,
  plan: {
    readonly id?: number;
    readonly pages: readonly number[];
    readonly due: Date;
    readonly field: string;
  },
  locale: Locale,
): Promise<void> {
  const waiting = await tx
    .select(facts)
    .from(publishPlans)
    .where(and(eq(publishPlans.siteId, siteId), isWaiting));
  if (plan.id === undefined && waiting.length >= most) throw new HttpError('plansMany', { values: { most } });
  const together = waiting.find(
    (other) =>
      other.id !== plan.id &&
      minuteOf(other.dueAt) === minuteOf(plan.due) &&
      [...other.pages, ...other.offline].some((page) => plan.pages.includes(page)),
  );
  if (!together) return;
  const sentence = builderMessage(locale, 'planTogether');
  throw new HttpError('validation', { fields: { [plan.field]: [sentence] } });
}

/**
 * Plans that pages go to visitors as they are saved now, with the shared blocks that are named, or that they are taken
 * offline; and, where a moment for that is given, that they go back afterwards to what visitors have now. Sent twice with
 * one `uid`, it is planned once.
 * @throws HttpError `notFound`, `pageDeleted`, `publishesAtOnce`, `plansMany`, `validation`
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
  if (sent) return presentRow(sent, locale);
  const published = [...new Set(body.pages ?? [])];
  const leaving = [...new Set(body.offline ?? [])].filter((id) => !published.includes(id));
  if (published.length > 0) await expectChecked(save, body.remarks);
  const all = [...published, ...leaving];
  if (all.length === 0) throw new HttpError('notFound');
  await pagesOfSite(save, all);
  const changing = await sharedOfSite(save, body.blocks ?? []);
  const due = dueOf(body.due_at, 'due_at', now, locale);
  await expectAlone(save, { pages: all, due, field: 'due_at' }, locale);
  const row = await insert(save, {
    uid: body.uid,
    dueAt: due,
    content: await readEditedContent(tx, siteId, published, changing),
    pages: published,
    offline: leaving,
  });
  if (body.back_at !== undefined) {
    const back = dueOf(body.back_at, 'back_at', now, locale);
    if (minuteOf(back) <= minuteOf(due)) throw backFirst('back_at', locale);
    await expectAlone(save, { pages: all, due: back, field: 'back_at' }, locale);
    const before = await readLiveContent(tx, siteId, all, changing);
    const live = before.pages.map(({ page_id: id }) => id);
    await insert(save, {
      uid: `${body.uid} back`,
      dueAt: back,
      content: before,
      pages: live,
      offline: all.filter((id) => !live.includes(id)),
      backOf: row.id,
    });
  }
  return presentRow(row, locale);
}

type NewPlan = Pick<PlanRow, 'uid' | 'dueAt' | 'content' | 'pages' | 'offline'> & {
  readonly backOf?: number;
};

async function insert({ tx, siteId, userId, author, now }: Save, plan: NewPlan): Promise<PlanRow> {
  const [row] = await tx
    .insert(publishPlans)
    .values({ ...plan, siteId, userId, author, createdAt: now })
    .returning();
  if (!row) throw new HttpError('notFound');
  return row;
}

/** @throws HttpError `notFound` for one of another site, or one that was done */
async function waitingPlan({ tx, siteId }: Save, id: number): Promise<PlanRow> {
  const [row] = await tx
    .select()
    .from(publishPlans)
    .where(and(eq(publishPlans.id, id), eq(publishPlans.siteId, siteId), isWaiting))
    .for('update');
  if (!row) throw new HttpError('notFound');
  return row;
}

/**
 * Gives a plan another moment; with `anew`, it also holds its pages as they are saved now.
 * @throws HttpError `notFound`, `publishesAtOnce`, `validation`
 */
export async function changePlan(
  save: Save,
  id: number,
  body: BodyOf<Builder['changePlan']>,
  locale: Locale,
): Promise<PublishPlan> {
  expectByHand(save);
  const plan = await waitingPlan(save, id);
  const due = dueOf(body.due_at, 'due_at', save.now, locale);
  await expectAlone(save, { id, pages: [...plan.pages, ...plan.offline], due, field: 'due_at' }, locale);
  await expectAfter(save, plan, due, locale);
  const there = await save.tx
    .select({ id: pages.id })
    .from(pages)
    .where(and(inArray(pages.id, plan.pages), isNull(pages.deletedAt)));
  const own = there.map((page) => page.id);
  const content = body.anew
    ? await readEditedContent(save.tx, save.siteId, own, contentOf(plan).changing)
    : plan.content;
  const [changed] = await save.tx
    .update(publishPlans)
    .set({ dueAt: due, content, problems: null, ...(body.anew && { pages: own }) })
    .where(eq(publishPlans.id, id))
    .returning();
  return presentRow(changed ?? plan, locale);
}

/** What puts back comes after what it puts back. @throws HttpError `validation` */
async function expectAfter({ tx }: Save, plan: PlanRow, due: Date, locale: Locale): Promise<void> {
  const related = await tx
    .select({ dueAt })
    .from(publishPlans)
    .where(
      and(
        isWaiting,
        plan.backOf === null ? eq(publishPlans.backOf, plan.id) : eq(publishPlans.id, plan.backOf),
      ),
    );
  const isWrong = related.some((other) =>
    plan.backOf === null ? minuteOf(due) >= minuteOf(other.dueAt) : minuteOf(due) <= minuteOf(other.dueAt),
  );
  if (isWrong) throw backFirst('due_at', locale);
}

/** Putting back comes after what is put back. */
const backFirst = (field: string, locale: Locale): HttpError =>
  new HttpError('validation', { fields: { [field]: [builderMessage(locale, 'planBackFirst')] } });

/** Nothing comes of a plan, nor of what was to put it back. @throws HttpError `notFound` */
export async function cancelPlan(save: Save, id: number): Promise<void> {
  await waitingPlan(save, id);
  await save.tx
    .delete(publishPlans)
    .where(and(or(eq(publishPlans.id, id), eq(publishPlans.backOf, id)), isWaiting));
}

/**
 * Does what is planned now, also what failed when its time had come.
 * @throws HttpError `notFound`, `publishesAtOnce`, `validation` with what keeps it from visitors, and where it puts back what
 *   was not published yet
 */
export async function runPlanNow(save: Save, id: number, locale: Locale): Promise<void> {
  expectByHand(save);
  const plan = await waitingPlan(save, id);
  await expectAfter(save, plan, save.now, locale);
  if (await findUndone(save, plan)) throw backFirst('back_of', locale);
  const found = await runPlan(save, plan);
  if (found.length === 0) return;
  const fields = Object.fromEntries(found.map((one) => [one.field, [problemSentence(one, locale)]]));
  throw new HttpError('validation', { fields });
}
