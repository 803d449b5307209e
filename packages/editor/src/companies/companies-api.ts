import type {
  BodyOf,
  Company,
  CompanyNote,
  CompanyPage,
  Contract,
  MailPreview,
  SentOf,
} from '@boardwright/api-client/contract';
import { createContext, useContext } from 'react';

export type CompanyQuery = Pick<
  SentOf<Contract['companies']['findCompanies']>['query'] & object,
  'search' | 'match[state]' | 'sort' | 'after'
>;
export type CompanyDecisionDraft = BodyOf<Contract['companies']['decideCompany']>;
export type CompanyDetailsDraft = BodyOf<Contract['companies']['saveCompany']>;

/** What an admin does with the companies of a site. Each throws an Error whose message is a sentence for the admin. */
export interface CompaniesApi {
  readonly list: (query: CompanyQuery) => Promise<CompanyPage>;
  readonly read: (id: number) => Promise<Company>;
  readonly save: (id: number, details: CompanyDetailsDraft) => Promise<Company>;
  /** The mails that a decision would send. */
  readonly preview: (id: number, decision: CompanyDecisionDraft) => Promise<readonly MailPreview[]>;
  readonly decide: (id: number, decision: CompanyDecisionDraft) => Promise<Company>;
  /** Asks the register of the European Union about its VAT number. */
  readonly checkVat: (id: number) => Promise<Company>;
  readonly addNote: (id: number, text: string) => Promise<CompanyNote>;
  readonly removeNote: (id: number, noteId: number) => Promise<unknown>;
  readonly restoreNote: (id: number, noteId: number) => Promise<unknown>;
}

export const CompaniesApiContext = createContext<CompaniesApi | undefined>(undefined);

/** @throws Error where the workspace is drawn without its api */
export function useCompaniesApi(): CompaniesApi {
  const api = useContext(CompaniesApiContext);
  if (!api) throw new Error('There is no API of the companies above');
  return api;
}
