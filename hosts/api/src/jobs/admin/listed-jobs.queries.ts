import {
  boostFactors,
  type Contract,
  countedTo,
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
import { asCounted, countQuery } from '../../platform/database/count-to.ts';
import type { Database } from '../../platform/database/connect.ts';
import { eachTerm, isAnyOf } from '../../platform/database/contains-terms.ts';
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

/** Companies that are looked up one after another; jobs of more are found by all of them at once. */
const fewCompanies = 100;

/**
 * Jobs with each word of a search in their own words or in the name of their company, which is looked up first: what two
 * tables say together has no index.
 */
function haveWords(db: Reader, search: string | undefined): Promise<SQL | undefined> {
  return eachTerm(search, async (has) => {
    const isNamed = and(has(wordsOfClient(clients)), has(sql`${clients.name}`));
    const companies = await db
      .select({ id: clients.id })
      .from(clients)
      .where(isNamed)
      .limit(fewCompanies + 1);
    if (companies.length > fewCompanies) return ofMany(db, has(wordsOfJob(jobs)), isNamed);
    const theirs = await db
      .select({ id: organisations.id })
      .from(organisations)
      .where(isAnyOf(organisations.clientId, companies) ?? sql`false`);
    const isTheirs = isAnyOf(jobs.organisationId, theirs);
    return or(
      has(wordsOfJob(jobs)),
      isAnyOf(jobs.clientId, companies),
      isTheirs && and(isNull(jobs.clientId), isTheirs),
    );
  });
}

/** The same where many companies have the word: each is found by an index of its own, and the database joins them. */
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
    active: () =>
      and(or(eq(jobs.status, 'active'), and(eq(jobs.status, 'scheduled'), lte(jobs.from, now))), runs),
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

/** By what a list is ordered, in which direction. */
function orderOf({ sort, 'match[filter]': filter }: Pick<Query, 'sort' | 'match[filter]'>) {
  // Who waited longest is looked at first.
  if (filter === 'review' && sort === '-updated_at')
    return { by: sql`coalesce(${jobs.publishAskedAt}, ${jobs.unreviewedSince})`, direction: asc };
  // What was last done to those that were taken off is that.
  if (filter === 'withheld' && sort === '-updated_at')
    return { by: sql`${jobBoardJobs.withheldAt}`, direction: desc };
  const by = sql`${orders[sort.replace(/^-/, '') as keyof typeof orders]}`;
  return { by, direction: sort.startsWith('-') ? desc : asc };
}

/** Jobs of a board that are wanted, without what was deleted. */
async function wantedOf(
  db: Reader,
  { search, 'match[client_id]': clientId }: WantedJobs,
): Promise<SQL | undefined> {
  return and(
    ne(jobs.status, 'archived'),
    clientId === undefined ? undefined : await isOf(db, clientId),
    await haveWords(db, search),
  );
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

/** The jobs that are wanted and that a filter finds, to be counted. */
const foundBy = ({ db, boardId, now }: Board, wanted: SQL | undefined, filter: JobFilter) =>
  db
    .select({ one: sql`1`.as('one') })
    .from(jobs)
    .innerJoin(jobBoardJobs, onBoard(boardId))
    .where(and(wanted, filters[filter]({ db, boardId, now })));

const isNarrowed = ({ search, 'match[client_id]': clientId }: WantedJobs): boolean =>
  clientId !== undefined || (search?.trim() ?? '') !== '';

/** How many of the jobs that are wanted each filter finds, all in one: they are looked up, which takes longer than counting. */
async function countNarrowed<Filter extends JobFilter>(
  board: Board,
  wanted: SQL | undefined,
  names: readonly Filter[],
): Promise<[Filter, number][]> {
  const fields = Object.fromEntries(
    names.map((name) => [
      name,
      sql<number>`count(*) filter (where ${filters[name](board) ?? sql`true`})`.mapWith(Number),
    ]),
  );
  const [counted] = await board.db
    .select(fields)
    .from(jobs)
    .innerJoin(jobBoardJobs, onBoard(board.boardId))
    .where(wanted);
  return names.map((name) => [name, asCounted(counted?.[name])]);
}

/** How many jobs each filter finds, as far as a list counts. */
export async function countByFilter<Filter extends JobFilter>(
  board: Board,
  asked: WantedJobs,
  names: readonly Filter[],
): Promise<Record<Filter, number>> {
  const wanted = await wantedOf(board.db, asked);
  const counted: [Filter, number][] = isNarrowed(asked) ? await countNarrowed(board, wanted, names) : [];
  if (!isNarrowed(asked))
    for (const name of names) counted.push([name, await countQuery(board.db, foundBy(board, wanted, name))]);
  return Object.fromEntries(counted) as Record<Filter, number>;
}

type Wanted = WantedJobs & Pick<Query, 'page' | 'limit' | 'sort' | 'match[filter]'>;

/** The ids of a page of the jobs that a filter finds, in their order, read in the order of an index where it has one. */
async function findIds(board: Board, wanted: SQL | undefined, asked: Wanted): Promise<number[]> {
  const { by, direction } = orderOf(asked);
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
export const findListedIds = async (board: Board, asked: Wanted): Promise<number[]> =>
  findIds(board, await wantedOf(board.db, asked), asked);

/** The same, with how many there are as far as a list counts: what has to be looked up is looked up once for both. */
export async function findListedPage(
  board: Board & { readonly db: Pick<Database, 'execute'> },
  asked: Wanted,
): Promise<{ readonly ids: readonly number[]; readonly total: number }> {
  const wanted = await wantedOf(board.db, asked);
  const filter = asked['match[filter]'];
  if (!isNarrowed(asked)) {
    const total = await countQuery(board.db, foundBy(board, wanted, filter));
    return { ids: await findIds(board, wanted, asked), total };
  }
  const { by, direction } = orderOf(asked);
  const found = board.db
    .select({ id: jobs.id, key: sql`${by}`.as('key') })
    .from(jobs)
    .innerJoin(jobBoardJobs, onBoard(board.boardId))
    .where(and(wanted, filters[filter](board)))
    .limit(countedTo + 1);
  const order = sql`${direction(sql`key`)}, ${direction(sql`id`)}`;
  const { rows } = await board.db.execute<{ readonly ids: readonly number[] | null; readonly total: number }>(
    sql`with found as materialized ${found} select (select count(*)::integer from found) as total,
      (select array_agg(id order by ${order}) from (
        select * from found order by ${order} limit ${asked.limit} offset ${(asked.page - 1) * asked.limit}
      ) as page) as ids`,
  );
  const total = rows[0]?.total ?? 0;
  // Where there are more they were not all read, and are so many that a page is soon full in the order of an index.
  return { total, ids: total > countedTo ? await findIds(board, wanted, asked) : (rows[0]?.ids ?? []) };
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
