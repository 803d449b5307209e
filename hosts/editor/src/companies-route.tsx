import type { Company, MyOrganisation } from '@boardwright/api-client/contract';
import {
  CompaniesApiContext,
  ListViewsApiContext,
  type CompaniesApi,
  CompaniesPage,
  NewCompanyApiContext,
  newUid,
  QuotesApiContext,
} from '@boardwright/editor';
import { client } from './engine.ts';
import { findPlaces } from './find-places.ts';
import { listViews } from './list-views.ts';
import { newCompany } from './new-company.ts';
import { orCurrent } from './or-current.ts';
import { quotes } from './quotes.ts';
import { withFieldMessages } from './with-field-messages.ts';

const as = 'admin';
const calls = client.companies;

/** Companies, as an admin looks after them. */
const companies: CompaniesApi = {
  list: async (query) => (await withFieldMessages(calls.findCompanies({ query, as }))).data,
  read: async (id) => (await withFieldMessages(calls.readCompany({ params: { id }, as }))).data,
  invite: async (id, body) =>
    (await withFieldMessages(calls.inviteCompanyPerson({ params: { id }, body, as }))).data,
  save: (id, body) => orCurrent<Company>(calls.saveCompany({ params: { id }, body, as })),
  readPage: async (id, organisationId) =>
    (await withFieldMessages(calls.readCompanyPage({ params: { id, organisationId }, as }))).data,
  savePage: (id, organisationId, body) =>
    orCurrent<MyOrganisation>(calls.saveCompanyPage({ params: { id, organisationId }, body, as })),
  findPlaces,
  preview: async (id, body) =>
    (await withFieldMessages(calls.previewCompanyDecision({ params: { id }, body, as }))).data,
  decide: async (id, body) =>
    (await withFieldMessages(calls.decideCompany({ params: { id }, body, as }))).data,
  checkVat: async (id) => (await withFieldMessages(calls.checkCompanyVat({ params: { id }, as }))).data,
  previewMerge: async (id, otherId) =>
    (await withFieldMessages(calls.previewCompanyMerge({ params: { id, otherId }, as }))).data,
  merge: async (id, otherId, name) =>
    (await withFieldMessages(calls.mergeCompanies({ params: { id, otherId }, body: { name }, as }))).data,
  products: async () => (await withFieldMessages(client.shop.findAllProducts({ as }))).data,
  quote: async (id, query) =>
    (await withFieldMessages(client.shop.quoteForClient({ params: { id }, query, as }))).data,
  order: async (id, body) =>
    (await withFieldMessages(client.shop.orderForClient({ params: { id }, body, as }))).data,
  newKey: newUid,
  addNote: async (id, text) =>
    (await withFieldMessages(calls.addCompanyNote({ params: { id }, body: { text }, as }))).data,
  removeNote: (id, noteId) => withFieldMessages(calls.removeCompanyNote({ params: { id, noteId }, as })),
  restoreNote: (id, noteId) => withFieldMessages(calls.restoreCompanyNote({ params: { id, noteId }, as })),
};

/** The workspace of companies with its calls; fetched when somebody goes there. */
export function Component() {
  return (
    <ListViewsApiContext value={listViews}>
      <CompaniesApiContext value={companies}>
        <QuotesApiContext value={quotes}>
          <NewCompanyApiContext value={newCompany}>
            <CompaniesPage />
          </NewCompanyApiContext>
        </QuotesApiContext>
      </CompaniesApiContext>
    </ListViewsApiContext>
  );
}
