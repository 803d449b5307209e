import { type BodyOf, type Contract, mostForwardRules } from '@boardwright/api-client/contract';
import { and, eq, inArray, isNotNull, isNull } from '../../platform/database/drizzle.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { forwardRules, jobBoards } from '../../platform/database/schema.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Problem } from '../../platform/forms/problems.ts';
import { loggedIn, type RequestContext, scope } from '../../platform/http/context.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { hostsOf, namesOf, type Tenant } from '../../platform/http/tenants.ts';
import { timeZoneOf } from '../../platform/site-calendar.ts';
import { firstDay } from './count-hits.ts';
import { presentForwardRule } from './forward-rules.present.ts';
import { allRules, findRule, type ForwardRuleRow } from './forward-rules.queries.ts';
import { type ForwardStatus, readRule } from './read-rule.ts';
import { RuleSet } from './rule-set.ts';
import { standingAddresses } from './standing-addresses.ts';

type Calls = Contract['forwardRules'];
export type ForwardRuleDeps = Pick<Deps, 'db' | 'clock'>;

/** The first day that hits of a site count from. */
export const hitsFrom = ({ clock }: Pick<Deps, 'clock'>, { site }: Pick<Tenant, 'site'>): string =>
  firstDay(clock.now(), timeZoneOf(site.settings));

/** The rules of a board while nobody else changes them, and what is needed to read new ones. */
interface RuleChange {
  readonly tx: Transaction;
  readonly rules: RuleSet;
  readonly hosts: readonly string[];
}

/** Does work on the rules of a board: two at once wait for each other, so that no circle is closed from two sides. */
export function changeRules<Result>(
  { db, clock }: ForwardRuleDeps,
  context: RequestContext,
  work: (change: RuleChange) => Promise<Result>,
): Promise<Result> {
  const tenant = scope(context);
  return db.transaction(async (tx) => {
    await tx
      .select({ id: jobBoards.id })
      .from(jobBoards)
      .where(eq(jobBoards.id, tenant.board.id))
      .for('no key update');
    const rows = await allRules(tx, tenant.board.id, hitsFrom({ clock }, tenant));
    const rules = new RuleSet(rows, await standingAddresses(tx, tenant.site));
    return work({ tx, rules, hosts: namesOf(tenant.site.id, await hostsOf(tx, tenant.site.id)) });
  });
}

/** @throws HttpError `validation` where it leads nowhere, in a circle or on to another rule, or its address is taken */
export async function createForwardRule(
  deps: ForwardRuleDeps,
  context: RequestContext,
  body: BodyOf<Calls['createForwardRule']>,
): Promise<ForwardRuleRow> {
  const tenant = scope(context);
  const { locale } = context;
  return changeRules(deps, context, async ({ tx, rules, hosts }) => {
    const read = readRule(body, { rules, hosts, locale });
    if ('problem' in read) throw validationOf(read.problem);
    const own = { jobBoardId: tenant.board.id, createdBy: loggedIn(context).id, createdAt: deps.clock.now() };
    const [made] = await tx
      .insert(forwardRules)
      .values({ ...read.rule, ...own })
      .returning({ id: forwardRules.id });
    return reread(tx, tenant, made?.id ?? 0, hitsFrom(deps, tenant));
  });
}

/** @throws HttpError `notFound`, `conflict` with what somebody else saved, `validation` as for a new one */
export async function updateForwardRule(
  deps: ForwardRuleDeps,
  context: RequestContext,
  id: number,
  { revision, ...body }: BodyOf<Calls['updateForwardRule']>,
): Promise<ForwardRuleRow> {
  const tenant = scope(context);
  const { locale } = context;
  const since = hitsFrom(deps, tenant);
  return changeRules(deps, context, async ({ tx, rules, hosts }) => {
    const before = await findRule(tx, tenant.board.id, id, since);
    if (!before || before.deletedAt) throw new HttpError('notFound');
    if (before.revision !== revision)
      throw new HttpError('conflict', { current: { ...presentForwardRule(before) } });
    rules.remove(before.path);
    const typed = { path: before.path, url: before.url, status: before.status as ForwardStatus, ...body };
    const read = readRule(typed, { rules, hosts, locale });
    if ('problem' in read) throw validationOf(read.problem);
    await tx
      .update(forwardRules)
      .set({ ...read.rule, revision: revision + 1 })
      .where(eq(forwardRules.id, id));
    return reread(tx, tenant, id, since);
  });
}

/** Deletes rules of a board; they can be restored. @returns how many there were */
export async function deleteForwardRules(
  { db, clock }: ForwardRuleDeps,
  context: RequestContext,
  ids: readonly number[],
): Promise<number> {
  const { board } = scope(context);
  const deleted = await db
    .update(forwardRules)
    .set({ deletedAt: clock.now() })
    .where(
      and(
        eq(forwardRules.jobBoardId, board.id),
        inArray(forwardRules.id, [...ids]),
        isNull(forwardRules.deletedAt),
      ),
    )
    .returning({ id: forwardRules.id });
  return deleted.length;
}

/** Restores rules that were deleted. @returns how many, and the paths of those that do not fit any more */
export async function restoreForwardRules(
  deps: ForwardRuleDeps,
  context: RequestContext,
  ids: readonly number[],
): Promise<{ readonly restored: number; readonly left: string[] }> {
  const { board } = scope(context);
  return changeRules(deps, context, async ({ tx, rules }) => {
    const deleted = await tx
      .select()
      .from(forwardRules)
      .where(
        and(
          eq(forwardRules.jobBoardId, board.id),
          inArray(forwardRules.id, [...ids]),
          isNotNull(forwardRules.deletedAt),
        ),
      )
      .orderBy(forwardRules.id);
    const fitting = deleted.filter((rule) => {
      const fits = rules.problemOf(rule) === undefined && rules.size < mostForwardRules;
      if (fits) rules.add(rule);
      return fits;
    });
    if (fitting.length > 0)
      await tx
        .update(forwardRules)
        .set({ deletedAt: null })
        .where(
          inArray(
            forwardRules.id,
            fitting.map(({ id }) => id),
          ),
        );
    const left = deleted.filter((rule) => !fitting.includes(rule)).map(({ path }) => path);
    return { restored: fitting.length, left };
  });
}

async function reread(
  tx: Transaction,
  { board }: Tenant,
  id: number,
  since: string,
): Promise<ForwardRuleRow> {
  const row = await findRule(tx, board.id, id, since);
  if (!row) throw new Error('The rule was not stored');
  return row;
}

const validationOf = ([field, sentence]: Problem): HttpError =>
  new HttpError('validation', { fields: { [field]: [sentence] } });
