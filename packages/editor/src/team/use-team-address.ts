import { type TeamLogArea, teamLogAreas } from '@boardwright/api-client/contract';
import { useListAddress } from '../lists/use-list-address.ts';

export const teamParts = ['people', 'log'] as const;
export type TeamPart = (typeof teamParts)[number];

const names = ['part', 'find', 'area', 'day', 'list', 'open'] as const;

/** The address of the workspace: which part, how the log is narrowed, what is open. */
export function useTeamAddress() {
  const { query, ...address } = useListAddress(names);
  const day = query.get('day') ?? '';
  return {
    ...address,
    part: teamParts.find((name) => name === query.get('part')) ?? 'people',
    find: query.get('find') ?? '',
    area: teamLogAreas.find((name): name is TeamLogArea => name === query.get('area')),
    day: /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : '',
    open: query.get('open') ?? undefined,
  };
}
