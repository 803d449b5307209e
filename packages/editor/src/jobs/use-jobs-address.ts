import { useListAddress } from '../lists/use-list-address.ts';

export const jobsParts = ['reports'] as const;
export type JobsPart = (typeof jobsParts)[number];

const names = ['part', 'status', 'find', 'list', 'open'] as const;

/** The address of the workspace: which part, how it is filtered, which page of the list, what is open. */
export function useJobsAddress() {
  const { query, ...address } = useListAddress(names);
  return {
    ...address,
    part: jobsParts.find((name) => name === query.get('part')) ?? 'reports',
    isDecided: query.get('status') === 'decided',
    find: query.get('find') ?? '',
    open: query.get('open') ?? undefined,
  };
}
