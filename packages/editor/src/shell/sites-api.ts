import type {
  Contract,
  DeletedSite,
  RunSite,
  RunSites,
  SentOf,
  SiteDeletion,
  SiteFilePreview,
} from '@boardwright/api-client/contract';
import { createContext, useContext } from 'react';

/** A site that is started, as it is sent. */
export type NewSite = SentOf<Contract['sites']['startSite']>['body'];

/** How a site is deleted: what its admin typed. */
export type DeletionForm = SentOf<Contract['sites']['deleteSite']>['body'];

/** What an admin does with the sites of an installation. Each throws an Error whose message is a sentence for them. */
export interface SitesApi {
  /** The sites they may enter; asked of the server once, and again after a change. */
  readonly find: () => Promise<RunSites>;
  readonly start: (site: NewSite) => Promise<RunSite>;
  /** Where a whole site is downloaded as a file. */
  readonly exportAddress: (id: number) => string;
  /**
   * Sends a part of a site's file.
   * @param upload what the sender calls it: 40 random digits from 0 to f
   * @param part from 1
   */
  readonly sendPart: (upload: string, part: number, content: Blob) => Promise<void>;
  /** What the site of a file would have; it refuses with `upload` what is wrong with the file. */
  readonly preview: (upload: string) => Promise<SiteFilePreview>;
  /** What deleting a site would take along. */
  readonly readDeletion: (id: number) => Promise<SiteDeletion>;
  readonly remove: (id: number, form: DeletionForm) => Promise<DeletedSite>;
  readonly restore: (id: number) => Promise<RunSite>;
  /** Tells when one was started, deleted or put back. @returns how to stop listening */
  readonly onStarted: (listener: () => void) => () => void;
  /** Leaves for another site, logged in there. */
  readonly enter: (id: number) => Promise<void>;
}

export const SitesApiContext = createContext<SitesApi | undefined>(undefined);

/** Undefined where nobody answers for other sites, as in an editor that is mounted elsewhere. */
export function useSitesApi(): SitesApi | undefined {
  return useContext(SitesApiContext);
}
