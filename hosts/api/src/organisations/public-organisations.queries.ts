import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gt,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from '../platform/database/drizzle.ts';
import type { Database } from '../platform/database/connect.ts';
import { isVisibleCompany, isVisibleJob } from '../platform/search-sync/hidden-jobs.ts';
import { jobBoardJobs, jobs, organisationBoards, organisations } from '../platform/database/schema.ts';

export interface OrganisationQuery {
  readonly page: number;
  readonly limit: number;
  readonly search?: string | undefined;
  readonly sort?: 'featured' | 'random' | 'created_at' | '-created_at' | 'name' | undefined;
  readonly seed?: number | undefined;
  readonly premium?: boolean | undefined;
  readonly onlyWithJobs: boolean;
}

/** The live jobs of the outer query's organisation on a board. */
function liveJobs(boardId: number, now: Date) {
  return and(
    eq(jobs.organisationId, organisations.id),
    eq(jobs.status, 'active'),
    lte(jobs.from, now),
    or(isNull(jobs.till), gt(jobs.till, now)),
    eq(jobBoardJobs.jobBoardId, boardId),
    isVisibleJob,
  );
}

/** Correlated, so that only the organisations of the page are counted. */
export function jobsCount(db: Pick<Database, 'select'>, boardId: number, now: Date): SQL<number> {
  const counted = db
    .select({ count: count() })
    .from(jobs)
    .innerJoin(jobBoardJobs, eq(jobBoardJobs.jobId, jobs.id))
    .where(liveJobs(boardId, now));
  return sql`(${counted})`.mapWith(Number);
}

function hasJobs(db: Database, boardId: number, now: Date) {
  return exists(
    db
      .select({ one: sql`1` })
      .from(jobs)
      .innerJoin(jobBoardJobs, eq(jobBoardJobs.jobId, jobs.id))
      .where(liveJobs(boardId, now)),
  );
}

function onBoard(db: Database, boardId: number) {
  const link = and(
    eq(organisationBoards.organisationId, organisations.id),
    eq(organisationBoards.jobBoardId, boardId),
  );
  return exists(
    db
      .select({ one: sql`1` })
      .from(organisationBoards)
      .where(link),
  );
}

const accents = '[\u0300-\u036f]';
/** Without accents and capitals. */
const folded = (text: SQL | typeof organisations.name) =>
  sql`lower(regexp_replace(normalize(${text}, NFD), ${accents}, '', 'g'))`;

/** `100%` is searched for as it stands. */
export function nameContains(search: string): SQL {
  const pattern = `%${search.trim().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return sql`${folded(organisations.name)} like ${folded(sql`${pattern}::text`)}`;
}

function orderOf({ sort = 'featured', seed = 0 }: OrganisationQuery): SQL[] {
  const orders: Record<NonNullable<OrganisationQuery['sort']>, SQL[]> = {
    featured: [desc(organisations.featured), desc(organisations.premium)],
    random: [sql`md5(${organisations.id}::text || ':' || ${String(seed)}::text)`],
    created_at: [asc(organisations.createdAt)],
    '-created_at': [desc(organisations.createdAt)],
    name: [],
  };
  // Folded: where an É stands must not depend on the server's collation.
  return [...orders[sort], asc(folded(organisations.name)), asc(organisations.id)];
}

/** A page of a board's organisations with the number of their live jobs, and how many there are in all. */
export async function findOrganisations(db: Database, boardId: number, query: OrganisationQuery, now: Date) {
  const where = and(
    eq(organisations.active, true),
    isVisibleCompany,
    onBoard(db, boardId),
    query.onlyWithJobs ? hasJobs(db, boardId, now) : undefined,
    query.premium === undefined ? undefined : eq(organisations.premium, query.premium),
    query.search?.trim() ? nameContains(query.search) : undefined,
  );
  const rows = await db
    .select({ organisation: organisations, jobsCount: jobsCount(db, boardId, now) })
    .from(organisations)
    .where(where)
    .orderBy(...orderOf(query))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
  const [all] = await db.select({ total: count() }).from(organisations).where(where);
  return { rows, total: all?.total ?? 0 };
}
export type OrganisationRow = Awaited<ReturnType<typeof findOrganisations>>['rows'][number];

const wholeNumber = /^[1-9]\d{0,8}$/;

/** An organisation of a board by its number or its slug. */
export async function findOrganisation(db: Database, boardId: number, idOrSlug: string, now: Date) {
  const named = wholeNumber.test(idOrSlug)
    ? or(eq(organisations.id, Number(idOrSlug)), eq(organisations.slug, idOrSlug))
    : eq(organisations.slug, idOrSlug);
  const [row] = await db
    .select({ organisation: organisations, jobsCount: jobsCount(db, boardId, now) })
    .from(organisations)
    .where(and(named, eq(organisations.active, true), isVisibleCompany, onBoard(db, boardId)))
    .limit(1);
  return row;
}
