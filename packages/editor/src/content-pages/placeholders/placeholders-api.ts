import type { BodyOf, Contract, Placeholders } from '@boardwright/api-client/contract';
import { createContext, useContext } from 'react';
import type { Saved } from '../../written/use-save-written.ts';

export type PlaceholdersBody = BodyOf<Contract['placeholders']['savePlaceholders']>;

/** What an admin does with placeholders. Each throws an Error whose message is a sentence for the admin. */
export interface PlaceholdersApi {
  readonly read: () => Promise<Placeholders>;
  readonly save: (body: PlaceholdersBody) => Promise<Saved<Placeholders>>;
}

export const PlaceholdersApiContext = createContext<PlaceholdersApi | undefined>(undefined);

/** @throws Error where the list is drawn without its api */
export function usePlaceholdersApi(): PlaceholdersApi {
  const api = useContext(PlaceholdersApiContext);
  if (!api) throw new Error('There is no API of placeholders above');
  return api;
}
