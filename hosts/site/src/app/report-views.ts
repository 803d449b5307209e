import { createClient } from '@boardwright/api-client';
import type { SiteAppOptions } from './responses.ts';

/** How often a job's page was sent, as the contract's `countJobViews` takes it. */
export interface JobViewCount {
  readonly job_board_id: number;
  readonly uuid: string;
  readonly views: number;
}

export interface CountedViews {
  /** Shared with the API. */
  readonly secret: string;
  /** Sent again it counts once. */
  readonly batch: string;
  readonly counts: readonly JobViewCount[];
  /** A host that some site lives at. */
  readonly host: string;
}

/** Tells the API how often jobs were seen, all sites in one call. @throws ApiError */
export async function reportViews(
  { send, apiUrl }: Pick<SiteAppOptions, 'send' | 'apiUrl'>,
  { secret, batch, counts, host }: CountedViews,
): Promise<void> {
  const api = createClient({
    send,
    baseUrl: apiUrl,
    locale: () => 'en',
    siteHost: () => host,
    tokens: { read: () => undefined, clear: () => undefined },
  });
  await api.jobs.countJobViews({ body: { secret, batch, views: [...counts] } });
}
