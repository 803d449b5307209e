import type { Board } from '../../../board/board-context.ts';
import { tabAddress } from '../../../page/account/account-panel.ts';

export const clientTab = 'client';
/** What was just done: said once, where it was done. */
export const clientNotices = [
  'company',
  'address',
  'phone',
  'invited',
  'ended',
  'returned',
  'switched',
  'created',
] as const;
export type ClientNotice = (typeof clientNotices)[number];

/** Which of the company's people are shown: as the address says (specification §7 'Query keys'). */
export interface PeopleState {
  readonly search: string;
  readonly page: number;
}

export interface ClientAddress {
  readonly people: PeopleState;
  /** The person whose access is to end, before it does. */
  readonly ending: number | undefined;
  readonly notice: ClientNotice | undefined;
}

function wholeNumber(text: string | null, most: number): number | undefined {
  const number = Number(text);
  return text !== null && Number.isInteger(number) && number > 0 && number <= most ? number : undefined;
}

/** Reads an address that anybody may have typed. */
export function readClientAddress(query: URLSearchParams): ClientAddress {
  return {
    people: {
      search: (query.get('search') ?? '').replaceAll('\0', '').trim().slice(0, 200),
      page: wholeNumber(query.get('page'), 10_000) ?? 1,
    },
    ending: wholeNumber(query.get('end'), 2_147_483_647),
    notice: clientNotices.find((notice) => notice === query.get('saved')),
  };
}

type Place = Pick<Board, 'path'>;

export function peopleAddress(board: Place, { search, page }: PeopleState): string {
  const query = { ...(search && { search }), ...(page > 1 && { page: String(page) }) };
  return `${tabAddress(board, clientTab, query)}#account-people`;
}

export function endingAddress(board: Place, { search, page }: PeopleState, person: number): string {
  const query = {
    ...(search && { search }),
    ...(page > 1 && { page: String(page) }),
    end: String(person),
  };
  return `${tabAddress(board, clientTab, query)}#person-${person}`;
}

const anchors: Readonly<Record<ClientNotice, string>> = {
  company: 'account-company',
  address: 'account-address',
  phone: 'account-phone',
  invited: 'account-people',
  ended: 'account-people',
  returned: 'account-people',
  switched: 'account-companies',
  created: 'account-companies',
};

export function clientDoneAddress(board: Place, saved: ClientNotice): string {
  return `${tabAddress(board, clientTab, { saved })}#${anchors[saved]}`;
}
