import {
  boostFactors,
  type Contract,
  countedTo,
  foundTo,
  type JobFilter,
  type QueryOf,
} from '@boardwright/api-client/contract';
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  notInArray,
  isNotNull,
  isNull,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from '../../platform/database/drizzle.ts';
import { countQuery } from '../../platform/database/count-to.ts';
import type { Database } from '../../platform/database/connect.ts';
import { fewOrWalk, type SearchedList, type LookedFor } from '../../platform/database/few-or-walk.ts';
import { findFew, isAnyOf, seekTerms } from '../../platform/database/contains-terms.ts';
import {
  applications,
  clients,
  jobBoardJobs,
  jobReports,
  jobs,
  jobViews,
  organisations,
  wordsOfClient,
  wordsOfJob,
} from '../../platform/database/schema.ts';

type Reader = Pick<Database, 'select'>;
type Query = QueryOf<Contract['adminJobs']['findAllJobs']>;
/** What an admin looks for among the jobs of a board. */
export type WantedJobs = Pick<Query, 'search' | 'match[client_id]'>;

/** Milliseconds till which a job is said to end. */
const soon = 7 * 24 * 3_600_000;

/** What a job's company is called, looked up for one job. */
const nameOfCompany = sql`(select company.name from clients as company where company.id = coalesce(${jobs.clientId},
  (select own.client_id from organisations as own where own.id = ${jobs.organisationId})))`;

/** A word that is looked for in jobs: in their own words, and in the names of their companies, which are looked up first. */
async function seek(db: Reader, has: (text: SQL) => SQL, isShort: boolean): Promise<LookedFor> {
  const own = has(wordsOfJob(jobs));
  const isNamed = and(has(wordsOfClient(clients)), has(sql`${clients.name}`));
  const companies = await findFew(isShort, (most) =>
    db.select({ id: clients.id }).from(clients).where(isNamed).limit(most),
  );
  if (!companies) {
    const ofRow = sql`(${own} or ${has(nameOfCompany)})`;
    return { lookups: [own, ofMany(db, own, isNamed)], ofRow, isDear: true };
  }
  const theirs = await db
    .select({ id: organisations.id })
    .from(organisations)
    .where(isAnyOf(organisations.clientId, companies) ?? sql`false`);
  const isTheirs = isAnyOf(jobs.organisationId, theirs);
  const either =
    or(own, isAnyOf(jobs.clientId, companies), isTheirs && and(isNull(jobs.clientId), isTheirs)) ?? own;
  return { lookups: [either], ofRow: either };
}

/** Jobs with each word of a search in their own words or in the name of their company; undefined where there is none. */
const haveWords = (db: Reader, search: string | undefined): Promise<LookedFor | undefined> =>
  seekTerms(search, (has, isShort) => seek(db, has, isShort));

/** Jobs of many companies with a word: each is found by an index of its own, and the database joins them. */
function ofMany(db: Reader, hasIt: SQL, isNamed: SQL | undefined): SQL {
  const theirs = db.select({ id: jobs.id }).from(jobs).where(hasIt);
  const ofCompanies = db
    .select({ id: jobs.id })
    .from(clients)
    .innerJoin(jobs, eq(jobs.clientId, clients.id))
    .where(isNamed);
  const ofOrganisations = db
    .select({ id: jobs.id })
    .from(clients)
    .innerJoin(organisations, eq(organisations.clientId, clients.id))
    .innerJoin(jobs, and(isNull(jobs.clientId), eq(jobs.organisationId, organisations.id)))
    .where(isNamed);
  return sql`${jobs.id} in (${theirs} union all ${ofCompanies} union all ${ofOrganisations})`;
}

const isReported = (db: Reader, boardId: number): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(jobReports)
      .where(
        and(eq(jobReports.jobId, jobs.id), eq(jobReports.jobBoardId, boardId), isNull(jobReports.decisionId)),
      ),
  );

/**
 * Which jobs have a status at a moment: as `statusSql` says it, in columns that the database has indexes of. A list
 * that is narrowed to a status reads those jobs alone.
 */
function isStatus(
  now: Date,
  status: 'active' | 'scheduled' | 'paused' | 'draft' | 'expired',
): SQL | undefined {
  const runs = or(isNull(jobs.till), gt(jobs.till, now));
  const conditions = {
    draft: () => eq(jobs.status, 'draft'),
    paused: () => and(eq(jobs.status, 'paused'), runs),
    scheduled: () => and(eq(jobs.status, 'scheduled'), gt(jobs.from, now), runs),
    // Said in the words of the index of those that may be online.
    active: () =>
      and(
        sql`${jobs.status} in ('active', 'scheduled')`,
        or(eq(jobs.status, 'active'), lte(jobs.from, now)),
        runs,
      ),
    expired: () =>
      or(
        eq(jobs.status, 'expired'),
        and(inArray(jobs.status, ['active', 'paused', 'scheduled']), lte(jobs.till, now)),
      ),
  };
  return conditions[status]();
}

/** Jobs that an admin is to look at: drafts that are to be published, and those that were changed since they were. */
export const toReview: SQL | undefined = or(
  and(eq(jobs.status, 'draft'), isNotNull(jobs.publishAskedAt)),
  and(notInArray(jobs.status, ['draft', 'archived']), isNotNull(jobs.unreviewedSince)),
);

/** Which jobs each filter finds. Those that the board keeps off are not online, whatever their status. */
const filters: Readonly<
  Record<
    JobFilter,
    (of: { readonly db: Reader; readonly boardId: number; readonly now: Date }) => SQL | undefined
  >
> = {
  all: () => undefined,
  review: () => toReview,
  active: ({ now }) => and(isStatus(now, 'active'), isNull(jobBoardJobs.withheldAt)),
  ending: ({ now }) =>
    and(
      isStatus(now, 'active'),
      isNull(jobBoardJobs.withheldAt),
      lte(jobs.till, new Date(now.getTime() + soon)),
    ),
  scheduled: ({ now }) => isStatus(now, 'scheduled'),
  paused: ({ now }) => isStatus(now, 'paused'),
  draft: ({ now }) => isStatus(now, 'draft'),
  expired: ({ now }) => isStatus(now, 'expired'),
  withheld: () => isNotNull(jobBoardJobs.withheldAt),
  reported: ({ db, boardId }) => isReported(db, boardId),
  boosted: () => ne(jobs.boostFactor, boostFactors.usual),
};

const orders = {
  updated_at: jobs.updatedAt,
  created_at: jobs.createdAt,
  title: sql`lower(${jobs.title})`,
  till: jobs.till,
} as const;

/** By what a list is ordered, in which direction, and whether an index has that order. */
function orderOf({ sort, 'match[filter]': filter }: Pick<Query, 'sort' | 'match[filter]'>) {
  // Who waited longest is looked at first.
  if (filter === 'review' && sort === '-updated_at')
    return {
      by: sql`coalesce(${jobs.publishAskedAt}, ${jobs.unreviewedSince})`,
      isDescending: false,
      hasIndex: false,
    };
  // What was last done to those that were taken off is that.
  if (filter === 'withheld' && sort === '-updated_at')
    return { by: sql`${jobBoardJobs.withheldAt}`, isDescending: true, hasIndex: false };
  const by = sql`${orders[sort.replace(/^-/, '') as keyof typeof orders]}`;
  return { by, isDescending: sort.startsWith('-'), hasIndex: true };
}

/** Jobs of a board that are wanted, whatever their words, without what was deleted. */
async function wantedOf(db: Reader, clientId: number | undefined): Promise<SQL | undefined> {
  return and(ne(jobs.status, 'archived'), clientId === undefined ? undefined : await isOf(db, clientId));
}
/** A company's jobs: its own, and those of its organisations that are nobody else's; said so that both are looked up. */
async function isOf(db: Reader, clientId: number): Promise<SQL | undefined> {
  const theirs = await db
    .select({ id: organisations.id })
    .from(organisations)
    .where(eq(organisations.clientId, clientId));
  const isTheirs = isAnyOf(jobs.organisationId, theirs);
  return or(eq(jobs.clientId, clientId), isTheirs && and(isNull(jobs.clientId), isTheirs));
}
const companyId = sql<number>`coalesce(${jobs.clientId}, ${organisations.clientId})`;

interface Board {
  readonly db: Reader;
  readonly boardId: number;
  readonly now: Date;
}

const onBoard = (boardId: number) =>
  and(eq(jobBoardJobs.jobId, jobs.id), eq(jobBoardJobs.jobBoardId, boardId));

/** How many jobs that are wanted a filter finds, as far as a list counts. */
const countFound = ({ db, boardId, now }: Board, wanted: SQL | undefined, filter: JobFilter) =>
  countQuery(
    db,
    db
      .select({ one: sql`1`.as('one') })
      .from(jobs)
      .innerJoin(jobBoardJobs, onBoard(boardId))
      .where(and(wanted, filters[filter]({ db, boardId, now }))),
  );

type Wanted = WantedJobs & Pick<Query, 'page' | 'limit' | 'sort' | 'match[filter]'>;
interface Counted<Filter extends JobFilter> {
  readonly counts: Readonly<Record<Filter, number>>;
  readonly isExact: boolean;
}

/** Jobs of a board with what is looked for. */
function searched<Count extends string>(
  { db, boardId, now }: Board,
  asked: Wanted,
  { wanted, lookedFor, counts }: Looked<Count>,
): SearchedList<Count> {
  const { by, isDescending, hasIndex } = orderOf(asked);
  return {
    table: jobs,
    id: jobs.id,
    joined: sql`inner join ${jobBoardJobs} on ${onBoard(boardId)}`,
    of: undefined,
    among: sql`select ${jobBoardJobs.jobId} as id from ${jobBoardJobs} where ${eq(jobBoardJobs.jobBoardId, boardId)}`,
    narrowed: and(wanted, filters[asked['match[filter]']]({ db, boardId, now })),
    lookedFor,
    counts,
    key: by,
    isDescending,
    hasIndex,
    offset: (asked.page - 1) * asked.limit,
    limit: asked.limit,
    most: asked.search?.trim() ? foundTo : countedTo,
  };
}
interface Looked<Count extends string> {
  readonly wanted: SQL | undefined;
  readonly lookedFor: LookedFor;
  readonly counts: Readonly<Record<Count, SQL>>;
}

/** What a list of jobs is narrowed to by its words or its company; undefined where it is by neither. */
async function lookedForBy(db: Reader, { search, 'match[client_id]': clientId }: WantedJobs) {
  const words = await haveWords(db, search);
  // A company's jobs are looked up as they are wanted.
  return words ?? (clientId === undefined ? undefined : { lookups: [sql`true`] as const, ofRow: sql`true` });
}

/** How many jobs each filter finds, as far as a list counts. */
export async function countByFilter<Filter extends JobFilter>(
  board: Board & { readonly db: Pick<Database, 'execute'> },
  asked: WantedJobs,
  names: readonly Filter[],
): Promise<Counted<Filter>> {
  const wanted = await wantedOf(board.db, asked['match[client_id]']);
  const lookedFor = await lookedForBy(board.db, asked);
  if (!lookedFor) {
    const counted: [Filter, number][] = [];
    for (const name of names) counted.push([name, await countFound(board, wanted, name)]);
    return { counts: Object.fromEntries(counted) as Record<Filter, number>, isExact: true };
  }
  // What is found is counted all in one: it is looked up, which takes longer than counting.
  const conditions = names.map((name) => [name, filters[name](board) ?? sql`true`] as const);
  const counts = Object.fromEntries(conditions) as Record<Filter, SQL>;
  const page = { sort: '-updated_at', 'match[filter]': 'all', page: 1, limit: 1 } as const;
  return fewOrWalk(board.db, searched(board, { ...asked, ...page }, { wanted, lookedFor, counts }));
}

/** The ids of a page of the jobs that a filter finds, in their order, read in the order of an index where it has one. */
async function findIds(board: Board, wanted: SQL | undefined, asked: Wanted): Promise<number[]> {
  const { by, isDescending } = orderOf(asked);
  const direction = isDescending ? desc : asc;
  const rows = await board.db
    .select({ id: jobs.id })
    .from(jobs)
    .innerJoin(jobBoardJobs, onBoard(board.boardId))
    .where(and(wanted, filters[asked['match[filter]']](board)))
    .orderBy(direction(by), direction(jobs.id))
    .limit(asked.limit)
    .offset((asked.page - 1) * asked.limit);
  return rows.map(({ id }) => id);
}

/** The ids of a page of the jobs that a filter finds, in their order. */
export async function findListedIds(board: Board, asked: Wanted): Promise<number[]> {
  const wanted = await wantedOf(board.db, asked['match[client_id]']);
  const words = await haveWords(board.db, asked.search);
  return findIds(board, and(wanted, words?.lookups.at(-1)), asked);
}

/** The same, with how many there are as far as a list counts: what has to be looked up is looked up once for both. */
export async function findListedPage(
  board: Board & { readonly db: Pick<Database, 'execute'> },
  asked: Wanted,
): Promise<{ readonly ids: readonly number[]; readonly total: number; readonly isExact: boolean }> {
  const wanted = await wantedOf(board.db, asked['match[client_id]']);
  const lookedFor = await lookedForBy(board.db, asked);
  if (!lookedFor) {
    const total = await countFound(board, wanted, asked['match[filter]']);
    return { ids: await findIds(board, wanted, asked), total, isExact: total <= countedTo };
  }
  const { places, total, isExact } = await fewOrWalk(
    board.db,
    searched(board, asked, { wanted, lookedFor, counts: {} }),
  );
  return { ids: places.map(({ id }) => id), total, isExact };
}

/** What of some jobs says how they stand, in no order. */
export async function findPicks({ db, boardId }: Board, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .select({
      id: jobs.id,
      job: {
        uuid: jobs.uuid,
        status: jobs.status,
        from: jobs.from,
        till: jobs.till,
        publishAskedAt: jobs.publishAskedAt,
        returnedAt: jobs.returnedAt,
        unreviewedSince: jobs.unreviewedSince,
      },
      withheldAt: jobBoardJobs.withheldAt,
    })
    .from(jobs)
    .innerJoin(jobBoardJobs, onBoard(boardId))
    .where(inArray(jobs.id, [...ids]));
}

/** What came of some jobs: views per day since a day, applications, and reports that nobody decided about. */
export async function findOutcomes({ db, boardId }: Board, ids: readonly number[], since: string) {
  if (ids.length === 0) return { views: [], applied: [], reported: [] };
  const views = await db
    .select({ jobId: jobViews.jobId, day: jobViews.day, views: jobViews.views })
    .from(jobViews)
    .where(and(inArray(jobViews.jobId, [...ids]), gte(jobViews.day, since)));
  const applied = await db
    .select({ jobId: applications.jobId, total: count() })
    .from(applications)
    .where(inArray(applications.jobId, [...ids]))
    .groupBy(applications.jobId);
  const reported = await db
    .select({ jobId: jobReports.jobId, total: count() })
    .from(jobReports)
    .where(
      and(
        inArray(jobReports.jobId, [...ids]),
        eq(jobReports.jobBoardId, boardId),
        isNull(jobReports.decisionId),
      ),
    )
    .groupBy(jobReports.jobId);
  return { views, applied, reported };
}

/** Those companies, of some, that had a job of their own published on a board before. */
export async function findKnownCompanies(
  { db, boardId }: Board,
  clientIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (clientIds.length === 0) return new Set();
  const rows = await db
    .select({ id: companyId })
    .from(jobs)
    .innerJoin(jobBoardJobs, onBoard(boardId))
    .innerJoin(organisations, eq(organisations.id, jobs.organisationId))
    .where(and(notInArray(jobs.status, ['draft', 'archived']), inArray(companyId, [...clientIds])))
    .groupBy(companyId);
  return new Set(rows.map(({ id }) => id));
}

/** Jobs of a board that may be the same as one: its title, and its organisation or its place. At most five. */
export async function findSimilarIds(
  { db, boardId }: Board,
  { id, title, organisationId, locationName }: typeof jobs.$inferSelect,
): Promise<number[]> {
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .innerJoin(jobBoardJobs, onBoard(boardId))
    .where(
      and(
        sql`lower(${jobs.title}) = lower(${title})`,
        ne(jobs.id, id),
        inArray(jobs.status, ['draft', 'scheduled', 'active', 'paused']),
        or(
          eq(jobs.organisationId, organisationId),
          locationName === null ? undefined : eq(jobs.locationName, locationName),
        ),
      ),
    )
    .orderBy(desc(jobs.id))
    .limit(5);
  return rows.map((row) => row.id);
}
