import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  notExists,
  type SQL,
  sql,
} from '../../platform/database/drizzle.ts';
import { countRows } from '../../platform/database/count-to.ts';
import type { Database } from '../../platform/database/connect.ts';
import { likePattern } from '../../platform/database/contains-terms.ts';
import { forwardHits, forwardRules, users, wordsOfForward } from '../../platform/database/schema.ts';

type Reader = Pick<Database, 'select'>;

/** How often each rule was used since a day, or each of some. */
const hitsSince = (db: Reader, since: string, ids?: readonly number[]) =>
  db
    .select({
      rule: forwardHits.forwardRuleId,
      hits: sql<number>`sum(${forwardHits.hits})`.mapWith(Number).as('hits'),
      last: sql<string>`max(${forwardHits.day})`.as('last'),
    })
    .from(forwardHits)
    .where(and(gte(forwardHits.day, since), ids && inArray(forwardHits.forwardRuleId, [...ids])))
    .groupBy(forwardHits.forwardRuleId)
    .as('hits');

const selectRules = (db: Reader, since: string, ids?: readonly number[]) => {
  const used = hitsSince(db, since, ids);
  return db
    .select({
      ...getTableColumns(forwardRules),
      hits: sql<number>`coalesce(${used.hits}, 0)`.mapWith(Number),
      last: used.last,
      author: sql<string | null>`nullif(concat_ws(' ', ${users.givenName}, ${users.familyName}), '')`,
    })
    .from(forwardRules)
    .leftJoin(used, eq(used.rule, forwardRules.id))
    .leftJoin(users, eq(users.id, forwardRules.createdBy));
};
export type ForwardRuleRow = Awaited<ReturnType<typeof findRules>>['rows'][number];

const ofBoard = (boardId: number, isDeleted: boolean): SQL | undefined =>
  and(
    eq(forwardRules.jobBoardId, boardId),
    isDeleted ? isNotNull(forwardRules.deletedAt) : isNull(forwardRules.deletedAt),
  );

interface RulesQuery {
  readonly page: number;
  readonly limit: number;
  readonly search?: string | undefined;
  readonly sort: string;
  readonly isDeleted: boolean;
  /** The first day that hits count from. */
  readonly since: string;
}

/**
 * The ids of a page of rules in the order of their hits. Those that were used are few, and are put in order; of the others no
 * more is read than a page needs, as the order of their ids is theirs.
 */
function idsByHits(db: Reader, where: SQL | undefined, { since, page, limit, sort }: RulesQuery) {
  const used = hitsSince(db, since);
  const most = page * limit;
  const hit = db
    .select({ id: forwardRules.id, hits: sql<number>`${used.hits}`.as('hits') })
    .from(forwardRules)
    .innerJoin(used, eq(used.rule, forwardRules.id))
    .where(where);
  const never = db
    .select({ id: forwardRules.id, hits: sql<number>`0`.as('hits') })
    .from(forwardRules)
    .where(
      and(
        where,
        notExists(
          db
            .select()
            .from(forwardHits)
            .where(and(eq(forwardHits.forwardRuleId, forwardRules.id), gte(forwardHits.day, since))),
        ),
      ),
    )
    .orderBy(asc(forwardRules.id))
    .limit(most);
  const all = hit.unionAll(never).as('all');
  const direction = sort.startsWith('-') ? desc : asc;
  return db
    .select({ id: all.id })
    .from(all)
    .orderBy(direction(all.hits), asc(all.id))
    .limit(limit)
    .offset(most - limit);
}

/** The ids of a page of rules in the order of what stands in them. */
function idsInOrder(db: Reader, where: SQL | undefined, { page, limit, sort }: RulesQuery) {
  const column = sort.endsWith('path') ? forwardRules.path : forwardRules.createdAt;
  const direction = sort.startsWith('-') ? desc : asc;
  return db
    .select({ id: forwardRules.id })
    .from(forwardRules)
    .where(where)
    .orderBy(direction(column), asc(forwardRules.id))
    .limit(limit)
    .offset((page - 1) * limit);
}

/** A page of the rules of a board. `search` is part of one of their two addresses. */
export async function findRules(db: Reader, boardId: number, asked: RulesQuery) {
  const words = asked.search?.trim() ?? '';
  const where = and(
    ofBoard(boardId, asked.isDeleted),
    words === '' ? undefined : ilike(wordsOfForward(forwardRules), likePattern(words)),
  );
  const page = await (asked.sort.endsWith('hits') ? idsByHits : idsInOrder)(db, where, asked);
  const ids = page.map(({ id }) => id);
  const found =
    ids.length === 0 ? [] : await selectRules(db, asked.since, ids).where(inArray(forwardRules.id, ids));
  const rows = found.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  return { rows, total: await countRows(db, forwardRules, where) };
}

/** One rule of a board, deleted ones too; undefined for another board's. */
export async function findRule(
  db: Reader,
  boardId: number,
  id: number,
  since: string,
): Promise<ForwardRuleRow | undefined> {
  const [row] = await selectRules(db, since, [id]).where(
    and(eq(forwardRules.jobBoardId, boardId), eq(forwardRules.id, id)),
  );
  return row;
}

/** All rules of a board that lead somewhere, as they were added. */
export function allRules(db: Reader, boardId: number, since: string): Promise<ForwardRuleRow[]> {
  return selectRules(db, since).where(ofBoard(boardId, false)).orderBy(asc(forwardRules.id));
}
