import type {
  BoardNewsletters,
  BodyOf,
  Contract,
  NewsletterSubscription,
  PageMeta,
  SubscriptionSort,
  SubscriptionSource,
  SubscriptionState,
} from '@boardwright/api-client/contract';
import { createContext, useContext } from 'react';
import type { Saved } from '../../written/use-save-written.ts';

export type NewsletterDraft = BodyOf<Contract['newsletters']['saveNewsletters']>['newsletters'][number];

export interface SubscriptionFilter {
  readonly search: string;
  /** Undefined for all. */
  readonly newsletter: number | undefined;
  readonly state: SubscriptionState | 'all';
  /** Where it was ticked, and the language it was ticked in; undefined for any. */
  readonly source: SubscriptionSource | undefined;
  readonly language: string | undefined;
  readonly sort: SubscriptionSort;
}

/** The board's newsletters and who wants them, on the server. Each call throws an Error whose message is a sentence for the admin. */
export interface NewsletterApi {
  readonly list: () => Promise<BoardNewsletters>;
  /** @param revision as it was read */
  readonly save: (
    newsletters: readonly NewsletterDraft[],
    revision: number,
  ) => Promise<Saved<BoardNewsletters>>;
  /** @param page from 1 */
  readonly subscriptions: (
    filter: SubscriptionFilter,
    page: number,
  ) => Promise<{ readonly data: readonly NewsletterSubscription[]; readonly meta: PageMeta }>;
  /** Where the browser fetches the confirmed addresses as CSV. */
  readonly exportAddress: (filter: Omit<SubscriptionFilter, 'state' | 'sort'>) => string;
  /** Ends one where its owner asks for it; what they agreed to stays. */
  readonly end: (id: number) => Promise<unknown>;
  /** Deletes all that is stored of one. */
  readonly remove: (id: number) => Promise<unknown>;
}

const none: NewsletterApi = {
  list: () => Promise.resolve({ revision: 0, newsletters: [], deleted: [] }),
  save: () => Promise.reject(new Error('There is no source of newsletters above')),
  subscriptions: () => Promise.resolve({ data: [], meta: { total: 0, page: 1, limit: 10, last_page: 1 } }),
  exportAddress: () => '',
  end: () => Promise.reject(new Error('There is no source of newsletters above')),
  remove: () => Promise.reject(new Error('There is no source of newsletters above')),
};

export const NewsletterApiContext = createContext<NewsletterApi>(none);

export function useNewsletterApi(): NewsletterApi {
  return useContext(NewsletterApiContext);
}
