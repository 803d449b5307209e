import { useCallback } from 'react';
import { rowsOf } from '../../lists/use-counted.ts';
import { useFound } from '../../lists/use-found.ts';
import { useJobsApi } from '../listed/jobs-api.ts';

const first = { filter: 'review', sort: '-updated_at', search: '', client: undefined } as const;

/** Where a job stands among those that wait for a look, the one that waits longest first. @param uuid undefined: it waits for none */
export function useReviewQueue(uuid: string | undefined) {
  const api = useJobsApi();
  const isWanted = uuid !== undefined;
  const { found } = useFound(
    useCallback(async () => (isWanted ? api.jobs(first, 1) : undefined), [api, isWanted]),
  );
  const uuids = found?.data.map((job) => job.uuid) ?? [];
  const at = uuid === undefined ? -1 : uuids.indexOf(uuid);
  return {
    /** From 1; 0 while it is not known, or the job is not among the first. */
    place: at + 1,
    total: found ? rowsOf(found.meta) : 0,
    before: at > 0 ? uuids[at - 1] : undefined,
    next: uuids[at + 1],
  };
}
