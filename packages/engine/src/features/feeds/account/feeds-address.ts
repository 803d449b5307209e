import { type FeedAction, feedActions } from '@boardwright/api-client/contract';
import type { Board } from '../../../board/board-context.ts';
import { tabAddress } from '../../../page/account/account-panel.ts';

/** The part of the tab 'tokens' that is about feeds. */
export const feedsPart = 'feeds';
export const feedsAnchor = 'account-feeds';
export const feedViews = ['form', 'runs', 'dry', 'delete'] as const;
export type FeedView = (typeof feedViews)[number];
/** What was just done: said once. */
export const feedNotices = ['created', 'saved', 'paused', 'on', 'deleted', 'asked'] as const;
export type FeedNotice = (typeof feedNotices)[number];

export interface FeedsAddress {
  readonly page: number;
  /** Which feed; `new` for the form of one that is not there yet. */
  readonly feed: number | 'new' | undefined;
  readonly view: FeedView | undefined;
  readonly run: number | undefined;
  readonly action: FeedAction | undefined;
  readonly outcome: FeedNotice | undefined;
}

function wholeNumber(text: string | null): number | undefined {
  const number = Number(text);
  return text !== null && Number.isInteger(number) && number > 0 && number <= 2_147_483_647
    ? number
    : undefined;
}

/** Whether an address is about feeds. */
export function isFeeds(query: URLSearchParams): boolean {
  return query.get('part') === feedsPart;
}

/** Reads an address that anybody may have typed. */
export function readFeedsAddress(query: URLSearchParams): FeedsAddress {
  return {
    page: Math.min(wholeNumber(query.get('page')) ?? 1, 10_000),
    feed: query.get('feed') === 'new' ? 'new' : wholeNumber(query.get('feed')),
    view: feedViews.find((view) => view === query.get('view')),
    run: wholeNumber(query.get('run')),
    action: feedActions.find((action) => action === query.get('action')),
    outcome: feedNotices.find((notice) => notice === query.get('done')),
  };
}

type Place = Pick<Board, 'path'>;

/** An address about feeds; without more, their list. */
export function feedsAddress(
  board: Place,
  more: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const entries = Object.entries(more).flatMap(([name, value]) =>
    value === undefined || (name === 'page' && value === 1) ? [] : [[name, String(value)]],
  );
  return tabAddress(board, 'tokens', { part: feedsPart, ...Object.fromEntries(entries) });
}

/** The list, with what was done. */
export function feedsDoneAddress(board: Place, done: FeedNotice): string {
  return `${feedsAddress(board, { done })}#${feedsAnchor}`;
}
