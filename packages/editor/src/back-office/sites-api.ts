import type { BodyOf, Contract, RunSite, RunSites } from '@boardwright/api-client/contract';
import { createContext, useContext } from 'react';

/** What an admin does with the sites of an installation. Each throws an Error whose message is a sentence for them. */
export interface SitesApi {
  /** The sites they may enter; asked of the server once, and again after a change. */
  readonly find: () => Promise<RunSites>;
  readonly start: (site: BodyOf<Contract['sites']['startSite']>) => Promise<RunSite>;
  /** Tells when one was started. @returns how to stop listening */
  readonly onStarted: (listener: () => void) => () => void;
  /** Leaves for another site, logged in there. */
  readonly enter: (id: number) => Promise<void>;
}

export const SitesApiContext = createContext<SitesApi | undefined>(undefined);

/** Undefined where nobody answers for other sites, as in an editor that is mounted elsewhere. */
export function useSitesApi(): SitesApi | undefined {
  return useContext(SitesApiContext);
}
