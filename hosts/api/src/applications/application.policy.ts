import { finalStageKinds, type MovedApplicants, type StageKind } from '@boardwright/api-client/contract';
import type { applications } from '../platform/database/schema.ts';
import { HttpError } from '../platform/http/http-error.ts';

type Application = typeof applications.$inferSelect;

/** Whether something may still come of it. */
export function isOpen(kind: StageKind): boolean {
  return !(finalStageKinds as readonly StageKind[]).includes(kind);
}

/** An applicant takes back what was not decided on. @throws HttpError `transitionNotAllowed` */
export function mayWithdraw(kind: StageKind): void {
  if (!isOpen(kind)) throw new HttpError('transitionNotAllowed');
}

/**
 * Why an applicant stays at their stage; undefined where they may move, or are there already.
 * @param seen the stage at which who moves them saw them
 */
export function reasonToStay(
  { stageId, withdrawnAt }: Pick<Application, 'stageId' | 'withdrawnAt'>,
  seen: number | undefined,
  to: number,
  received: number,
): MovedApplicants['skipped'][number]['reason'] | undefined {
  const at = stageId ?? received;
  if (withdrawnAt) return 'withdrawn';
  return at !== to && seen !== undefined && seen !== at ? 'moved' : undefined;
}
