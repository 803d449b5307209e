import type { EmployerResume } from '@boardwright/api-client/contract';
import { and, eq } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { resumes, users } from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Employer } from '../../people/client/employer.ts';
import { isOfResume } from '../relations/relations.queries.ts';
import { mayRead } from '../relations/relation.policy.ts';
import { presentResume } from './resumes.present.ts';
import { findCvToken, findMyRelations } from './resumes.queries.ts';

/**
 * A resume as an employer reads it (§7 `GET /resumes/{id}`): one that the company may see, or one that it has bought,
 * also when it is no longer available.
 * @throws HttpError `resumeNotFound`, also for another board's
 */
export async function readResume(db: Database, { owner }: Employer, uuid: string): Promise<EmployerResume> {
  const [row] = await db
    .select({ resume: resumes, person: users })
    .from(resumes)
    .innerJoin(users, and(eq(users.id, resumes.userId), eq(users.active, true)))
    .where(and(isOfResume(uuid), eq(resumes.jobBoardId, owner.boardId)));
  if (!row) throw new HttpError('resumeNotFound');
  const relation = (await findMyRelations(db, owner.clientId, [row.resume.id])).get(row.resume.id);
  mayRead(row.resume, owner.clientId, relation !== undefined);
  const token = relation?.status === 'accepted' ? await findCvToken(db, row.resume.fileId) : undefined;
  return presentResume(row, relation, token);
}
