import {
  contactAfter,
  contactStateOf,
  relationMove,
  relationTransitions,
} from '@boardwright/api-client/contract';
import type { relations, resumes } from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { seesResume } from '../own/resume.policy.ts';

type Relation = typeof relations.$inferSelect;
type Answer = 'accepted' | 'declined';

/** The status after a candidate's answer. @throws HttpError `transitionNotAllowed` by the contract's table */
export function mayRespond(
  { status, expiresAt }: Pick<Relation, 'status' | 'expiresAt'>,
  answer: Answer,
  now: Date,
): Relation['status'] {
  const move = relationMove(status, answer, expiresAt > now);
  if (!move) throw new HttpError('transitionNotAllowed');
  return relationTransitions[move].to;
}

/** A company takes its request back. @throws HttpError `transitionNotAllowed` by the contract's table */
export function mayWithdraw({ status, withdrawnAt }: Pick<Relation, 'status' | 'withdrawnAt'>): void {
  const state = contactStateOf({ status, withdrawn_at: withdrawnAt });
  if (!contactAfter('withdraw', state)) throw new HttpError('transitionNotAllowed');
}

/** A company reads a resume that it may see, or one that it has bought. @throws HttpError `resumeNotFound` */
export function mayRead(
  resume: Pick<typeof resumes.$inferSelect, 'status' | 'visibility' | 'clientIds'>,
  clientId: number,
  hasBought: boolean,
): void {
  if (!hasBought && !seesResume(resume, clientId)) throw new HttpError('resumeNotFound');
}
