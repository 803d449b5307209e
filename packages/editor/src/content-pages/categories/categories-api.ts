import type {
  AdminSegment,
  AdminSegmentGroup,
  BodyOf,
  Contract,
  SegmentMerge,
  SiteTemplate,
  StarterSegment,
} from '@boardwright/api-client/contract';
import { createContext, useContext } from 'react';
import type { Saved } from '../../written/use-save-written.ts';
import type { ImportOutcome } from '../../lists/import/use-import.ts';

export type NewCategory = BodyOf<Contract['segments']['createSegment']>;
export type CategoryChange = BodyOf<Contract['segments']['updateSegment']>;

/**
 * What an admin does with the categories of the board (specification §3 'Segments'). Each throws an Error whose message
 * is a sentence for the admin.
 */
export interface CategoriesApi {
  /** The groups in their order, with how many the board offers of each. */
  readonly groups: () => Promise<readonly AdminSegmentGroup[]>;
  /** All of a group in their order; those that are archived the last first. */
  readonly categories: (group: number, isArchived: boolean) => Promise<readonly AdminSegment[]>;
  readonly add: (category: NewCategory) => Promise<AdminSegment>;
  readonly change: (id: number, change: CategoryChange) => Promise<Saved<AdminSegment>>;
  /**
   * Puts those of a group in this order.
   * @param was the order they were read in
   * @returns whether it was stored: not over another order that a colleague gave them
   */
  readonly order: (group: number, ids: readonly number[], was: readonly number[]) => Promise<boolean>;
  readonly archive: (id: number) => Promise<unknown>;
  readonly restore: (id: number) => Promise<unknown>;
  /** What would have another one, were the first to become a part of it. */
  readonly previewMerge: (id: number, into: number) => Promise<SegmentMerge>;
  /** Makes the first a part of the other, for good. */
  readonly merge: (id: number, into: number) => Promise<unknown>;
  /** Adds those of a list, one a line. @param isTrial only says what would become of each */
  readonly importList: (group: number, text: string, isTrial: boolean) => Promise<ImportOutcome>;
  /** Adds those of a field of work to their groups. @param isTrial only says what would become of each */
  readonly addSet: (field: SiteTemplate, isTrial: boolean) => Promise<readonly StarterSegment[]>;
}

export const CategoriesApiContext = createContext<CategoriesApi | undefined>(undefined);

/** @throws Error where the part is drawn without its api */
export function useCategoriesApi(): CategoriesApi {
  const api = useContext(CategoriesApiContext);
  if (!api) throw new Error('There is no API of the categories above');
  return api;
}
