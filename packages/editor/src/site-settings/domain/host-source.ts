import type { SiteHost } from '@boardwright/api-client/contract';
import { createContext, useContext } from 'react';

/** The hosts of a site, on the server. Each call throws an Error whose message is a sentence for the admin. */
export interface HostSource {
  /** The main address first, those that wait last. */
  readonly list: (site: number) => Promise<readonly SiteHost[]>;
  readonly add: (site: number, host: string) => Promise<SiteHost>;
  readonly verify: (site: number, host: string) => Promise<SiteHost>;
  readonly makeMain: (site: number, host: string) => Promise<SiteHost>;
  readonly remove: (site: number, host: string) => Promise<void>;
}

const away = () => Promise.reject(new Error('There is no source of hosts above'));

const none: HostSource = {
  list: () => Promise.resolve([]),
  add: away,
  verify: away,
  makeMain: away,
  remove: away,
};

export const HostSourceContext = createContext<HostSource>(none);

export function useHostSource(): HostSource {
  return useContext(HostSourceContext);
}
