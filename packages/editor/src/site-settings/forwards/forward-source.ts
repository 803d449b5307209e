import type { PageForward, PageMeta } from '@boardwright/api-client/contract';
import { createContext, useContext } from 'react';

/** Former paths of pages, on the server. Each call throws an Error whose message is a sentence for the admin. */
export interface ForwardSource {
  /** @param page from 1 */
  readonly list: (
    site: number,
    page: number,
  ) => Promise<{ readonly data: readonly PageForward[]; readonly meta: PageMeta }>;
  /** Those that were removed in the last 30 days. @param page from 1 */
  readonly listDeleted: ForwardSource['list'];
  readonly remove: (id: number) => Promise<void>;
  readonly restore: (id: number) => Promise<void>;
}

const nothing = () => Promise.resolve({ data: [], meta: { total: 0, page: 1, limit: 10, last_page: 1 } });
const away = () => Promise.reject(new Error('There is no source of forwards above'));

const none: ForwardSource = { list: nothing, listDeleted: nothing, remove: away, restore: away };

export const ForwardSourceContext = createContext<ForwardSource>(none);

export function useForwardSource(): ForwardSource {
  return useContext(ForwardSourceContext);
}
