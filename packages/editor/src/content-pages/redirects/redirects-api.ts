import type {
  BodyOf,
  Contract,
  ForwardRule,
  ImportedForwardRules,
  MissingPath,
  PageMeta,
} from '@boardwright/api-client/contract';
import { createContext, useContext } from 'react';
import type { Saved } from '../../written/use-save-written.ts';

type Calls = Contract['forwardRules'];
export type NewRedirect = BodyOf<Calls['createForwardRule']>;
export type RedirectChange = BodyOf<Calls['updateForwardRule']>;

/** How a list of redirects is narrowed and sorted, as it stands in the address. */
export interface RedirectsQuery {
  readonly page: number;
  readonly find: string;
  readonly sort: RedirectSort;
  readonly isDeleted: boolean;
}
export const redirectSorts = ['-hits', '-created_at', 'path'] as const;
export type RedirectSort = (typeof redirectSorts)[number];

export interface FoundRedirects {
  readonly data: readonly ForwardRule[];
  readonly meta: PageMeta;
}

/**
 * What an admin does about addresses without a page (specification §1 'forward rule'). Each throws an Error whose
 * message is a sentence for the admin; that of an address which does not fit says at which field.
 */
export interface RedirectsApi {
  readonly list: (query: RedirectsQuery) => Promise<FoundRedirects>;
  readonly add: (redirect: NewRedirect) => Promise<unknown>;
  readonly change: (id: number, change: RedirectChange) => Promise<Saved<ForwardRule>>;
  /** @returns how many were there */
  readonly remove: (ids: readonly number[]) => Promise<number>;
  /** @returns how many are back, and the paths of those that do not fit any more */
  readonly restore: (
    ids: readonly number[],
  ) => Promise<{ readonly restored: number; readonly left: readonly string[] }>;
  /** @param isTrial only says what would become of each line */
  readonly importList: (text: string, isTrial: boolean) => Promise<ImportedForwardRules>;
  /** The address of the file of all redirects. */
  readonly exportAddress: string;
  /** Addresses that visitors asked for and that lead nowhere. */
  readonly missing: () => Promise<{ readonly data: readonly MissingPath[]; readonly meta: PageMeta }>;
  readonly ignore: (path: string, isIgnored: boolean) => Promise<unknown>;
}

export const RedirectsApiContext = createContext<RedirectsApi | undefined>(undefined);

/** @throws Error where the part is drawn without its api */
export function useRedirectsApi(): RedirectsApi {
  const api = useContext(RedirectsApiContext);
  if (!api) throw new Error('There is no API of the redirects above');
  return api;
}
