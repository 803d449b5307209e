import type {
  BodyOf,
  Contract,
  DeletedFeed,
  Feed,
  FeedInspection,
  FeedRun,
  FeedRunItem,
  PageMeta,
} from '@boardwright/api-client/contract';
import { createContext, useContext } from 'react';

export type FeedDraft = BodyOf<Contract['feeds']['createFeed']>;

/** What an admin does with the feeds of the board. Each throws an Error whose message is a sentence for the admin. */
export interface FeedApi {
  readonly list: (page: number) => Promise<{ readonly data: readonly Feed[]; readonly meta: PageMeta }>;
  readonly inspect: (draft: FeedDraft) => Promise<FeedInspection>;
  /** Adds a feed, or changes the one that is given. */
  readonly save: (draft: Partial<FeedDraft>, of: Feed | undefined) => Promise<Feed>;
  readonly allow: (id: number, allowed: boolean) => Promise<Feed>;
  readonly remove: (id: number, jobs: 'keep' | 'end') => Promise<void>;
  /** Those that were deleted lately, the last first. */
  readonly deleted: (
    page: number,
  ) => Promise<{ readonly data: readonly DeletedFeed[]; readonly meta: PageMeta }>;
  readonly restore: (id: number) => Promise<Feed>;
  readonly run: (id: number, kind: 'hand' | 'dry', anyway: boolean) => Promise<FeedRun>;
  readonly runs: (
    id: number,
    page: number,
  ) => Promise<{ readonly data: readonly FeedRun[]; readonly meta: PageMeta }>;
  readonly items: (
    id: number,
    run: number,
    page: number,
  ) => Promise<{ readonly data: readonly FeedRunItem[]; readonly meta: PageMeta }>;
}

const away = () => Promise.reject(new Error('There is no API of feeds above'));
const nothing = { data: [], meta: { total: 0, page: 1, limit: 10, last_page: 1 } };

const none: FeedApi = {
  list: () => Promise.resolve(nothing),
  inspect: away,
  save: away,
  allow: away,
  remove: away,
  deleted: () => Promise.resolve(nothing),
  restore: away,
  run: away,
  runs: () => Promise.resolve(nothing),
  items: () => Promise.resolve(nothing),
};

export const FeedApiContext = createContext<FeedApi>(none);

export function useFeedApi(): FeedApi {
  return useContext(FeedApiContext);
}
