import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  ilike,
  inArray,
  or,
  type SQL,
  sql,
} from '../../platform/database/drizzle.ts';
import type { Database, Transaction } from '../../platform/database/connect.ts';
import { isVisibleCompany } from '../../platform/search-sync/hidden-jobs.ts';
import { offeredOn } from '../../platform/search-sync/offered-segments.ts';
import {
  clients,
  files,
  organisationBoards,
  organisations,
  resumes,
  segmentGroups,
  segments,
  users,
} from '../../platform/database/schema.ts';

type Reader = Pick<Database, 'select'>;

function selectOwn(db: Reader, userId: number) {
  return db
    .select({
      resume: resumes,
      file: files,
      person: { givenName: users.givenName, familyName: users.familyName, email: users.email },
    })
    .from(resumes)
    .innerJoin(users, eq(users.id, resumes.userId))
    .leftJoin(files, eq(files.id, resumes.fileId))
    .where(eq(resumes.userId, userId));
}

/** A candidate's resume with its CV and whose it is. */
export async function findMyResume(db: Reader, userId: number) {
  return (await selectOwn(db, userId).limit(1))[0];
}
export type MyResume = NonNullable<Awaited<ReturnType<typeof findMyResume>>>;

/** The candidate's resume, held until the transaction ends. */
export async function lockResume(tx: Transaction, userId: number) {
  const [row] = await tx.select().from(resumes).where(eq(resumes.userId, userId)).for('update');
  return row;
}
export type ResumeRow = NonNullable<Awaited<ReturnType<typeof lockResume>>>;

/** The segments that a board offers for candidates, with their group's key and name. */
export async function findCandidateSegments(db: Reader, boardId: number) {
  return db
    .select({
      id: segments.id,
      key: segments.key,
      name: segments.name,
      groupKey: segmentGroups.key,
      groupName: segmentGroups.name,
    })
    .from(segments)
    .innerJoin(segmentGroups, eq(segmentGroups.id, segments.segmentGroupId))
    .where(and(eq(segmentGroups.candidates, true), offeredOn(boardId)))
    .orderBy(asc(segmentGroups.order), asc(segments.order), asc(segments.id));
}
export type CandidateSegment = Awaited<ReturnType<typeof findCandidateSegments>>[number];

/** Companies whose organisations this board shows: those that are nowhere to be seen have no name here either. */
function onBoard(db: Reader, siteId: number, boardId: number): SQL | undefined {
  const visible = db
    .select({ one: sql`1` })
    .from(organisations)
    .innerJoin(organisationBoards, eq(organisationBoards.organisationId, organisations.id))
    .where(
      and(
        eq(organisations.clientId, clients.id),
        eq(organisations.active, true),
        isVisibleCompany,
        eq(organisationBoards.jobBoardId, boardId),
      ),
    );
  return and(eq(clients.siteId, siteId), exists(visible));
}

interface ClientQuery {
  readonly siteId: number;
  readonly boardId: number;
  readonly search: string | undefined;
  /** These come first, also those that the board does not show any more. */
  readonly chosen: readonly number[];
  readonly page: number;
  readonly limit: number;
}

/** A page of a board's companies, by name. */
export async function findClients(db: Reader, { siteId, boardId, search, chosen, page, limit }: ClientQuery) {
  const pattern = search?.trim() && `%${search.trim().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const isChosen = inArray(clients.id, [...chosen, 0]);
  const where = and(
    or(onBoard(db, siteId, boardId), and(eq(clients.siteId, siteId), isChosen)),
    pattern ? ilike(clients.name, pattern) : undefined,
  );
  const [counted] = await db.select({ total: count() }).from(clients).where(where);
  const rows = await db
    .select({ id: clients.id, name: clients.name })
    .from(clients)
    .where(where)
    .orderBy(desc(isChosen), asc(clients.name), asc(clients.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: counted?.total ?? 0 };
}

/** Which of some companies a board has. */
export async function findKnownClients(
  db: Reader,
  siteId: number,
  boardId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: clients.id })
    .from(clients)
    .where(and(onBoard(db, siteId, boardId), inArray(clients.id, [...ids])));
  return new Set(rows.map(({ id }) => id));
}
