import type { ContactRequest, PageMeta } from '@boardwright/api-client/contract';
import type { PanelContext } from '../../../page/account/account-panel.ts';
import type { ContactReply } from '../../../machines/contact-request/contact-request.machine.ts';
import { respondedNow } from './contact-requests-address.ts';

/** Requests on a page. */
const pageSize = 10;

/** A request, and whether its mailed link is still good. */
export interface RequestedContact {
  readonly request: ContactRequest;
  readonly linkLives: boolean;
}

/** @param now the moment of the page, ISO 8601 */
export function requestedContact(request: ContactRequest, now: string): RequestedContact {
  return { request, linkLives: Date.parse(request.expires_at) > Date.parse(now) };
}

export interface ContactRequestsData {
  readonly requests: readonly RequestedContact[];
  readonly meta: PageMeta;
  /** The list could not be read (§8): there may be requests all the same. */
  readonly isAway: boolean;
  readonly done: ContactReply | undefined;
}

/** Companies that asked for contact, page by page; what waits for an answer first. */
export async function loadContactRequests({
  api,
  board,
  query,
  signal,
}: PanelContext): Promise<ContactRequestsData> {
  const asked = Number(query.get('page'));
  const page = Number.isInteger(asked) && asked > 0 && asked <= 10_000 ? asked : 1;
  const find = (wanted: number) =>
    api.relations.findContactRequests({ query: { page: wanted, limit: pageSize }, signal });
  const found = await find(page);
  const { data, meta } = page > found.meta.last_page ? await find(found.meta.last_page) : found;
  return {
    requests: data.map((request) => requestedContact(request, board.now)),
    meta,
    isAway: meta.limit === 0,
    done: respondedNow(query),
  };
}
