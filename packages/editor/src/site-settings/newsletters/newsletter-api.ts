import type {
  BodyOf,
  Contract,
  Newsletter,
  NewsletterSubscription,
  PageMeta,
  SubscriptionState,
} from '@boardwright/api-client/contract';
import { createContext, useContext } from 'react';

export type NewsletterDraft = BodyOf<Contract['newsletters']['saveNewsletters']>['newsletters'][number];

export interface SubscriptionFilter {
  readonly search: string;
  /** Undefined for all. */
  readonly newsletter: number | undefined;
  readonly state: SubscriptionState | 'all';
}

/** The board's newsletters and who wants them, on the server. Each call throws an Error whose message is a sentence for the admin. */
export interface NewsletterApi {
  readonly list: () => Promise<readonly Newsletter[]>;
  readonly save: (newsletters: readonly NewsletterDraft[]) => Promise<readonly Newsletter[]>;
  /** @param page from 1 */
  readonly subscriptions: (
    filter: SubscriptionFilter,
    page: number,
  ) => Promise<{ readonly data: readonly NewsletterSubscription[]; readonly meta: PageMeta }>;
  /** Where the browser fetches the confirmed addresses as CSV. */
  readonly exportAddress: (filter: Pick<SubscriptionFilter, 'search' | 'newsletter'>) => string;
}

const none: NewsletterApi = {
  list: () => Promise.resolve([]),
  save: () => Promise.reject(new Error('There is no source of newsletters above')),
  subscriptions: () => Promise.resolve({ data: [], meta: { total: 0, page: 1, limit: 10, last_page: 1 } }),
  exportAddress: () => '',
};

export const NewsletterApiContext = createContext<NewsletterApi>(none);

export function useNewsletterApi(): NewsletterApi {
  return useContext(NewsletterApiContext);
}
