import { jobFilters } from '@boardwright/api-client/contract';
import { useListAddress } from '../lists/use-list-address.ts';
import type { JobSort } from './listed/jobs-api.ts';

export const jobsParts = ['all', 'reports'] as const;
export type JobsPart = (typeof jobsParts)[number];

const names = ['part', 'status', 'find', 'list', 'open', 'sort', 'client', 'columns'] as const;
const sorts: readonly JobSort[] = [
  '-updated_at',
  'updated_at',
  '-created_at',
  'created_at',
  'title',
  '-title',
  'till',
  '-till',
];

/** The address of the workspace: which part, how it is filtered and sorted, which page of the list, what is open. */
export function useJobsAddress() {
  const { query, ...address } = useListAddress(names);
  const client = Number(query.get('client'));
  return {
    ...address,
    query,
    part: jobsParts.find((name) => name === query.get('part')) ?? 'all',
    filter: jobFilters.find((name) => name === query.get('status')) ?? 'all',
    sort: sorts.find((name) => name === query.get('sort')) ?? '-updated_at',
    /** One company alone. */
    client: Number.isInteger(client) && client > 0 ? client : undefined,
    isDecided: query.get('status') === 'decided',
    find: query.get('find') ?? '',
    open: query.get('open') ?? undefined,
  };
}
