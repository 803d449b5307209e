import type { Resume } from '@boardwright/api-client/contract';
import { eq } from '../../platform/database/drizzle.ts';
import { resumes } from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Member } from '../../people/account/member.ts';
import { lockMyResume, readMyResume, type ResumeDeps } from './my-resume.ts';
import { readResumeForm } from './resume-form.ts';
import type { ResumeBody, ResumeRules } from './resume-columns.ts';
import { findCandidateSegments, findKnownClients } from './resumes.queries.ts';

async function rulesFor(
  { db }: ResumeDeps,
  { site, board, locale }: Member,
  body: ResumeBody,
): Promise<ResumeRules> {
  const offered = body.segment_ids ? await findCandidateSegments(db, board.id) : [];
  return {
    board,
    locale,
    segmentIds: new Set(offered.map(({ id }) => id)),
    clientIds: await findKnownClients(db, site.id, board.id, body.client_ids ?? []),
  };
}

/**
 * Changes what was sent of a resume, or starts one (see docs/decisions, 'A file proposes, its owner decides').
 * @throws HttpError `validation`; `conflict` with the resume as another tab saved it
 */
export async function saveResume(deps: ResumeDeps, member: Member, body: ResumeBody): Promise<Resume> {
  const { db, clock } = deps;
  const now = clock.now();
  const rules = await rulesFor(deps, member, body);
  const isSaved = await db.transaction(async (tx) => {
    const stored = await lockMyResume(tx, member, now);
    if (body.revision !== undefined && body.revision !== stored.revision) return false;
    const columns = await readResumeForm(deps, rules, body, stored);
    await tx
      .update(resumes)
      .set({
        ...columns,
        ...(body.settles_proposal && { proposal: null }),
        revision: stored.revision + 1,
        updatedAt: now,
      })
      .where(eq(resumes.id, stored.id));
    return true;
  });
  const saved = await readMyResume(deps, member);
  if (!isSaved) throw new HttpError('conflict', { current: saved });
  return saved;
}
