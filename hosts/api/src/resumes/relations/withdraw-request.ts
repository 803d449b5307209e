import { mayWithdraw } from './relation.policy.ts';
import { and, eq } from '../../platform/database/drizzle.ts';
import { relations } from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { noteEvent } from '../../people/account/account-logs.ts';
import type { Employer } from '../../people/client/employer.ts';
import type { RelationDeps } from './respond-to-request.ts';
import { isOfResume, lockRelation, relationsOf, type RelationRow } from './relations.queries.ts';

/**
 * Takes a company's request back while it waits for an answer: its link ends, and the candidate no longer sees it. What
 * was paid stays paid, and the resume stays the company's. A second time changes nothing.
 * @param uuid the resume's
 * @throws HttpError `resumeNotFound`, `transitionNotAllowed` for one that was answered
 */
export function withdrawRequest(
  { db, clock }: Pick<RelationDeps, 'db' | 'clock'>,
  { owner, visitor }: Employer,
  uuid: string,
): Promise<RelationRow> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const where = and(relationsOf.client(owner.clientId, owner.boardId), isOfResume(uuid));
    const found = await lockRelation(tx, where);
    if (!found) throw new HttpError('resumeNotFound');
    const { relation, resume } = found;
    if (relation.withdrawnAt) return found;
    mayWithdraw(relation);
    await tx.update(relations).set({ withdrawnAt: now }).where(eq(relations.id, relation.id));
    const doer = { id: visitor.id, clientId: owner.clientId };
    await noteEvent(tx, 'contact-request.withdrawn', doer, now, {
      candidate: resume.givenName,
      resume: resume.uuid,
    });
    return { ...found, relation: { ...relation, withdrawnAt: now } };
  });
}
