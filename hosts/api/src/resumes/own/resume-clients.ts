import type { PageMeta, ResumeClient } from '@boardwright/api-client/contract';
import { type SQL, sql } from 'drizzle-orm';
import { resumes } from '../../platform/database/schema.ts';
import type { Member } from '../../people/account/member.ts';
import { pageMeta } from '../../platform/http/page-meta.ts';
import type { ResumeDeps } from './my-resume.ts';
import { findClients, findMyResume, type MyResume } from './resumes.queries.ts';

type Shown = Pick<MyResume['resume'], 'status' | 'visibility' | 'clientIds'>;

/** Whether a company may see a resume (see docs/decisions, 'Who sees a resume'). */
export function seesResume({ status, visibility, clientIds }: Shown, clientId: number): boolean {
  if (status !== 'available') return false;
  const isNamed = clientIds.includes(clientId);
  return visibility === 'everybody' || (visibility === 'only' ? isNamed : !isNamed);
}

/** As {@link seesResume}, of an available one, for the database. */
export function seenBy(clientId: number): SQL {
  return sql`(${resumes.visibility} = 'everybody'
    or (${resumes.visibility} = 'except' and not ${clientId}::integer = any (${resumes.clientIds}))
    or (${resumes.visibility} = 'only' and ${clientId}::integer = any (${resumes.clientIds})))`;
}

/** A page of the board's companies, those the resume names first (§7 `GET /resume/clients`). */
export async function findResumeClients(
  { db }: Pick<ResumeDeps, 'db'>,
  { site, board, visitor }: Member,
  { page, limit, search }: { page: number; limit: number; search?: string | undefined },
): Promise<{ data: ResumeClient[]; meta: PageMeta }> {
  const own = await findMyResume(db, visitor.id);
  const shown: Shown = own?.resume ?? { status: 'not_available', visibility: 'everybody', clientIds: [] };
  const chosen = shown.clientIds;
  const { rows, total } = await findClients(db, {
    siteId: site.id,
    boardId: board.id,
    search,
    chosen,
    page,
    limit,
  });
  return {
    data: rows.map(({ id, name }) => ({
      id,
      name,
      chosen: chosen.includes(id),
      sees: seesResume(shown, id),
    })),
    meta: pageMeta(total, { page, limit }),
  };
}
