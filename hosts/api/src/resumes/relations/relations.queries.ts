import type { RelationStatus } from '@boardwright/api-client/contract';
import { and, asc, count, desc, eq, gt, isNull, type SQL, sql } from '../../platform/database/drizzle.ts';
import type { Database, Transaction } from '../../platform/database/connect.ts';
import { clients, files, organisations, relations, resumes, users } from '../../platform/database/schema.ts';
import { containsTerms } from '../../platform/database/contains-terms.ts';
import { hashOf } from '../../people/account/mailed-links.ts';
import { seenBy } from '../own/resume.policy.ts';

type Reader = Pick<Database, 'select'>;

/** A relation with who asked whom, and the file that went along. */
const columns = {
  relation: relations,
  resume: resumes,
  clientName: clients.name,
  /** Of one of its organisations: a client has none itself. */
  clientLogo: sql<string | null>`(select ${organisations.logo} from ${organisations}
    where ${organisations.clientId} = ${clients.id} and ${organisations.logo} is not null
    order by ${organisations.id} limit 1)`,
  email: users.email,
  file: { token: files.token, name: files.name },
} as const;

function selectRelations(db: Reader) {
  return db
    .select(columns)
    .from(relations)
    .innerJoin(resumes, eq(resumes.id, relations.resumeId))
    .innerJoin(users, eq(users.id, resumes.userId))
    .innerJoin(clients, eq(clients.id, relations.clientId))
    .leftJoin(files, eq(files.id, relations.motivationFileId));
}
export type RelationRow = Awaited<ReturnType<typeof selectRelations>>[number];

/** Which relations a call may see: each caller's own, of this board, and nothing else. */
export const relationsOf = {
  candidate: (userId: number, boardId: number) =>
    and(eq(resumes.userId, userId), eq(resumes.jobBoardId, boardId), isNull(relations.withdrawnAt)),
  client: (clientId: number, boardId: number) =>
    and(eq(relations.clientId, clientId), eq(resumes.jobBoardId, boardId)),
  /** Of a mailed link, while it lives. */
  link: (token: string, boardId: number, now: Date) =>
    and(
      eq(relations.tokenHash, hashOf(token)),
      gt(relations.expiresAt, now),
      isNull(relations.withdrawnAt),
      eq(resumes.jobBoardId, boardId),
    ),
};

interface Paging {
  readonly page: number;
  readonly limit: number;
}

async function findPage(db: Reader, where: SQL | undefined, order: readonly SQL[], { page, limit }: Paging) {
  const [counted] = await db
    .select({ total: count() })
    .from(relations)
    .innerJoin(resumes, eq(resumes.id, relations.resumeId))
    .where(where);
  const rows = await selectRelations(db)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: counted?.total ?? 0 };
}

/** A candidate's requests: what waits for an answer first, then the newest. */
export function findRequests(db: Reader, where: SQL | undefined, paging: Paging) {
  const waits = sql`(${relations.status} = 'requested') desc`;
  return findPage(db, where, [waits, desc(relations.createdAt), desc(relations.id)], paging);
}

/** What a company sees of somebody it asked: the surname only of who accepted. */
const visibleText = sql`concat_ws(' ', ${resumes.givenName},
  case when ${relations.status} = 'accepted' then ${resumes.familyName} end,
  ${resumes.position}, ${resumes.city}, ${resumes.shortDescription})`;

/** A company's candidates (§9 'Contacted candidates ordered by created_at ascending', unless asked otherwise). */
export function findContacted(
  db: Reader,
  where: SQL | undefined,
  query: Paging & {
    readonly status: RelationStatus | undefined;
    readonly search: string | undefined;
    readonly newestFirst: boolean;
  },
) {
  const direction = query.newestFirst ? desc : asc;
  const status = query.status && eq(relations.status, query.status);
  const found = containsTerms(visibleText, query.search);
  return findPage(
    db,
    and(where, status, found),
    [direction(relations.createdAt), direction(relations.id)],
    query,
  );
}

export async function findRelation(db: Reader, where: SQL | undefined): Promise<RelationRow | undefined> {
  return (await selectRelations(db).where(where).limit(1))[0];
}

/** As {@link findRelation}; nobody else answers it until the transaction ends. */
export async function lockRelation(
  tx: Transaction,
  where: SQL | undefined,
): Promise<RelationRow | undefined> {
  const found = await findRelation(tx, where);
  if (!found) return undefined;
  await tx
    .select({ id: relations.id })
    .from(relations)
    .where(eq(relations.id, found.relation.id))
    .for('update');
  return findRelation(tx, where);
}

/** As text: a uuid that is none finds nothing, rather than failing. */
export const isRelation = (uuid: string) => sql`${relations.uuid}::text = ${uuid.toLowerCase()}`;

export const isOfResume = (uuid: string) => sql`${resumes.uuid}::text = ${uuid.toLowerCase()}`;

/**
 * A resume that a company may ask for: available, of this board, of somebody who can be reached, and not hidden from this
 * company.
 */
export async function findResumeForClient(db: Reader, uuid: string, clientId: number, boardId: number) {
  const [found] = await db
    .select({ resume: resumes, person: users })
    .from(resumes)
    .innerJoin(users, and(eq(users.id, resumes.userId), eq(users.active, true)))
    .where(
      and(
        isOfResume(uuid),
        eq(resumes.jobBoardId, boardId),
        eq(resumes.status, 'available'),
        seenBy(clientId),
      ),
    );
  return found;
}
