import type { PageMeta, ResumeClient } from '@boardwright/api-client/contract';
import type { Member } from '../../people/account/member.ts';
import { pageMeta } from '../../platform/http/page-meta.ts';
import type { ResumeDeps } from './my-resume.ts';
import { type SharedResume, seesResume } from './resume.policy.ts';
import { findClients, findMyResume } from './resumes.queries.ts';

/** A page of the board's companies, those the resume names first (§7 `GET /resume/clients`). */
export async function findResumeClients(
  { db }: Pick<ResumeDeps, 'db'>,
  { site, board, visitor }: Member,
  { page, limit, search }: { page: number; limit: number; search?: string | undefined },
): Promise<{ data: ResumeClient[]; meta: PageMeta }> {
  const own = await findMyResume(db, visitor.id);
  const resume: SharedResume = own?.resume ?? {
    status: 'not_available',
    visibility: 'everybody',
    clientIds: [],
  };
  const chosen = resume.clientIds;
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
      sees: seesResume(resume, id),
    })),
    meta: pageMeta(total, { page, limit }),
  };
}
