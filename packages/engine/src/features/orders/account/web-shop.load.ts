import type {
  Address,
  Order,
  MyProduct,
  PageMeta,
  OfferedPayment,
  PublicOrder,
  PublicQuote,
  Subscriptions,
} from '@boardwright/api-client/contract';
import { linkedOrderView, myOrderView } from '../site/load-order-view.ts';
import { countriesFor } from '../site/quote-countries.ts';
import type { KnownInvoice } from '../site/order-fields.tsx';
import type { OrderedProduct, OrderFormData, OrderView } from '../site/order-view.ts';
import { apiFailure } from '../../../page/api-failure.ts';
import { type PhoneCountry, phoneCountries } from '@boardwright/ui/phone-countries';
import type { PanelContext } from '../../../page/account/account-panel.ts';
import { type OrderFilter, readShopAddress, type ShopNotice } from './web-shop-address.ts';
import type { WebShopKey } from './web-shop.messages.ts';

/** Orders on a page. */
const perPage = 10;
/** Jobs that a posting or a slot is offered for. */
const mostJobs = 100;

export interface JobChoice {
  readonly id: number;
  readonly title: string;
}

export interface ShopListData {
  readonly view: 'shop';
  /** What there is to use; undefined where it could not be had. */
  readonly own: Subscriptions | undefined;
  readonly products: readonly MyProduct[];
  readonly orders: readonly Order[];
  /** Quotes that were sent to the company. */
  readonly quotes: readonly PublicQuote[];
  readonly meta: PageMeta;
  readonly filter: OrderFilter;
  /** Jobs that can be put into a slot. */
  readonly jobs: readonly JobChoice[];
  readonly done: ShopNotice | undefined;
}

export interface ShopFormData extends OrderFormData {
  readonly view: 'form';
  /** Jobs it can be for; absent where it is for none. */
  readonly jobs: readonly JobChoice[] | undefined;
  readonly job: number | undefined;
  /** Of a featured organisation: which; absent where there is nothing to choose. */
  readonly organisations: readonly { readonly id: number; readonly name: string }[] | undefined;
  /** Who the invoice is made out to. */
  readonly billed: { readonly company: string; readonly address: Address | undefined };
  /** What the company keeps for its invoices. */
  readonly invoicing: KnownInvoice;
  /** Where the address is changed; undefined where this site has no such tab. */
  readonly canChange: boolean;
}

export interface ShopOrderData {
  readonly view: 'order';
  /** As the address named it. */
  readonly named: number | string;
  readonly order: OrderView;
  /**
   * Where a bought posting is used: the job it was ordered for, or whichever; undefined where the site has no tab of jobs,
   * or something else was bought.
   */
  readonly posts: { readonly job: number | undefined } | undefined;
}

export interface ShopQuoteData {
  readonly view: 'quote';
  readonly quote: PublicQuote;
  readonly countries: readonly PhoneCountry[];
}

export interface ShopNotFoundData {
  readonly view: 'notFound';
}

export type WebShopData = ShopListData | ShopFormData | ShopOrderData | ShopQuoteData | ShopNotFoundData;

/** What a company has and can buy, one order, or the form of one (specification §2 'web-shop'). */
export async function loadWebShop(context: PanelContext<WebShopKey>): Promise<WebShopData> {
  const { order, product, quote } = readShopAddress(context.query);
  if (quote !== undefined) return loadQuote(quote, context);
  if (order !== undefined) return loadOrder(order, context);
  return product === undefined ? loadShop(context) : loadForm(product, context);
}

async function loadShop(context: PanelContext<WebShopKey>): Promise<ShopListData> {
  const { api, query, signal } = context;
  const { filter, page, notice: outcome } = readShopAddress(query);
  const [own, products, orders, quotes] = await Promise.all([
    readOwn(context),
    api.shop.findMyProducts({ signal }),
    api.orders.findOrders({ query: { page, limit: perPage, 'match[status]': filter }, signal }),
    api.quotes.findMyQuotes({ signal }),
  ]);
  const hasSlots = own !== undefined && own.slots.length > 0;
  return {
    view: 'shop',
    own,
    products: products.data.filter(({ ordered }) => ordered),
    orders: orders.data,
    quotes: quotes.data,
    meta: orders.meta,
    filter,
    jobs: hasSlots ? await findJobs(context, () => true) : [],
    done: outcome,
  };
}

/** Policy: the shop still sells where what was bought cannot be read; the panel says so (§8). */
async function readOwn({ api, signal }: PanelContext<WebShopKey>): Promise<Subscriptions | undefined> {
  try {
    return (await api.shop.readClientDashboard({ signal })).data;
  } catch (error) {
    const status = apiFailure(error)?.status;
    if (status === 0 || (status !== undefined && status >= 500)) return undefined;
    throw error;
  }
}

async function findJobs(
  { api, signal, t }: PanelContext<WebShopKey>,
  isOffered: (status: string) => boolean,
): Promise<readonly JobChoice[]> {
  const { data } = await api.employerJobs.findEmployerJobs({
    query: { limit: mostJobs, sort: '-created_at' },
    signal,
  });
  return data
    .filter(({ status }) => isOffered(status))
    .map(({ id, title, status }) => ({
      id,
      title: `${title || t('untitled')} (${t(`jobStatuses.${status}`)})`,
    }));
}

/** What can be ordered of a product, for which jobs or organisations, and who pays. */
async function loadForm(
  productId: number,
  context: PanelContext<WebShopKey>,
): Promise<ShopFormData | ShopNotFoundData> {
  const { api, board, you, offered, query, siteSettings, signal } = context;
  const [products, addresses, client] = await Promise.all([
    api.shop.findMyProducts({ signal }),
    api.account.findClientAddresses({ query: { limit: 20 }, signal }),
    api.clients.readClient({ signal }),
  ]);
  const found = products.data.find(({ product, ordered }) => ordered && product.id === productId);
  if (!found) return { view: 'notFound' };
  const { product } = found;
  const [payments, quote] = await Promise.all([
    api.orders.findPaymentTypes({ as: 'employer', query: { product_id: productId }, signal }),
    api.orders.quoteProduct({ as: 'employer', params: { id: productId }, query: {}, signal }),
  ]);
  const { job } = readShopAddress(query);
  const organisations = you.client?.organisations ?? [];
  return {
    view: 'form',
    product: orderedProduct(found),
    payments: cheapestFirst(payments.data),
    quote: quote.data,
    countries: phoneCountries(board.locale, siteSettings.search_countries),
    // Pressed twice it is one order; opened again it is another.
    key: `${board.now}-${productId}`,
    jobs: await jobsFor(product.type, context),
    job,
    organisations:
      product.type === 'featuredEmployer' && organisations.length > 1
        ? organisations.map(({ id, name }) => ({ id, name }))
        : undefined,
    billed: {
      company: you.client?.name ?? '',
      address: addresses.data.find(({ financial }) => financial) ?? addresses.data[0],
    },
    invoicing: client.data,
    canChange: offered.includes('edit-profile'),
  };
}

export function orderedProduct({ product, net }: MyProduct): OrderedProduct {
  const { id, name, type, duration, vat_rate: vatRate = 0 } = product;
  return { id, name, type, duration, net, vatRate };
}

/** An invoice is the usual way between companies. */
function cheapestFirst(payments: readonly OfferedPayment[]): readonly OfferedPayment[] {
  return payments.toSorted((a, b) => Number(a.third_party !== null) - Number(b.third_party !== null));
}

function jobsFor(type: OrderedProduct['type'], context: PanelContext<WebShopKey>) {
  if (type === 'jobPosting') return findJobs(context, (status) => status === 'draft' || status === 'expired');
  return type === 'jobUpSell' ? findJobs(context, (status) => status === 'active') : undefined;
}

async function loadQuote(
  id: number,
  { api, board, siteSettings, signal }: PanelContext<WebShopKey>,
): Promise<ShopQuoteData | ShopNotFoundData> {
  try {
    const { data } = await api.quotes.readMyQuote({ params: { id }, signal });
    return { view: 'quote', quote: data, countries: countriesFor(data, board, siteSettings) };
  } catch (error) {
    if (apiFailure(error)?.status === 404) return { view: 'notFound' };
    throw error;
  }
}

async function loadOrder(
  named: number | string,
  { api, offered, signal }: PanelContext<WebShopKey>,
): Promise<ShopOrderData | ShopNotFoundData> {
  const postsOf = ({ product }: PublicOrder, job: number | null) =>
    product.type === 'jobPosting' && offered.includes('manage-jobs') ? { job: job ?? undefined } : undefined;
  try {
    if (typeof named === 'number') {
      const { data } = await api.orders.readOrder({ params: { id: named }, signal });
      return { view: 'order', named, order: myOrderView(data, false), posts: postsOf(data, data.job_id) };
    }
    const { data } = await api.orders.readOrderByToken({ params: { token: named }, signal });
    // What a link shows says nothing of the company's jobs.
    return { view: 'order', named, order: linkedOrderView(data, named, true), posts: postsOf(data, null) };
  } catch (error) {
    if (apiFailure(error)?.status === 404) return { view: 'notFound' };
    throw error;
  }
}
