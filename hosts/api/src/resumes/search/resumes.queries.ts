import { and, eq, inArray } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { files, relations, resumes, users } from '../../platform/database/schema.ts';

type Reader = Pick<Database, 'select'>;

/** Some resumes with their accounts: names follow those. */
export async function findResumeRows(db: Reader, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .select({
      resume: resumes,
      person: { givenName: users.givenName, familyName: users.familyName, email: users.email },
    })
    .from(resumes)
    .leftJoin(users, eq(users.id, resumes.userId))
    .where(inArray(resumes.id, [...ids]));
}
export type ResumeRow = Awaited<ReturnType<typeof findResumeRows>>[number];
export type MyRelation = typeof relations.$inferSelect;

/** What a company has of some resumes, by the resume's number. */
export async function findMyRelations(
  db: Reader,
  clientId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, MyRelation>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(relations)
    .where(and(eq(relations.clientId, clientId), inArray(relations.resumeId, [...ids])));
  return new Map(rows.map((row) => [row.resumeId, row]));
}

/** The token of a resume's CV. */
export async function findCvToken(db: Reader, fileId: number | null): Promise<string | undefined> {
  if (fileId === null) return undefined;
  const [file] = await db.select({ token: files.token }).from(files).where(eq(files.id, fileId));
  return file?.token;
}
