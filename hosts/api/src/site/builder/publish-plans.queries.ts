import { and, eq, isNull, sql } from '../../platform/database/drizzle.ts';
import { publishPlans } from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Save } from './builder-context.ts';
import type { PublishedContent } from './published-content.ts';

type OnSite = Pick<Save, 'tx' | 'siteId'>;

/** Plans that wait, or failed. */
export const isWaiting = isNull(publishPlans.doneAt);

export type PlanRow = typeof publishPlans.$inferSelect;

/** What goes to visitors by a plan: nobody but its writer writes it. */
export const contentOf = ({ content }: Pick<PlanRow, 'content'>) => content as PublishedContent;

type NewPlan = Pick<PlanRow, 'uid' | 'name' | 'dueAt' | 'content' | 'pages' | 'offline' | 'appearance'> & {
  readonly backOf?: number;
};

/** Stores a plan of who saves. */
export async function insertPlan(
  { tx, siteId, userId, author, now }: Pick<Save, 'tx' | 'siteId' | 'userId' | 'author' | 'now'>,
  plan: NewPlan,
): Promise<PlanRow> {
  const [row] = await tx
    .insert(publishPlans)
    .values({ ...plan, siteId, userId, author, createdAt: now })
    .returning();
  if (!row) throw new HttpError('notFound');
  return row;
}

/** @throws HttpError `notFound` for one of another site, or one that was done */
export async function waitingPlan({ tx, siteId }: OnSite, id: number): Promise<PlanRow> {
  const [row] = await tx
    .select()
    .from(publishPlans)
    .where(and(eq(publishPlans.id, id), eq(publishPlans.siteId, siteId), isWaiting))
    .for('update');
  if (!row) throw new HttpError('notFound');
  return row;
}

/** Forgets what was planned and waits still. */
export async function forgetPlans({ tx, siteId }: OnSite): Promise<void> {
  await tx.delete(publishPlans).where(and(eq(publishPlans.siteId, siteId), isWaiting));
}

/** Which plans are meant. */
interface Left {
  /** Also those that put back what was published already; they wait on otherwise, as what they put back ends with them. */
  readonly withBack?: boolean;
  /** Only those that were due before. */
  readonly before?: Date | undefined;
  /** The appearance of the site too. */
  readonly appearance?: boolean;
}

/**
 * Takes pages and shared blocks out of what is planned: somebody published them meanwhile, or took them offline, and a plan
 * would put them back to what they were before. A plan that has nothing left is none. A release without a time holds
 * nothing that could be older, and stays as it is.
 */
export async function leavePlans(
  { tx, siteId }: OnSite,
  pages: readonly number[],
  blocks: readonly number[],
  { withBack = false, before, appearance = false }: Left = {},
): Promise<void> {
  const waiting = await tx
    .select()
    .from(publishPlans)
    .where(and(eq(publishPlans.siteId, siteId), isWaiting))
    .for('update');
  const isGiven = (id: number) => pages.includes(id);
  const isInTime = ({ dueAt }: PlanRow): boolean =>
    dueAt !== null && (before === undefined || dueAt < before);
  // What puts back goes with what it puts back, whenever that would have been.
  const isMeant = (plan: PlanRow): boolean => {
    const first = waiting.find(({ id }) => id === plan.backOf);
    return first ? isInTime(first) : isInTime(plan) && (withBack || plan.backOf === null);
  };
  for (const plan of waiting.filter(isMeant)) {
    const held = contentOf(plan);
    const content: PublishedContent = {
      pages: held.pages.filter(({ page_id: id }) => !isGiven(id)),
      blocks: held.blocks.filter(({ page_id: id }) => id === null || !isGiven(id)),
      changing: held.changing.filter((id) => !blocks.includes(id)),
      ...(!appearance && { appearance: held.appearance }),
    };
    const left = {
      pages: plan.pages.filter((id) => !isGiven(id)),
      offline: plan.offline.filter((id) => !isGiven(id)),
      appearance: plan.appearance && !appearance,
    };
    const isOver = left.pages.length + left.offline.length === 0 && !left.appearance;
    const here = eq(publishPlans.id, plan.id);
    if (isOver) await tx.delete(publishPlans).where(here);
    else
      await tx
        .update(publishPlans)
        .set({ ...left, content })
        .where(here);
  }
}

/** Plans of sites that are open and publish by hand, whose time has come; the earliest first. */
export async function findDuePlans(
  tx: Pick<Save['tx'], 'execute'>,
  now: Date,
): Promise<readonly { readonly id: number; readonly siteId: number }[]> {
  const { rows } = await tx.execute<{ id: number; site_id: number }>(sql`
    select plan.id, plan.site_id from publish_plans as plan join sites as site on site.id = plan.site_id
    where plan.done_at is null and plan.problems is null and plan.due_at <= ${now.toISOString()}::timestamptz
      and site.publishing = 'by_hand' and site.status = 'active' and site.deleted_at is null
    order by plan.due_at, plan.id limit 200`);
  return rows.map(({ id, site_id: siteId }) => ({ id, siteId }));
}
