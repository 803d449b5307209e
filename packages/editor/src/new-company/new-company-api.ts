import type { Company, CompanyAlike, Contract, SentOf } from '@boardwright/api-client/contract';
import { createContext, useContext } from 'react';

export type NewCompany = SentOf<Contract['companies']['addCompany']>['body'];
export type NewPerson = NonNullable<NewCompany['person']>;
/** What was added, or the companies that are there already and may be the same. */
export type AddedCompany = { readonly company: Company } | { readonly alike: readonly CompanyAlike[] };

/** How an admin adds a company. Each throws an Error whose message is a sentence for the admin. */
export interface NewCompanyApi {
  readonly add: (company: NewCompany) => Promise<AddedCompany>;
  /** A name for something that is sent, so that it is done once. */
  readonly newKey: () => string;
}

export const NewCompanyApiContext = createContext<NewCompanyApi | undefined>(undefined);

/** Undefined where a host adds no companies: nothing is offered there. */
export const useNewCompanyApi = (): NewCompanyApi | undefined => useContext(NewCompanyApiContext);
