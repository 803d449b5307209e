import type { FastifyRequest } from 'fastify';
import type { JobViewCount, Viewed, ViewedJob, Visit, VisitCount } from '../app/index.ts';
import { createBatchedCounts } from './batched-counts.ts';

interface PageCountsOptions {
  readonly reportViews: (batch: string, counts: readonly JobViewCount[], host: string) => Promise<void>;
  readonly reportVisits: (batch: string, counts: readonly VisitCount[], host: string) => Promise<void>;
  readonly onError: (name: string, error: unknown) => void;
}

/** What of pages that are sent is counted: views of jobs, and of landing pages beside searches. */
export interface PageCounts {
  readonly note: (request: FastifyRequest, viewed: Viewed | undefined) => void;
  readonly flush: () => Promise<void>;
  readonly start: () => void;
  readonly close: () => Promise<void>;
}

export function createPageCounts({ reportViews, reportVisits, onError }: PageCountsOptions): PageCounts {
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
  const both = [views, visits] as const;
  return {
    note(request, viewed) {
      if (viewed?.kind === 'job') views.note(request, viewed);
      else visits.note(request, viewed);
    },
    flush: async () => void (await Promise.all(both.map(({ flush }) => flush()))),
    start: () => both.forEach(({ start }) => start()),
    close: async () => void (await Promise.all(both.map(({ close }) => close()))),
  };
}
