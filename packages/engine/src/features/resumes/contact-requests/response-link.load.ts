import type { BlockContext } from '../../../board/define-block.ts';
import { apiFailure } from '../../../page/api-failure.ts';
import type { ContactReply } from '../../../machines/contact-request/contact-request.machine.ts';
import { type RequestedContact, requestedContact } from './contact-requests.load.ts';
import { respondedNow, linkToken } from './contact-requests-address.ts';

/** What a mailed link shows, to whoever holds it. */
export interface ResponseLinkData {
  readonly linked: (RequestedContact & { readonly done: ContactReply | undefined }) | 'expired';
}

/** The request behind the link of the page's address; undefined where the address is no link. Opening it changes nothing. */
export async function loadResponseLink({
  api,
  board,
  query,
  signal,
}: BlockContext): Promise<ResponseLinkData | undefined> {
  const token = linkToken(query);
  if (token === undefined) return undefined;
  if (token === '') return { linked: 'expired' };
  try {
    const { data: request } = await api.relations.readContactRequest({ params: { token }, signal });
    return { linked: { ...requestedContact(request, board.now), done: respondedNow(query) } };
  } catch (error) {
    if (apiFailure(error)?.code !== 'linkExpired') throw error;
    return { linked: 'expired' };
  }
}
