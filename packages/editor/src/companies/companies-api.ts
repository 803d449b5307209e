import type {
  AdminOrder,
  BodyOf,
  ClientQuote,
  Company,
  CompanyMerge,
  CompanyNote,
  CompanyPage,
  Contract,
  MailPreview,
  MyOrganisation,
  Product,
  SentOf,
} from '@boardwright/api-client/contract';
import { createContext, useContext } from 'react';
import type { FoundPlace } from '../lists/place-field.tsx';
import type { NewPerson } from '../new-company/new-company-api.ts';
import type { Saved } from '../written/use-save-written.ts';

export type CompanyQuery = Pick<
  SentOf<Contract['companies']['findCompanies']>['query'] & object,
  'search' | 'match[state]' | 'sort' | 'after'
>;
export type CompanyDecisionDraft = BodyOf<Contract['companies']['decideCompany']>;
export type CompanyDetailsDraft = BodyOf<Contract['companies']['saveCompany']>;

export type CompanyPageChange = BodyOf<Contract['companies']['saveCompanyPage']>;
export type CompanyOrderDraft = SentOf<Contract['shop']['orderForClient']>['body'];
type CompanyQuote = SentOf<Contract['shop']['quoteForClient']>['query'];

/** What an admin does with the companies of a site. Each throws an Error whose message is a sentence for the admin. */
export interface CompaniesApi {
  readonly list: (query: CompanyQuery) => Promise<CompanyPage>;
  readonly read: (id: number) => Promise<Company>;
  /** Mails somebody an invitation to a company. */
  readonly invite: (id: number, person: NewPerson) => Promise<Company>;
  readonly save: (id: number, details: CompanyDetailsDraft) => Promise<Saved<Company>>;
  /** What one of the pages of a company says. */
  readonly readPage: (id: number, organisationId: number) => Promise<MyOrganisation>;
  readonly savePage: (
    id: number,
    organisationId: number,
    change: CompanyPageChange,
  ) => Promise<Saved<MyOrganisation>>;
  /** Places by the letters typed. */
  readonly findPlaces: (typed: string, signal: AbortSignal) => Promise<readonly FoundPlace[]>;
  /** The mails that a decision would send. */
  readonly preview: (id: number, decision: CompanyDecisionDraft) => Promise<readonly MailPreview[]>;
  readonly decide: (id: number, decision: CompanyDecisionDraft) => Promise<Company>;
  /** Asks the register of the European Union about its VAT number. */
  readonly checkVat: (id: number) => Promise<Company>;
  /** What would move from the other company to this one. */
  readonly previewMerge: (id: number, otherId: number) => Promise<CompanyMerge>;
  /** Makes the other company a part of this one, for good. @param name of the other one, as it was typed */
  readonly merge: (id: number, otherId: number, name: string) => Promise<Company>;
  /** What the board sells. */
  readonly products: () => Promise<readonly Product[]>;
  /** What an order for a company would ask. */
  readonly quote: (id: number, order: CompanyQuote) => Promise<ClientQuote>;
  /** Orders on invoice for a company. */
  readonly order: (id: number, order: CompanyOrderDraft) => Promise<AdminOrder>;
  /** A name for something that is sent, so that it is done once. */
  readonly newKey: () => string;
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
