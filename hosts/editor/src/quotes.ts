import type { AdminQuote } from '@boardwright/api-client/contract';
import { newUid, type QuotesApi } from '@boardwright/editor';
import { client } from './engine.ts';
import { orCurrent } from './or-current.ts';
import { withFieldMessages } from './with-field-messages.ts';

const as = 'admin';
const limit = 20;
const calls = client.quotes;

/** Quotes, as an admin writes and sends them: in the shop and on the page of a company. */
export const quotes: QuotesApi = {
  list: ({ state, search, sort, client: company }, page) =>
    withFieldMessages(
      calls.findQuotes({
        query: {
          page,
          limit,
          search,
          sort,
          'match[state]': state,
          ...(company !== undefined && { 'match[client_id]': company }),
        },
        as,
      }),
    ),
  read: async (id) => (await withFieldMessages(calls.readQuote({ params: { id }, as }))).data,
  write: async (id, draft, key) =>
    (
      await withFieldMessages(
        calls.createQuote({ params: { id }, body: { ...draft, idempotency_key: key }, as }),
      )
    ).data,
  change: (id, draft, revision) =>
    orCurrent<AdminQuote>(calls.changeQuote({ params: { id }, body: { ...draft, revision }, as })),
  send: async (id, revision) =>
    (await withFieldMessages(calls.sendQuote({ params: { id }, body: { revision }, as }))).data,
  withdraw: async (id, revision) =>
    (await withFieldMessages(calls.withdrawQuote({ params: { id }, body: { revision }, as }))).data,
  products: async () => (await withFieldMessages(client.shop.findAllProducts({ as }))).data,
  companies: async (search) =>
    (await withFieldMessages(client.shop.findClients({ query: { search, limit }, as }))).data,
  company: async (id) => (await withFieldMessages(client.companies.readCompany({ params: { id }, as }))).data,
  newKey: newUid,
};
