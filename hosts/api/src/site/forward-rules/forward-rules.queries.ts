import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  ilike,
  isNotNull,
  isNull,
  type SQL,
  sql,
} from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { likePattern } from '../../platform/database/contains-terms.ts';
import { forwardHits, forwardRules, users, wordsOfForward } from '../../platform/database/schema.ts';

type Reader = Pick<Database, 'select'>;

/** How often each rule was used since a day. */
const hitsSince = (db: Reader, since: string) =>
  db
    .select({
      rule: forwardHits.forwardRuleId,
      hits: sql<number>`sum(${forwardHits.hits})`.mapWith(Number).as('hits'),
      last: sql<string>`max(${forwardHits.day})`.as('last'),
    })
    .from(forwardHits)
    .where(gte(forwardHits.day, since))
    .groupBy(forwardHits.forwardRuleId)
    .as('hits');

const selectRules = (db: Reader, since: string) => {
  const used = hitsSince(db, since);
  const hits = sql<number>`coalesce(${used.hits}, 0)`.mapWith(Number);
  const query = db
    .select({
      ...getTableColumns(forwardRules),
      hits,
      last: used.last,
      author: sql<string | null>`nullif(concat_ws(' ', ${users.givenName}, ${users.familyName}), '')`,
    })
    .from(forwardRules)
    .leftJoin(used, eq(used.rule, forwardRules.id))
    .leftJoin(users, eq(users.id, forwardRules.createdBy));
  return { query, hits };
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

/** A page of the rules of a board. `search` is part of one of their two addresses. */
export async function findRules(db: Reader, boardId: number, asked: RulesQuery) {
  const { query, hits } = selectRules(db, asked.since);
  const words = asked.search?.trim() ?? '';
  const where = and(
    ofBoard(boardId, asked.isDeleted),
    words === '' ? undefined : ilike(wordsOfForward(forwardRules), likePattern(words)),
  );
  const direction = asked.sort.startsWith('-') ? desc : asc;
  const by = { hits, created_at: forwardRules.createdAt, path: forwardRules.path };
  const column = by[asked.sort.replace('-', '') as keyof typeof by];
  const rows = await query
    .where(where)
    .orderBy(direction(column), asc(forwardRules.id))
    .limit(asked.limit)
    .offset((asked.page - 1) * asked.limit);
  const [all] = await db.select({ total: count() }).from(forwardRules).where(where);
  return { rows, total: all?.total ?? 0 };
}

/** One rule of a board, deleted ones too; undefined for another board's. */
export async function findRule(
  db: Reader,
  boardId: number,
  id: number,
  since: string,
): Promise<ForwardRuleRow | undefined> {
  const { query } = selectRules(db, since);
  const [row] = await query.where(and(eq(forwardRules.jobBoardId, boardId), eq(forwardRules.id, id)));
  return row;
}

/** All rules of a board that lead somewhere, as they were added. */
export function allRules(db: Reader, boardId: number, since: string): Promise<ForwardRuleRow[]> {
  return selectRules(db, since).query.where(ofBoard(boardId, false)).orderBy(asc(forwardRules.id));
}
