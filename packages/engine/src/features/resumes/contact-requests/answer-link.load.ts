import type { ContactRequest } from '@boardwright/api-client/contract';
import type { BlockContext } from '../../../define-block.ts';
import { apiFailure } from '../../../page/api-failure.ts';
import { possibleAnswers, type RequestAnswer } from './answer-moves.ts';
import { answeredNow, linkToken } from './contact-requests-address.ts';

/** What a mailed link shows, to whoever holds it. */
export interface AnswerLinkData {
  readonly linked:
    | {
        readonly request: ContactRequest;
        readonly answers: readonly RequestAnswer[];
        readonly done: RequestAnswer | undefined;
      }
    | 'expired';
}

/** The request behind the link of the page's address; undefined where the address is no link. Opening it changes nothing. */
export async function loadAnswerLink({
  api,
  board,
  query,
  signal,
}: BlockContext): Promise<AnswerLinkData | undefined> {
  const token = linkToken(query);
  if (token === undefined) return undefined;
  if (token === '') return { linked: 'expired' };
  try {
    const { data: request } = await api.relations.readContactRequest({ params: { token }, signal });
    const answers = possibleAnswers(request, board.now);
    return { linked: { request, answers, done: answeredNow(query) } };
  } catch (error) {
    if (apiFailure(error)?.code !== 'linkExpired') throw error;
    return { linked: 'expired' };
  }
}
