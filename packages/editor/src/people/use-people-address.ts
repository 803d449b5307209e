import { personSorts, personStates } from '@boardwright/api-client/contract';
import { useListAddress } from '../lists/use-list-address.ts';

export const peopleParts = ['candidates', 'employers', 'applications'] as const;
export type PeoplePart = (typeof peopleParts)[number];

/** What the lists of this workspace keep in the address. */
export const peopleNames = [
  'part',
  'find',
  'state',
  'sort',
  'after',
  'open',
  'job',
  'days',
  'columns',
] as const;

/** The address of the workspace: how the list is filtered and ordered, where it goes on, who is open. */
export function usePeopleAddress() {
  const { query, ...address } = useListAddress(peopleNames);
  return {
    ...address,
    query,
    part: peopleParts.find((name) => name === query.get('part')) ?? 'candidates',
    find: query.get('find') ?? '',
    state: personStates.find((name) => name === query.get('state')),
    sort: personSorts.find((name) => name === query.get('sort')) ?? '-created_at',
    after: query.get('after') ?? undefined,
    open: query.get('open') ?? undefined,
  };
}
