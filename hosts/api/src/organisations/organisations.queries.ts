import type { Contract, QueryOf } from '@boardwright/api-client/contract';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  or,
  sql,
  type SQL,
} from '../platform/database/drizzle.ts';
import type { Database, Transaction } from '../platform/database/connect.ts';
import { offeredOn } from '../platform/search-sync/offered-segments.ts';
import {
  jobs,
  organisationBoards,
  organisations,
  segmentGroups,
  segments,
} from '../platform/database/schema.ts';
import type { Owner } from '../people/client/employer.ts';
import { jobsCount, nameContains } from './public-organisations.queries.ts';

type Reader = Pick<Database, 'select'>;
type Query = QueryOf<Contract['organisations']['findMyOrganisations']>;

/** A company's organisations; not those that were archived. */
function theirs(clientId: number): SQL | undefined {
  return and(eq(organisations.clientId, clientId), isNull(organisations.archivedAt));
}

const boardIds = (db: Reader) =>
  sql<number[]>`array(${db
    .select({ id: organisationBoards.jobBoardId })
    .from(organisationBoards)
    .where(eq(organisationBoards.organisationId, organisations.id))
    .orderBy(asc(organisationBoards.jobBoardId))})`;

function selected(db: Reader, boardId: number, now: Date) {
  return { organisation: organisations, jobsCount: jobsCount(db, boardId, now), boardIds: boardIds(db) };
}

/** A page of a company's organisations, and how many there are. */
export async function findMyOrganisationsPage(
  db: Database,
  { clientId, boardId }: Owner,
  query: Query,
  now: Date,
) {
  const where = and(theirs(clientId), query.search?.trim() ? nameContains(query.search) : undefined);
  const [counted] = await db.select({ total: count() }).from(organisations).where(where);
  const name = [asc(sql`lower(${organisations.name})`), asc(organisations.id)];
  const rows = await db
    .select(selected(db, boardId, now))
    .from(organisations)
    .where(where)
    .orderBy(...(query.sort === 'name' ? name : [desc(organisations.updatedAt), asc(organisations.id)]))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
  return { rows, total: counted?.total ?? 0 };
}
export type MyOrganisationRow = Awaited<ReturnType<typeof findMyOrganisationsPage>>['rows'][number];

/** One organisation of a company; undefined for anybody else's, as for one that does not exist. */
export async function findOwn(db: Reader, { clientId, boardId }: Owner, id: number, now: Date) {
  const [row] = await db
    .select(selected(db, boardId, now))
    .from(organisations)
    .where(and(theirs(clientId), eq(organisations.id, id)));
  return row;
}

/** The segments that a board offers for organisations. */
export async function findOfferedSegments(db: Reader, boardId: number): Promise<number[]> {
  const rows = await db
    .select({ id: segments.id })
    .from(segments)
    .innerJoin(segmentGroups, eq(segmentGroups.id, segments.segmentGroupId))
    .where(and(eq(segmentGroups.organisations, true), offeredOn(boardId)));
  return rows.map(({ id }) => id);
}

/** Has a board show an organisation, or not any more. Other boards are left alone. */
export async function setVisible(
  tx: Transaction,
  organisationId: number,
  jobBoardId: number,
  isVisible: boolean,
): Promise<void> {
  if (isVisible) {
    await tx.insert(organisationBoards).values({ organisationId, jobBoardId }).onConflictDoNothing();
    return;
  }
  await tx
    .delete(organisationBoards)
    .where(
      and(
        eq(organisationBoards.organisationId, organisationId),
        eq(organisationBoards.jobBoardId, jobBoardId),
      ),
    );
}

/** Whether jobs of an organisation run, wait for their day or are paused. */
export async function hasRunningJobs(db: Reader, organisationId: number, now: Date): Promise<boolean> {
  const [job] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.organisationId, organisationId),
        inArray(jobs.status, ['active', 'paused', 'scheduled']),
        or(isNull(jobs.till), gt(jobs.till, now)),
      ),
    )
    .limit(1);
  return job !== undefined;
}

/** Jobs printed with an organisation's earlier name get the new one; those with a name of their own keep it. */
export async function renameJobs(
  tx: Transaction,
  organisationId: number,
  { from, to }: { readonly from: string; readonly to: string },
  now: Date,
): Promise<void> {
  if (from === to) return;
  await tx
    .update(jobs)
    .set({ organisationName: to, updatedAt: now })
    .where(and(eq(jobs.organisationId, organisationId), eq(jobs.organisationName, from)));
}
