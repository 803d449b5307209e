import type { FastifyRequest } from 'fastify';
import type {
  AppResponse,
  JobViewCount,
  TrialCount,
  TrialMeasure,
  ViewedJob,
  Visit,
  VisitCount,
  VisitorOfDay,
} from '../app/index.ts';
import { createBatchedCounts, isLook } from './batched-counts.ts';
import { createTrialCounts } from './trial-counts.ts';

interface PageCountsOptions {
  readonly reportViews: (batch: string, counts: readonly JobViewCount[], host: string) => Promise<void>;
  readonly reportVisits: (batch: string, counts: readonly VisitCount[], host: string) => Promise<void>;
  readonly reportTrials: (batch: string, counts: readonly TrialCount[], host: string) => Promise<void>;
  readonly onError: (name: string, error: unknown) => void;
}

interface Seen {
  readonly viewed?: AppResponse['viewed'] | undefined;
  readonly trial?: AppResponse['trial'] | undefined;
  readonly did?: AppResponse['did'] | undefined;
}

/** What of pages that are sent is counted: views of jobs, of landing pages beside searches, and versions that are compared. */
export interface PageCounts {
  readonly note: (request: FastifyRequest, page: Seen, visitor: VisitorOfDay | undefined) => void;
  /** Notes what somebody did elsewhere than on a page. */
  readonly did: (visitor: VisitorOfDay | undefined, measure: TrialMeasure) => void;
  readonly flush: () => Promise<void>;
  readonly start: () => void;
  readonly close: () => Promise<void>;
}

export function createPageCounts({
  reportViews,
  reportVisits,
  reportTrials,
  onError,
}: PageCountsOptions): PageCounts {
  const views = createBatchedCounts<ViewedJob>({
    keyOf: ({ boardId, uuid }) => `${boardId} ${uuid}`,
    report: (batch, counts, host) =>
      reportViews(
        batch,
        counts.map(({ thing, times }) => ({ job_board_id: thing.boardId, uuid: thing.uuid, views: times })),
        host,
      ),
    onError: (error) => onError('Job Views Error', error),
  });
  const visits = createBatchedCounts<Visit>({
    keyOf: ({ host: _host, ...visit }) => JSON.stringify(visit),
    report: (batch, counts, host) =>
      reportVisits(
        batch,
        counts.map(({ thing, times }) => ({ visit: thing, times })),
        host,
      ),
    onError: (error) => onError('Visits Error', error),
  });
  const trials = createTrialCounts({
    report: (batch, counts, host) =>
      reportTrials(
        batch,
        counts.map(({ thing: { did, ...trial }, times }) => ({ trial, did, visitors: times })),
        host,
      ),
    onError: (error) => onError('Experiments Error', error),
  });
  const all = [views, visits, trials] as const;
  return {
    note(request, { viewed, trial, did }, visitor) {
      if (viewed?.kind === 'job') views.note(request, viewed);
      else visits.note(request, viewed);
      trials.saw(request, visitor, trial);
      if (viewed?.kind === 'job' && isLook(request)) trials.did(visitor, 'job_views');
      if (did) trials.did(visitor, did);
    },
    did: trials.did,
    flush: async () => void (await Promise.all(all.map(({ flush }) => flush()))),
    start: () => all.forEach(({ start }) => start()),
    close: async () => void (await Promise.all(all.map(({ close }) => close()))),
  };
}
