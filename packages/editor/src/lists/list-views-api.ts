import type { BodyOf, Contract, ListView, ViewedList } from '@boardwright/api-client/contract';
import { createContext, useContext } from 'react';

export type ListViewDraft = Omit<Required<BodyOf<Contract['listViews']['createListView']>>, 'list'>;

/** Views of lists that an admin stores. Each throws an Error whose message is a sentence for the admin. */
export interface ListViewsApi {
  readonly find: (list: ViewedList) => Promise<readonly ListView[]>;
  readonly create: (list: ViewedList, view: ListViewDraft) => Promise<ListView>;
  readonly change: (uuid: string, change: Partial<ListViewDraft>) => Promise<ListView>;
  readonly remove: (uuid: string) => Promise<unknown>;
  readonly restore: (uuid: string) => Promise<unknown>;
}

export const ListViewsApiContext = createContext<ListViewsApi | undefined>(undefined);

/** Undefined where nobody stores views: a list goes without them. */
export function useListViewsApi(): ListViewsApi | undefined {
  return useContext(ListViewsApiContext);
}
