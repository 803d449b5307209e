import type { AdminQuote } from '@boardwright/api-client/contract';
import { RequestError } from '@boardwright/engine/request-failure';
import { previewProducts } from '@boardwright/engine/testing';
import type { QuoteDraft, QuotedCompany, QuoteFilter, QuotesApi } from './quotes-api.ts';

const dijkstra: QuotedCompany = {
  id: 3,
  name: 'Bakkerij Dijkstra',
  organisations: [],
  members: [
    {
      id: 1,
      uuid: 'sjoerd',
      name: 'Sjoerd Dijkstra',
      email: 'sjoerd@dijkstra.example',
      verified: true,
      status: 'active',
      last_login: null,
    },
  ],
};

/** A quote of ten postings for less; whatever is given differs. */
export const aQuote = (change: Partial<AdminQuote> = {}): AdminQuote => ({
  id: 12,
  state: 'draft',
  version: 1,
  revision: 1,
  company: dijkstra.name,
  client_id: dijkstra.id,
  person: { uuid: 'sjoerd', name: 'Sjoerd Dijkstra', email: 'sjoerd@dijkstra.example' },
  message: 'As we spoke of.',
  reason: 'They take ten.',
  currency: 'EUR',
  net: 150_000,
  vat: 31_500,
  total: 181_500,
  vat_rate: 21,
  reverse_charge: false,
  list_net: 195_000,
  valid_until: '2026-12-28T22:59:59.000Z',
  created_at: '2026-11-28T09:00:00.000Z',
  sent_at: null,
  decided_at: null,
  decided_name: null,
  po_number: null,
  decline_reason: '',
  made_by: 'Anna de Vries',
  orders: [],
  refusal: null,
  lines: [
    {
      product_id: 1,
      name: 'Vacature 30 dagen',
      type: 'jobPosting',
      duration: 30,
      pieces: 10,
      price: 15_000,
      list_price: 19_500,
      net: 150_000,
      remark: 'For spring',
      is_withdrawn: false,
      organisation_id: null,
    },
  ],
  ...change,
});

/** Quotes in memory, as the API has them; what was asked for and written. */
export function memoryQuotes(given: readonly AdminQuote[] = []) {
  let all = given;
  const asked: QuoteFilter[] = [];
  const written: QuoteDraft[] = [];
  const find = (id: number): AdminQuote => {
    const found = all.find((quote) => quote.id === id);
    if (!found) throw new RequestError({ kind: 'notFound', message: 'Not found' });
    return found;
  };
  const change = (id: number, changes: Partial<AdminQuote>): AdminQuote => {
    all = all.map((quote) =>
      quote.id === id ? { ...quote, ...changes, revision: quote.revision + 1 } : quote,
    );
    return find(id);
  };
  const asRead = (id: number, revision: number): void => {
    if (find(id).revision !== revision)
      throw new RequestError({ kind: 'conflict', message: 'Somebody else saved this in the meantime.' });
  };
  const api: QuotesApi = {
    async list(filter) {
      asked.push(filter);
      const data = all.filter(({ state }) => filter.state === 'all' || state === filter.state);
      return { data, meta: { total: data.length, page: 1, limit: 20, last_page: 1 } };
    },
    read: async (id) => find(id),
    async write(_company, draft) {
      written.push(draft);
      const quote = aQuote();
      all = [quote, ...all];
      return quote;
    },
    async change(id, draft, revision) {
      if (find(id).revision !== revision) return { current: find(id) };
      written.push(draft);
      return { saved: change(id, { state: 'draft', version: find(id).version + 1 }) };
    },
    async send(id, revision) {
      asRead(id, revision);
      return change(id, { state: 'sent', sent_at: '2026-11-28T10:00:00.000Z' });
    },
    async withdraw(id, revision) {
      asRead(id, revision);
      return change(id, { state: 'withdrawn' });
    },
    products: async () => previewProducts().map((product) => ({ ...product, vat_rate: 21, active: true })),
    companies: async () => [dijkstra],
    company: async () => dijkstra,
    newKey: () => 'a key of its own',
  };
  return { api, asked, written, change };
}
