import type { PageForward, PageMeta } from '@boardwright/api-client/contract';
import { createContext, useContext } from 'react';

/** Former paths of pages, on the server. Each call throws an Error whose message is a sentence for the admin. */
export interface ForwardSource {
  /** @param page from 1 */
  readonly list: (
    site: number,
    page: number,
  ) => Promise<{ readonly data: readonly PageForward[]; readonly meta: PageMeta }>;
  readonly remove: (id: number) => Promise<void>;
}

const none: ForwardSource = {
  list: () => Promise.resolve({ data: [], meta: { total: 0, page: 1, limit: 10, last_page: 1 } }),
  remove: () => Promise.reject(new Error('There is no source of forwards above')),
};

export const ForwardSourceContext = createContext<ForwardSource>(none);

export function useForwardSource(): ForwardSource {
  return useContext(ForwardSourceContext);
}
