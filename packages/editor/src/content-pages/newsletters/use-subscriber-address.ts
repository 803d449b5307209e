import { subscriptionSorts, subscriptionSources, subscriptionStates } from '@boardwright/api-client/contract';
import { useListAddress } from '../../lists/use-list-address.ts';
import type { SubscriptionFilter } from './newsletter-api.ts';

const names = ['find', 'newsletter', 'state', 'source', 'language', 'sort', 'list'] as const;

/** What the list of subscribers is narrowed and sorted by, in the address of the settings. */
export function useSubscriberAddress() {
  const { query, page, changed, show } = useListAddress(names);
  const newsletter = Number(query.get('newsletter'));
  const filter: SubscriptionFilter = {
    search: query.get('find') ?? '',
    newsletter: Number.isInteger(newsletter) && newsletter > 0 ? newsletter : undefined,
    state: subscriptionStates.find((name) => name === query.get('state')) ?? 'all',
    source: subscriptionSources.find((name) => name === query.get('source')),
    language: /^[a-z]{2}$/.exec(query.get('language') ?? '')?.[0],
    sort: subscriptionSorts.find((name) => name === query.get('sort')) ?? '-agreed_at',
  };
  return {
    filter,
    page,
    /** Some are left out by what was asked for. */
    isNarrowed: ['find', 'newsletter', 'state', 'source', 'language'].some((name) => query.get(name)),
    /** Where a link leads that sorts so. */
    sortedBy: (sort: string) => changed({ sort, list: undefined }),
    show,
  };
}
