import type { DeletedSiteHost, SiteHost } from '@boardwright/api-client/contract';
import { createContext, useContext } from 'react';

/** The hosts of a site, on the server. Each call throws an Error whose message is a sentence for the admin. */
export interface HostSource {
  /** The main address first, those that wait last. */
  readonly list: (site: number) => Promise<readonly SiteHost[]>;
  /** Those that were removed in the last 30 days. */
  readonly listDeleted: (site: number) => Promise<readonly DeletedSiteHost[]>;
  readonly add: (site: number, host: string) => Promise<SiteHost>;
  readonly verify: (site: number, host: string) => Promise<SiteHost>;
  readonly makeMain: (site: number, host: string) => Promise<SiteHost>;
  readonly remove: (site: number, host: string) => Promise<void>;
  readonly restore: (site: number, host: string) => Promise<SiteHost>;
}

const away = () => Promise.reject(new Error('There is no source of hosts above'));

const none: HostSource = {
  list: () => Promise.resolve([]),
  listDeleted: () => Promise.resolve([]),
  add: away,
  verify: away,
  makeMain: away,
  remove: away,
  restore: away,
};

export const HostSourceContext = createContext<HostSource>(none);

export function useHostSource(): HostSource {
  return useContext(HostSourceContext);
}
