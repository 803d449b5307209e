import type { PageSnapshot, PublishingWay, SitePublication } from '@boardwright/api-client/contract';
import { createContext, useContext } from 'react';
import type { ExperimentSource } from './experiment-source.ts';
import type { PlanContents, PlanSource } from './plan-source.ts';
import type { PreviewSource } from './preview-source.ts';

/** What goes to visitors at once. */
export interface PublishedNow extends Pick<PlanContents, 'pages' | 'blocks' | 'appearance'> {
  /** How many the checks have. */
  readonly remarks: number;
}

/** Where it is known what visitors have, and where pages are published. */
export interface PublishingSource {
  /** @throws Error whose message is a sentence for the admin */
  readonly find: (site: number) => Promise<SitePublication>;
  /** A page as visitors have it; null for one that they do not have. @throws Error, as `find` */
  readonly readPage: (page: number) => Promise<PageSnapshot | null>;
  /**
   * Shows visitors what is saved, all or none.
   * @throws Error, as `find`
   */
  readonly publish: (site: number, contents: PublishedNow) => Promise<void>;
  /** @throws Error, as `find` */
  readonly takeOffline: (page: number) => Promise<void>;
  /** @throws Error, as `find` */
  readonly choose: (site: number, publishing: PublishingWay) => Promise<void>;
  readonly previews: PreviewSource;
  readonly plans: PlanSource;
  readonly experiments: ExperimentSource;
  /** The moment, in milliseconds since 1970. */
  readonly now: () => number;
}

/** Without one, visitors see what is saved. */
export const PublishingSourceContext = createContext<PublishingSource | undefined>(undefined);

export function usePublishingSource(): PublishingSource | undefined {
  return useContext(PublishingSourceContext);
}
