import { useContentAddress } from '../use-content-address.ts';
import { type RedirectsQuery, redirectSorts } from './redirects-api.ts';

/** How the list of redirects is narrowed and sorted, as the address says. */
export function useRedirectsQuery(): RedirectsQuery {
  const { find, query } = useContentAddress();
  return {
    page: Math.max(1, Math.trunc(Number(query.get('list'))) || 1),
    find,
    sort: redirectSorts.find((name) => name === query.get('sort')) ?? redirectSorts[0],
    isDeleted: query.get('status') === 'deleted',
  };
}
