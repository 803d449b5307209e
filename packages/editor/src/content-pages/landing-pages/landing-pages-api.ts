import type {
  AdminLandingPage,
  BodyOf,
  Contract,
  FrequentSearch,
  PageMeta,
  QueryOf,
} from '@boardwright/api-client/contract';
import { createContext, useContext } from 'react';
import type { Saved } from '../../written/use-save-written.ts';

export type LandingPageForm = BodyOf<Contract['landingPages']['createLandingPage']>;
export type LandingPageChange = BodyOf<Contract['landingPages']['updateLandingPage']>;
export type LandingQuery = LandingPageForm['query'];
export type LandingPageListQuery = Pick<
  QueryOf<Contract['landingPages']['findAllLandingPages']>,
  'page' | 'search' | 'match[state]' | 'match[locale]'
>;

/**
 * What an admin does with the landing pages of the board (specification §3 'Landing page'). Each throws an Error whose
 * message is a sentence for the admin.
 */
export interface LandingPagesApi {
  /** Without their texts. */
  readonly list: (
    query: LandingPageListQuery,
  ) => Promise<{ readonly data: readonly AdminLandingPage[]; readonly meta: PageMeta }>;
  readonly read: (id: number) => Promise<AdminLandingPage>;
  readonly add: (page: LandingPageForm) => Promise<AdminLandingPage>;
  readonly change: (id: number, change: LandingPageChange) => Promise<Saved<AdminLandingPage>>;
  readonly remove: (id: number) => Promise<unknown>;
  readonly restore: (id: number) => Promise<unknown>;
  /** Jobs that a search finds now. */
  readonly count: (locale: string, query: LandingQuery) => Promise<number>;
  /** What visitors search for most and no page stands for, or what they search for in vain. */
  readonly searches: (isInVain: boolean) => Promise<readonly FrequentSearch[]>;
}

export const LandingPagesApiContext = createContext<LandingPagesApi | undefined>(undefined);

/** @throws Error where the part is drawn without its api */
export function useLandingPagesApi(): LandingPagesApi {
  const api = useContext(LandingPagesApiContext);
  if (!api) throw new Error('There is no API of the landing pages above');
  return api;
}
