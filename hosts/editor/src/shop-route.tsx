import type { AdminProduct } from '@boardwright/api-client/contract';
import {
  ListViewsApiContext,
  NewCompanyApiContext,
  newUid,
  QuotesApiContext,
  ShopApiContext,
  ShopPage,
  type ShopApi,
} from '@boardwright/editor';
import { client } from './engine.ts';
import { listViews } from './list-views.ts';
import { newCompany } from './new-company.ts';
import { orCurrent } from './or-current.ts';
import { quotes } from './quotes.ts';
import { withFieldMessages } from './with-field-messages.ts';

const as = 'admin';
const limit = 20;
/** The gateway puts the admin's token on what the browser itself asks for here, as a file. */
const files = '/api/admin/v1/orders';

/** The shop of the board, as an admin keeps it. */
const api: ShopApi = {
  products: async () => (await withFieldMessages(client.shop.findAllProducts({ as }))).data,
  addProduct: async (body) => (await withFieldMessages(client.shop.createProduct({ body, as }))).data,
  changeProduct: (id, body) =>
    orCurrent<AdminProduct>(client.shop.updateProduct({ params: { id }, body, as })),
  orders: ({ status, search }, page) =>
    withFieldMessages(
      client.shop.findAllOrders({ query: { page, limit, search, 'match[status]': status }, as }),
    ),
  order: async (id) => (await withFieldMessages(client.shop.readAnyOrder({ params: { id }, as }))).data,
  refundPlan: async (id) => (await withFieldMessages(client.shop.planRefund({ params: { id }, as }))).data,
  refund: async (id, body) =>
    (await withFieldMessages(client.shop.refundOrder({ params: { id }, body, as }))).data,
  invoices: ({ state, search }, page) =>
    withFieldMessages(
      client.shop.findInvoices({ query: { page, limit, search, 'match[state]': state }, as }),
    ),
  invoiceSums: async () => (await withFieldMessages(client.shop.sumInvoices({ as }))).data,
  receiveInvoice: async (id, day) =>
    (
      await withFieldMessages(
        client.shop.receiveInvoice({ params: { id }, body: { received_on: day || null }, as }),
      )
    ).data,
  writeOffInvoice: async (id) =>
    (await withFieldMessages(client.shop.writeOffInvoice({ params: { id }, as }))).data,
  exportAddress: ({ status, search }) =>
    `${files}/export?${new URLSearchParams({ search, 'match[status]': status })}`,
  invoiceAddress: (id, kind) => `${files}/${id}/invoice?kind=${kind}`,
  companies: (search, page) =>
    withFieldMessages(client.shop.findClients({ query: { page, limit, search }, as })),
  changeCompany: (id, body) => orCurrent(client.shop.changeClient({ params: { id }, body, as })),
  grant: async (id, body) =>
    (await withFieldMessages(client.shop.grantBalance({ params: { id }, body, as }))).data,
  lots: (id, page) =>
    withFieldMessages(client.shop.findClientLots({ params: { id }, query: { page, limit }, as })),
  withdraw: async (id, lotId, note) =>
    (
      await withFieldMessages(
        client.shop.withdrawGrant({ params: { id, lotId }, body: { note: note || null }, as }),
      )
    ).data,
  newKey: newUid,
};

/** The shop's workspace with its calls; fetched when somebody goes there. */
export function Component() {
  return (
    <ListViewsApiContext value={listViews}>
      <ShopApiContext value={api}>
        <QuotesApiContext value={quotes}>
          <NewCompanyApiContext value={newCompany}>
            <ShopPage />
          </NewCompanyApiContext>
        </QuotesApiContext>
      </ShopApiContext>
    </ListViewsApiContext>
  );
}
