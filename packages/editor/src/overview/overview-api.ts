import type { Overview, overviewPeriods } from '@boardwright/api-client/contract';
import { createContext, useContext } from 'react';

export type OverviewPeriod = (typeof overviewPeriods)[number];
export type Figure = Overview['figures'][number];

/** How the board stands. Throws an Error whose message is a sentence for the admin. */
export interface OverviewApi {
  readonly read: (days: OverviewPeriod) => Promise<Overview>;
}

export const OverviewApiContext = createContext<OverviewApi | undefined>(undefined);

/** @throws Error where the overview is drawn without its api */
export function useOverviewApi(): OverviewApi {
  const api = useContext(OverviewApiContext);
  if (!api) throw new Error('There is no API of the overview above');
  return api;
}
