import type {
  AdminQuote,
  Company,
  Contract,
  Product,
  QuoteState,
  SentOf,
} from '@boardwright/api-client/contract';
import { createContext, useContext } from 'react';
import type { NamedCompany } from '../../lists/company-choice.tsx';
import type { Saved } from '../../written/use-save-written.ts';
import type { Part } from '../shop-api.ts';

type FindQuery = SentOf<Contract['quotes']['findQuotes']>['query'] & object;
export type QuoteSort = NonNullable<FindQuery['sort']>;
export type QuoteDraft = Omit<SentOf<Contract['quotes']['createQuote']>['body'], 'idempotency_key'>;

export interface QuoteFilter {
  readonly state: QuoteState | 'all';
  readonly search: string;
  readonly sort: QuoteSort;
  /** Of one company alone. */
  readonly client?: number;
}

/** Who a quote can be for: a company with its people and organisations. */
export type QuotedCompany = Pick<Company, 'id' | 'name' | 'members' | 'organisations'>;

/** What an admin does with quotes. Each throws an Error whose message is a sentence for the admin. */
export interface QuotesApi {
  readonly list: (filter: QuoteFilter, page: number) => Promise<Part<AdminQuote>>;
  readonly read: (id: number) => Promise<AdminQuote>;
  /** Writes one for a company, as a draft. @param key a name for it, so that it is made once */
  readonly write: (company: number, draft: QuoteDraft, key: string) => Promise<AdminQuote>;
  /** @param revision as it was read */
  readonly change: (id: number, draft: QuoteDraft, revision: number) => Promise<Saved<AdminQuote>>;
  readonly send: (id: number, revision: number) => Promise<AdminQuote>;
  readonly withdraw: (id: number, revision: number) => Promise<AdminQuote>;
  /** What the board sells. */
  readonly products: () => Promise<readonly Product[]>;
  readonly companies: (search: string) => Promise<readonly NamedCompany[]>;
  readonly company: (id: number) => Promise<QuotedCompany>;
  readonly newKey: () => string;
}

export const QuotesApiContext = createContext<QuotesApi | undefined>(undefined);

/** @throws Error where quotes are drawn without their api */
export function useQuotesApi(): QuotesApi {
  const api = useContext(QuotesApiContext);
  if (!api) throw new Error('There is no API of quotes above');
  return api;
}
