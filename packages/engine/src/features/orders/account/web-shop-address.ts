import type { OrderStatus } from '@boardwright/api-client/contract';
import type { Board } from '../../../board/board-context.ts';
import { tabAddress } from '../../../page/account/account-panel.ts';

export const shopTab = 'web-shop';
export const orderFilters = [
  'all',
  'open',
  'invoiced',
  'paid',
  'written_off',
  'cancelled',
  'failed',
  'expired',
] as const satisfies readonly ('all' | OrderStatus)[];
export type OrderFilter = (typeof orderFilters)[number];
/** What was just done: said once. */
export const shopNotices = ['slotFilled', 'slotCancelled'] as const;
export type ShopNotice = (typeof shopNotices)[number];

/** What the address asks for. */
export interface ShopAddress {
  /** A product to order, with the job it is for. */
  readonly product: number | undefined;
  readonly job: number | undefined;
  /** An order: its number, or the token of its link, with which a provider sends its buyer back. */
  readonly order: number | string | undefined;
  /** A quote of the company. */
  readonly quote: number | undefined;
  readonly filter: OrderFilter;
  readonly page: number;
  readonly notice: ShopNotice | undefined;
}

function wholeNumber(text: string | null): number | undefined {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 && number <= 2_147_483_647 ? number : undefined;
}

/** Reads an address that anybody may have typed. */
export function readShopAddress(query: URLSearchParams): ShopAddress {
  const order = query.get('order');
  const token = order !== null && /^[\w.-]{20,200}$/.test(order) ? order : undefined;
  return {
    product: wholeNumber(query.get('product')),
    job: wholeNumber(query.get('job')),
    order: wholeNumber(order) ?? token,
    quote: wholeNumber(query.get('quote')),
    filter: orderFilters.find((filter) => filter === query.get('match[status]')) ?? 'all',
    page: Math.min(10_000, wholeNumber(query.get('page')) ?? 1),
    notice: shopNotices.find((outcome) => outcome === query.get('done')),
  };
}

type Place = Pick<Board, 'path'>;

export function shopAddress(
  board: Place,
  to: {
    readonly product?: number;
    readonly job?: number;
    readonly order?: number | string;
    readonly quote?: number;
  } = {},
): string {
  const query = Object.fromEntries(Object.entries(to).map(([name, value]) => [name, String(value)]));
  return tabAddress(board, shopTab, query);
}

/** Where a posting is used: at the job it was bought for, else at the list of jobs. */
export function postingAddress(board: Place, { job }: { readonly job: number | undefined }): string {
  return tabAddress(board, 'manage-jobs', job === undefined ? {} : { 'active-job': String(job) });
}

/** The list of orders, narrowed and on a page. */
export function ordersAddress(
  board: Place,
  { filter, page }: { readonly filter: OrderFilter; readonly page: number },
): string {
  return tabAddress(board, shopTab, {
    ...(filter !== 'all' && { 'match[status]': filter }),
    ...(page > 1 && { page: String(page) }),
  });
}

/** Where one comes after something was done. */
export function shopDone(board: Place, done: ShopNotice): string {
  return tabAddress(board, shopTab, { done });
}
