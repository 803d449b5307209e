import {
  type Contract,
  type ListView,
  listViewLimits,
  type ViewedList,
} from '@boardwright/api-client/contract';
import { eq } from '../../platform/database/drizzle.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { listViews } from '../../platform/database/schema.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { refuseProblems } from '../../platform/forms/problems.ts';
import { loggedIn, type RequestContext, scope } from '../../platform/http/context.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { listViewMessage } from './list-views.messages.ts';
import { mayChangeView, rightsOfList } from './list-views.policy.ts';
import { findView, findViews, type ListViewRow, lockViews } from './list-views.queries.ts';

/** How admins look at the lists of the back office, under names of their own (decision 195). */
export function listViewsHandlers(deps: Deps): Handlers<Contract['listViews']> {
  const { db, clock } = deps;
  const whose = (context: RequestContext) => ({
    siteId: scope(context).site.id,
    userId: loggedIn(context).id,
  });
  return {
    findListViews: async ({ query: { list } }, context) => {
      if (!rightsOfList(context, list).sees) return { data: [] };
      const rows = await findViews(db, whose(context), list);
      return { data: rows.map((row) => present(context, row)) };
    },
    createListView: async ({ body }, context) => {
      const { list, query, is_shared: isShared } = body;
      const rights = rightsOfList(context, list);
      if (!rights.sees) throw new HttpError('notFound');
      if (isShared && !rights.shares) throw new HttpError('forbidden');
      const row = await transaction(deps, async (tx) => {
        const name = await usableName(tx, context, { ...whose(context), list }, body.name);
        const added = { ...whose(context), list, name, query, isShared, createdAt: clock.now() };
        const [view] = await tx.insert(listViews).values(added).returning();
        return { view: view!, givenName: '', familyName: '' };
      });
      return { data: present(context, row) };
    },
    changeListView: async ({ params, body }, context) => {
      const row = await transaction(deps, async (tx) => {
        const found = await viewToChange(tx, context, params.uuid);
        const { view } = found;
        if (body.is_shared === true && !rightsOfList(context, view.list).shares)
          throw new HttpError('forbidden');
        const name = body.name === undefined ? view.name : await usableName(tx, context, view, body.name);
        const change = { name, query: body.query ?? view.query, isShared: body.is_shared ?? view.isShared };
        await tx.update(listViews).set(change).where(eq(listViews.id, view.id));
        return { ...found, view: { ...view, ...change } };
      });
      return { data: present(context, row) };
    },
    removeListView: async ({ params }, context) => {
      await transaction(deps, async (tx) => {
        const { view } = await viewToChange(tx, context, params.uuid);
        await tx.update(listViews).set({ deletedAt: clock.now() }).where(eq(listViews.id, view.id));
      });
      return undefined;
    },
    restoreListView: async ({ params }, context) => {
      const row = await transaction(deps, async (tx) => {
        const found = await viewToChange(tx, context, params.uuid, { now: clock.now() });
        const { view } = found;
        await usableName(tx, context, view, view.name);
        await tx.update(listViews).set({ deletedAt: null }).where(eq(listViews.id, view.id));
        return found;
      });
      return { data: present(context, row) };
    },
  };
}

function present(context: RequestContext, { view, givenName, familyName }: ListViewRow): ListView {
  return {
    uuid: view.uuid,
    list: view.list,
    name: view.name,
    query: view.query,
    is_shared: view.isShared,
    made_by: view.userId === loggedIn(context).id ? null : `${givenName} ${familyName}`.trim(),
    may_change: mayChangeView(context, view),
  };
}

/** @throws HttpError `notFound` for another site's, and for one that the caller may not change */
async function viewToChange(
  tx: Transaction,
  context: RequestContext,
  uuid: string,
  removed?: { readonly now: Date },
): Promise<ListViewRow> {
  const row = await findView(tx, scope(context).site.id, uuid, removed);
  if (!row || !mayChangeView(context, row.view) || !rightsOfList(context, row.view.list).sees)
    throw new HttpError('notFound');
  return row;
}

/**
 * A name without space around it that no other view of its maker has.
 * @throws HttpError `validation`
 */
async function usableName(
  tx: Transaction,
  { locale }: RequestContext,
  view: {
    readonly id?: number;
    readonly siteId: number;
    readonly userId: number;
    readonly list: ViewedList;
  },
  typed: string,
): Promise<string> {
  const name = typed.trim();
  const others = (await lockViews(tx, view, view.list)).filter(({ id }) => id !== view.id);
  const isTaken = others.some((other) => other.name.toLowerCase() === name.toLowerCase());
  const problem =
    name === ''
      ? 'nameNeeded'
      : isTaken
        ? 'nameTaken'
        : others.length >= listViewLimits.views
          ? 'tooMany'
          : undefined;
  refuseProblems(problem ? [['name', listViewMessage(locale, problem)]] : []);
  return name;
}
