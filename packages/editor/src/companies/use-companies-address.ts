import { companySorts, companyStates } from '@boardwright/api-client/contract';
import { useListAddress } from '../lists/use-list-address.ts';

export const companiesParts = ['all'] as const;
export type CompaniesPart = (typeof companiesParts)[number];

const names = ['part', 'find', 'state', 'sort', 'after', 'open', 'columns'] as const;

/** The address of the workspace: how the list is filtered and ordered, where it goes on, which company is open. */
export function useCompaniesAddress() {
  const { query, ...address } = useListAddress(names);
  const open = Number(query.get('open'));
  return {
    ...address,
    query,
    part: companiesParts.find((name) => name === query.get('part')) ?? 'all',
    find: query.get('find') ?? '',
    state: companyStates.find((name) => name === query.get('state')),
    sort: companySorts.find((name) => name === query.get('sort')) ?? 'name',
    after: query.get('after') ?? undefined,
    open: Number.isInteger(open) && open > 0 ? open : undefined,
  };
}
