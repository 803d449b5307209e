import type { Board } from '../../../board/board-context.ts';
import { tabAddress } from '../../../page/account/account-panel.ts';
import type { ContactReply } from '../../../machines/contact-request/contact-request.machine.ts';

export const requestsTab = 'contact-requests';
/** Where the panel starts. */
export const requestsAnchor = 'account-contact-requests';

/** A mailed link's token, where the address has one; empty where it has something that is none. */
export function linkToken(query: URLSearchParams): string | undefined {
  if (query.get('menuType') !== requestsTab) return undefined;
  const token = query.get('token') ?? undefined;
  return token === undefined || /^[\w-]{1,200}$/.test(token) ? token : '';
}

/** What was answered just now: said once. */
export function respondedNow(query: URLSearchParams): ContactReply | undefined {
  return (['accepted', 'declined'] as const).find((answer) => answer === query.get('done'));
}

type Place = Pick<Board, 'path'>;

export function requestsAddress(
  board: Place,
  { page = 1, done }: { readonly page?: number; readonly done?: ContactReply } = {},
): string {
  return tabAddress(board, requestsTab, {
    ...(page > 1 && { page: String(page) }),
    ...(done !== undefined && { done }),
  });
}

/** The page of a mailed link. */
export function linkAddress(board: Place, token: string, done: ContactReply): string {
  return tabAddress(board, requestsTab, { token, done });
}
