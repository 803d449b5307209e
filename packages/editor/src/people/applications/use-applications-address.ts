import { applicationDays, applicationSorts, deliveryStates } from '@boardwright/api-client/contract';
import { useListAddress } from '../../lists/use-list-address.ts';
import { peopleNames } from '../use-people-address.ts';

/** The address of the list of applications: how it is filtered and ordered, where it goes on, which one is open. */
export function useApplicationsAddress() {
  const { query, ...address } = useListAddress(peopleNames);
  const job = Number(query.get('job'));
  return {
    ...address,
    query,
    find: query.get('find') ?? '',
    state: deliveryStates.find((name) => name === query.get('state')),
    days: applicationDays.find((count) => String(count) === query.get('days')),
    job: Number.isInteger(job) && job > 0 ? job : undefined,
    sort: applicationSorts.find((name) => name === query.get('sort')) ?? '-created_at',
    after: query.get('after') ?? undefined,
    open: query.get('open') ?? undefined,
  };
}
