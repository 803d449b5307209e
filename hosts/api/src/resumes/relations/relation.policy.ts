import { relationMove, relationTransitions } from '@boardwright/api-client/contract';
import type { relations, resumes } from '../../platform/database/schema.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { seesResume } from '../own/resume-clients.ts';

type Relation = typeof relations.$inferSelect;
type Answer = 'accepted' | 'declined';

/** The status after a candidate's answer. @throws ApiError `transitionNotAllowed` by the contract's table */
export function mayRespond(
  { status, expiresAt }: Pick<Relation, 'status' | 'expiresAt'>,
  answer: Answer,
  now: Date,
): Relation['status'] {
  const move = relationMove(status, answer, expiresAt > now);
  if (!move) throw new ApiError('transitionNotAllowed');
  return relationTransitions[move].to;
}

/** A request is taken back while it waits. @throws ApiError `transitionNotAllowed` for one that was answered */
export function mayWithdraw({ status }: Pick<Relation, 'status'>): void {
  if (status !== 'requested') throw new ApiError('transitionNotAllowed');
}

/** A company reads a resume that it may see, or one that it has bought. @throws ApiError `resumeNotFound` */
export function mayRead(
  resume: Pick<typeof resumes.$inferSelect, 'status' | 'visibility' | 'clientIds'>,
  clientId: number,
  hasBought: boolean,
): void {
  if (!hasBought && !seesResume(resume, clientId)) throw new ApiError('resumeNotFound');
}
