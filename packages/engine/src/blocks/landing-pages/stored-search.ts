import { emptySearch, type JobSearch } from '../../search/job-search.ts';
import { parseSearchAddress } from '../../search/search-address.ts';

/**
 * The search that a landing page keeps, in the job list's own keys (specification §7). Read as an address is: what
 * cannot be understood is left out.
 */
export function storedSearch(stored: Readonly<Record<string, unknown>>): JobSearch {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(stored)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (['string', 'number', 'boolean'].includes(typeof one)) query.append(key, String(one));
    }
  }
  const { limit: _limit, seed: _seed, ...search } = parseSearchAddress(query).search;
  return { ...search, page: emptySearch.page };
}
