import { useContentAddress } from '../use-content-address.ts';
import { type RedirectsQuery, redirectSorts } from './redirects-api.ts';

/** How the list of redirects is narrowed and sorted, as the address says. */
export function useRedirectsQuery(): RedirectsQuery {
  const { find, page, query } = useContentAddress();
  return {
    page,
    find,
    sort: redirectSorts.find((name) => name === query.get('sort')) ?? redirectSorts[0],
    isDeleted: query.get('status') === 'deleted',
  };
}
