import type { ContactRequest } from '@boardwright/api-client/contract';
import { initialTransition } from 'xstate';
import { contactRequestMachine } from '../../../machines/contact-request/contact-request.machine.ts';

/** What a candidate can still say to a request. */
export type ContactReply = 'accepted' | 'declined';

const events = { accepted: { type: 'ACCEPT' }, declined: { type: 'DECLINE' } } as const;

/**
 * The answers that a request allows now, as its machine knows them.
 * @param now the moment of the page, ISO 8601
 */
export function possibleResponses(
  { status, expires_at }: Pick<ContactRequest, 'status' | 'expires_at'>,
  now: string,
): readonly ContactReply[] {
  const linkLives = Date.parse(expires_at) > Date.parse(now);
  const [snapshot] = initialTransition(contactRequestMachine, { status, linkLives });
  return (['accepted', 'declined'] as const).filter((answer) => snapshot.can(events[answer]));
}
