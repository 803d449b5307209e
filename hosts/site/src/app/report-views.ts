import { createClient } from '@boardwright/api-client';
import type { Visit } from './app-types.ts';
import type { Trial, TrialMeasure } from './experiments.ts';
import type { SiteAppOptions } from './responses.ts';

/** How often a job's page was sent, as the contract's `countJobViews` takes it. */
export interface JobViewCount {
  readonly job_board_id: number;
  readonly uuid: string;
  readonly views: number;
}

export interface VisitCount {
  readonly visit: Visit;
  readonly times: number;
}

/** Of visitors who saw a version of a page so many did something; that they saw it is one of it. */
export interface TrialCount {
  readonly trial: Trial;
  readonly did: TrialMeasure | 'visitors';
  readonly visitors: number;
}

/** What is sent to the API by the site's own server. */
interface Reported<Count> {
  /** Shared with the API. */
  readonly secret: string;
  /** Sent again it counts once. */
  readonly batch: string;
  readonly counts: readonly Count[];
  /** A host that some site lives at. */
  readonly host: string;
}
export type CountedViews = Reported<JobViewCount>;
export type CountedVisits = Reported<VisitCount>;
export type CountedTrials = Reported<TrialCount>;

type Sending = Pick<SiteAppOptions, 'send' | 'apiUrl'>;

const clientAt = ({ send, apiUrl }: Sending, host: string) =>
  createClient({
    send,
    baseUrl: apiUrl,
    locale: () => 'en',
    siteHost: () => host,
    tokens: { read: () => undefined, clear: () => undefined },
  });

/** Tells the API how often jobs were seen, all sites in one call. @throws ApiError */
export async function reportViews(
  sending: Sending,
  { secret, batch, counts, host }: CountedViews,
): Promise<void> {
  await clientAt(sending, host).jobs.countJobViews({ body: { secret, batch, views: [...counts] } });
}

/** Tells the API how often landing pages were seen and what was searched for, all sites in one call. @throws ApiError */
export async function reportVisits(
  sending: Sending,
  { secret, batch, counts, host }: CountedVisits,
): Promise<void> {
  const landing_pages = counts.flatMap(({ visit, times }) =>
    visit.kind === 'landing-page' ? [{ job_board_id: visit.boardId, slug: visit.slug, views: times }] : [],
  );
  const searches = counts.flatMap(({ visit, times }) =>
    visit.kind === 'search'
      ? [
          {
            job_board_id: visit.boardId,
            locale: visit.locale,
            words: visit.words,
            place: visit.place,
            segment_ids: [...visit.segmentIds],
            searches: times,
            in_vain: visit.isInVain ? times : 0,
          },
        ]
      : [],
  );
  await clientAt(sending, host).siteContent.countVisits({ body: { secret, batch, landing_pages, searches } });
}

/** Tells the API what visitors of experiments did, all sites in one call. @throws ApiError */
export async function reportTrials(
  sending: Sending,
  { secret, batch, counts, host }: CountedTrials,
): Promise<void> {
  const experiments = counts.map(({ trial, did, visitors }) => ({
    job_board_id: trial.boardId,
    experiment_id: trial.experiment,
    version: trial.version,
    did,
    visitors,
  }));
  await clientAt(sending, host).siteContent.countVisits({
    body: { secret, batch, landing_pages: [], searches: [], experiments },
  });
}
