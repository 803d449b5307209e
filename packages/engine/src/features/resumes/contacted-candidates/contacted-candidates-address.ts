import { relationStatuses } from '@boardwright/api-client/contract';
import type { Board } from '../../../board/board-context.ts';
import { tabAddress } from '../../../page/account/account-panel.ts';

export const contactedTab = 'contacted-candidates';
/** Where the panel starts. */
export const contactedAnchor = 'account-contacted-candidates';
export const contactedFilters = ['all', ...relationStatuses] as const;
export type ContactedFilter = (typeof contactedFilters)[number];

/** What the address asks for. */
export interface ContactedAddress {
  readonly filter: ContactedFilter;
  readonly search: string;
  readonly page: number;
  /** The resume whose request is asked to be taken back. */
  readonly withdraws: string | undefined;
  /** A request was taken back just now: said once. */
  readonly isDone: boolean;
}

/** Reads an address that anybody may have typed. */
export function readContactedAddress(query: URLSearchParams): ContactedAddress {
  const page = Number(query.get('page'));
  const withdraws = query.get('withdraw') ?? '';
  return {
    filter: contactedFilters.find((one) => one === query.get('match[status]')) ?? 'all',
    search: (query.get('search') ?? '').trim().slice(0, 200),
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
    withdraws: /^[\da-f-]{36}$/i.test(withdraws) ? withdraws : undefined,
    isDone: query.get('done') === 'withdrawn',
  };
}

/** The list, narrowed and on a page; `withdraw` asks about one of its requests. */
export function contactedAddress(
  board: Pick<Board, 'path'>,
  {
    filter,
    search,
    page,
    withdraw,
    done,
  }: Pick<ContactedAddress, 'filter' | 'search' | 'page'> & {
    readonly withdraw?: string;
    readonly done?: 'withdrawn';
  },
): string {
  return tabAddress(board, contactedTab, {
    ...(filter !== 'all' && { 'match[status]': filter }),
    ...(search !== '' && { search }),
    ...(page > 1 && { page: String(page) }),
    ...(withdraw !== undefined && { withdraw }),
    ...(done !== undefined && { done }),
  });
}
