import { overviewFigures, overviewPeriods } from '@boardwright/api-client/contract';
import { useListAddress } from '../lists/use-list-address.ts';

const names = ['days', 'figure'] as const;

/** The address of the overview: how far it looks back, and which figure is drawn. */
export function useOverviewAddress() {
  const { query, ...address } = useListAddress(names);
  return {
    ...address,
    days: overviewPeriods.find((days) => String(days) === query.get('days')) ?? 28,
    figure: overviewFigures.find((name) => name === query.get('figure')) ?? 'views',
  };
}
