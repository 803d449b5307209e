import { countedTo, foundTo } from '@boardwright/api-client/contract';
import type { Database } from './connect.ts';
import { and, type AnyPgColumn, asc, desc, type PgTable, type SQL, sql } from './drizzle.ts';

type Reader = Pick<Database, 'execute'>;

/** What is looked for in the rows of a list: the same said in two ways, by which the same rows are found. */
export interface LookedFor {
  /**
   * Said so that an index finds it: the last of them finds all, each before it some of all, at once. Nothing is asked of the
   * next where one finds more than a list counts.
   */
  readonly lookups: readonly [SQL, ...SQL[]];
  /** Said so that one row after another is asked. */
  readonly ofRow: SQL;
  /** Whether all that the last lookup finds is dear to look up, so that the first rows of the list are asked before it. */
  readonly isDear?: boolean;
}

/**
 * Rows with each of some words, of which none is no search. Where an index finds few of one of them the others are asked of
 * those few.
 */
export function allOf(words: readonly LookedFor[]): LookedFor | undefined {
  const [word, ...more] = words;
  if (!word || more.length === 0) return word;
  const all = (of: (one: LookedFor) => SQL | undefined): SQL => and(...words.map(of)) ?? sql`true`;
  const last = (one: LookedFor) => one.lookups.at(-1);
  const ofRow = all((one) => one.ofRow);
  if (words.some(({ isDear }) => !isDear))
    return { lookups: [all((one) => (one.isDear ? one.ofRow : last(one)))], ofRow };
  return { lookups: [all(({ lookups }) => lookups[0]), all(last)], ofRow, isDear: true };
}

/** A list with a search, as its table and its order are; conditions name columns of the table and of what is joined. */
export interface SearchedList<Count extends string> {
  readonly table: PgTable;
  readonly id: AnyPgColumn;
  /** Another table of which each row of the list has one: `inner join … on …`. */
  readonly joined?: SQL;
  /** Which rows the list has whatever is looked for, in the columns that the index of its order begins with. */
  readonly of: SQL | undefined;
  /** The ids of its rows, as `select … as id from …`, where another table says which these are: so it is known whether it is long. */
  readonly among?: SQL;
  /** What else it is narrowed to. */
  readonly narrowed?: SQL | undefined;
  readonly lookedFor: LookedFor;
  /** The state that the page alone is narrowed to, as the numbers are of every state. */
  readonly inState?: SQL | undefined;
  /** By what its numbers tell rows apart. */
  readonly counts: Readonly<Record<Count, SQL>>;
  readonly key: SQL;
  readonly isDescending: boolean;
  /** Whether an index has its order: of others all that is found is put in order. */
  readonly hasIndex: boolean;
  /** Those after the last row of the page before. */
  readonly after?: SQL | undefined;
  readonly offset?: number;
  readonly limit: number;
  /** How far it is counted, where that is not as far as a search for words is. */
  readonly most?: number;
}

/** A row of a page, with what the page is ordered by. A type and no interface: what is read as a row has to be a record. */
export type Place = { readonly id: number; readonly key: string };

export interface SearchedPage<Count extends string> {
  readonly places: readonly Place[];
  /** How many are found, and how many of each kind; where they are not exact there are more than `total`, and at least so many of each. */
  readonly total: number;
  readonly counts: Readonly<Record<Count, number>>;
  readonly isExact: boolean;
}

/** A row that was found, as a statement names it. */
const found = { id: sql`found.id`, key: sql`found.key` };

const orderOf = <Count extends string>(
  { isDescending, id, key }: SearchedList<Count>,
  by: { readonly id: SQL | AnyPgColumn; readonly key: SQL } = { id, key },
): SQL => {
  const direction = isDescending ? desc : asc;
  return sql`${direction(by.key)}, ${direction(by.id)}`;
};

/** Rows of a list with what is asked of them, as the statements below read them. */
function selectFound<Count extends string>(
  list: SearchedList<Count>,
  rows: SQL,
  where: SQL | undefined,
): SQL {
  const { id, key, joined = sql``, narrowed, inState = sql`true`, after = sql`true` } = list;
  const kinds = Object.values<SQL>(list.counts).map((is, nth) => sql`${is} as ${sql.raw(`of_${nth}`)}`);
  return sql`select ${sql.join([sql`${id} as id`, sql`${key} as key`, sql`(${and(inState, after)}) as on_page`, ...kinds], sql`, `)}
    from ${rows} ${joined} where ${and(narrowed, where) ?? sql`true`}`;
}

type Answer = {
  /** Of all, and then of each kind. */
  readonly numbers: readonly number[];
  readonly places: readonly (readonly [id: number, key: string])[] | null;
};

/** A page of what a statement finds, and how many that are; in one question, so that nothing found is sent to and fro. */
async function readFound<Count extends string>(db: Reader, list: SearchedList<Count>, statement: SQL) {
  const names = Object.keys(list.counts) as Count[];
  const order = orderOf(list, found);
  const numbers = names.map((_, nth) => sql`count(*) filter (where ${sql.raw(`of_${nth}`)})`);
  const { rows } = await db.execute<Answer>(sql`with found as materialized (${statement})
    select (select jsonb_build_array(${sql.join([sql`count(*)`, ...numbers], sql`, `)}) from found) as numbers,
      (select jsonb_agg(jsonb_build_array(id, key) order by nth) from (
        select id, key::text as key, row_number() over (order by ${order}) as nth from found where on_page
        order by ${order} limit ${list.limit} offset ${list.offset ?? 0}) as page) as places`);
  const [total = 0, ...each] = rows[0]?.numbers ?? [];
  return {
    total,
    counts: Object.fromEntries(names.map((name, nth) => [name, each[nth] ?? 0])) as Record<Count, number>,
    places: (rows[0]?.places ?? []).map(([id, key]) => ({ id, key })),
  };
}

/** The first rows of a list in the order of its index, under the name of their table: no more of them is read than is asked for. */
function firstRows<Count extends string>(
  list: SearchedList<Count>,
  where: SQL | undefined,
  most: number,
): SQL {
  return sql`(select * from ${list.table} where ${where ?? sql`true`} order by ${orderOf(list)} limit ${most}) as ${list.table}`;
}

/** How many rows of a list are asked before what is dear is looked up: a page of one in forty is full after so many. */
const asked = 2000;

/**
 * How many rows are looked through for a page of what more rows have than are counted: it is soon full, unless they all come
 * late in its order. Of one far on all that is found is put in order sooner than it is walked to.
 */
const walked = ({ limit, offset = 0 }: { readonly limit: number; readonly offset?: number }) =>
  Math.min(Math.max(asked, 30 * (offset + limit)), 3 * asked);

const placesOf = async (db: Reader, statement: SQL): Promise<Place[]> => {
  const { rows } = await db.execute<Place>(statement);
  return rows;
};

/** A page of many rows: looked for one row after another as the list has them, or, where that is far, in all that are found. */
async function findPlaces<Count extends string>(db: Reader, list: SearchedList<Count>): Promise<Place[]> {
  const { limit, offset = 0, lookedFor, inState, after, joined = sql``, narrowed, of } = list;
  if (list.hasIndex) {
    const rows = firstRows(list, and(of, after), walked(list));
    const where = and(narrowed, inState, lookedFor.ofRow);
    const places = await placesOf(
      db,
      sql`select ${list.id} as id, (${list.key})::text as key from ${rows} ${joined} where ${where}
        order by ${orderOf(list)} limit ${limit} offset ${offset}`,
    );
    if (places.length === limit) return places;
  }
  // All are found before they are put in order: the database would read its index to where the first of them is.
  const where = and(of, narrowed, inState, after, lookedFor.lookups.at(-1));
  const all = sql`select ${list.id} as id, ${list.key} as key from ${list.table} ${joined} where ${where}`;
  return placesOf(
    db,
    sql`with found as materialized (${all}) select id, key::text as key from found
      order by ${orderOf(list, found)} limit ${limit} offset ${offset}`,
  );
}

/** Whether a list has more rows than are looked through at first, of which none is read for it. */
async function isLong<Count extends string>(
  db: Reader,
  { table, of, among }: SearchedList<Count>,
): Promise<boolean> {
  const rows = sql`${among ?? sql`select from ${table} where ${of ?? sql`true`}`} limit ${asked + 1}`;
  const { rows: answer } = await db.execute<{ readonly total: number }>(
    sql`select count(*)::integer as total from (${rows}) as counted`,
  );
  return (answer[0]?.total ?? 0) > asked;
}

/** Numbers of each kind among those that were counted, of which there are more. */
const atMost = <Count extends string>(
  counts: Readonly<Record<Count, number>>,
  most: number,
): Record<Count, number> =>
  Object.fromEntries(
    Object.entries<number>(counts).map(([name, rows]) => [name, Math.min(rows, most)]),
  ) as Record<Count, number>;

/** All rows of a list that another table names, under the name of their table. */
const rowsAmong = <Count extends string>({ table, id }: SearchedList<Count>, among: SQL): SQL =>
  sql`(select * from ${table} where ${id} in (select among.id from (${among}) as among)) as ${table}`;

/** A page of what the first rows of a list have, and how many of those it is; undefined where the page is not full of it. */
async function walkFirst<Count extends string>(
  db: Reader,
  list: SearchedList<Count>,
): Promise<SearchedPage<Count> | undefined> {
  if (!list.hasIndex) return undefined;
  const all = list.among && !(await isLong(db, list)) ? rowsAmong(list, list.among) : undefined;
  const rows = all ?? firstRows(list, list.of, asked);
  const { total, counts, places } = await readFound(db, list, selectFound(list, rows, list.lookedFor.ofRow));
  if (all) return { places, total, counts, isExact: true };
  if (places.length < list.limit) return undefined;
  if (!list.among && !(await isLong(db, list))) return { places, total, counts, isExact: true };
  // One of them stands for the rest, of which it is not known whether there is any: more than the others there are.
  return { places, total: total - 1, counts, isExact: false };
}

/**
 * A page of a list with a search, and its numbers, at a cost that has an end however many rows are found. Where there are few,
 * no more than a search counts, all of them are found by an index and put in order. Where there are more, the rows of the list
 * are looked through in their order: of what many rows have a page is soon full. Either finds the same rows.
 */
export async function fewOrWalk<Count extends string>(
  db: Reader,
  list: SearchedList<Count>,
): Promise<SearchedPage<Count>> {
  const { of, lookedFor, table, offset = 0, most = foundTo } = list;
  const last = lookedFor.lookups.length - 1;
  for (const [nth, lookup] of lookedFor.lookups.entries()) {
    const seen = nth === last && lookedFor.isDear ? await walkFirst(db, list) : undefined;
    if (seen) return seen;
    const statement = sql`${selectFound(list, sql`${table}`, and(of, lookup))} limit ${most + 1}`;
    const { total, counts, places } = await readFound(db, list, statement);
    if (total > most) {
      // Nobody is led beyond what lists count: an address of a page there costs nothing.
      const page = offset < countedTo ? await findPlaces(db, list) : [];
      return { places: page, total: most, counts: atMost(counts, most), isExact: false };
    }
    if (nth === last) return { places, total, counts, isExact: true };
  }
  throw new Error('There is a last lookup.');
}
