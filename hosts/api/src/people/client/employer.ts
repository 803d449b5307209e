import { HttpError } from '../../platform/http/http-error.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import { type Member, memberOf } from '../account/member.ts';

/** A company, and the board on which it acts. */
export interface Owner {
  readonly clientId: number;
  readonly boardId: number;
}

/** An employer, on whose company's behalf everything here is done. */
export interface Employer extends Member {
  readonly owner: Owner;
}

/** @throws HttpError `forbidden` for an account without a company */
export function employerOf(context: RequestContext): Employer {
  const member = memberOf(context);
  const { clientId } = member.visitor;
  if (clientId === null) throw new HttpError('forbidden');
  return { ...member, owner: { clientId, boardId: member.board.id } };
}
