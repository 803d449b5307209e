import type { Product, PublicQuote } from '@boardwright/api-client/contract';
import type { products, SettingsOf } from '@boardwright/blocks-schema';
import type { BlockContext } from '../../board/define-block.ts';
import { countriesFor } from '../../features/orders/site/quote-countries.ts';
import { linkedOrderView } from '../../features/orders/site/load-order-view.ts';
import { type OrderFormData, type OrderView, withVat } from '../../features/orders/site/order-view.ts';
import { apiFailure } from '../../page/api-failure.ts';
import { linkKind } from '@boardwright/ui/link-kind';
import { type PhoneCountry, phoneCountries } from '@boardwright/ui/phone-countries';

export type ProductsSettings = SettingsOf<typeof products>;

/** A product as it is drawn. */
export interface ProductView extends Pick<Product, 'id' | 'name' | 'type' | 'duration'> {
  /** What it costs now, without VAT, in the board's currency. */
  readonly price: number;
  /** The same with VAT at home. */
  readonly priceWithVat?: number | undefined;
  /** What it costs without the discount; absent where there is none. */
  readonly fullPrice?: number | undefined;
  /** Percent; 0 for none. */
  readonly discount: number;
  /** In the visitor's language. */
  readonly benefits: readonly string[];
  /** A shop elsewhere where it is bought. */
  readonly purchaseUrl?: string | undefined;
  readonly popular: boolean;
}

/** A guest's order form. */
export type GuestOrderData = OrderFormData;

export interface ProductsData {
  readonly products: readonly ProductView[];
  /** The form of the product that the address names. */
  readonly ordering?: GuestOrderData | undefined;
  /** The order behind the link that the address holds; 'notFound' where there is none. */
  readonly order?: { readonly view: OrderView; readonly token: string } | 'notFound' | undefined;
  /** The quote behind the link that the address holds; 'notFound' where there is none. */
  readonly quote?:
    | { readonly quote: PublicQuote; readonly token: string; readonly countries: readonly PhoneCountry[] }
    | 'notFound'
    | undefined;
}

/** What the board sells, as the admin chose and arranged it (specification §2 'products'). */
export async function loadProducts(settings: ProductsSettings, context: BlockContext): Promise<ProductsData> {
  const { api, board, query, signal } = context;
  const token = query.get('order') ?? '';
  if (/^[\w.-]{20,200}$/.test(token)) return { products: [], order: await loadLinkedOrder(token, context) };
  const quote = query.get('quote') ?? '';
  if (quote !== '') return { products: [], quote: await loadLinkedQuote(quote, context) };
  const { data } = await api.files.findBoardProducts({ params: { id: board.boardId }, signal });
  const { selectedProducts, productsOrder, mostPopular } = settings;
  const rank = ({ id }: Product) => {
    const at = productsOrder.indexOf(id);
    return at < 0 ? productsOrder.length : at;
  };
  const visible = data.filter(
    ({ id, active }) => active && (selectedProducts.length === 0 || selectedProducts.includes(id)),
  );
  const wanted = visible.find(({ id }) => String(id) === query.get('product'));
  return {
    products: visible
      .toSorted((a, b) => rank(a) - rank(b))
      .map((product) => productView(product, mostPopular, [board.locale, board.defaultLocale])),
    ordering: wanted && (await loadOrdering(wanted, settings, context)),
  };
}

/** The form of a guest, where guests order here: not at a shop elsewhere, nor after registering. */
async function loadOrdering(
  product: Product,
  { redirectToRegister }: ProductsSettings,
  { api, board, siteSettings, signal }: BlockContext,
): Promise<GuestOrderData | undefined> {
  if (board.visitor !== 'guest' || redirectToRegister || product.purchase_url) return undefined;
  const [payments, quote] = await Promise.all([
    api.orders.findPaymentTypes({ as: 'public', query: {}, signal }),
    api.orders.quoteProduct({ as: 'public', params: { id: product.id }, query: {}, signal }),
  ]);
  const { id, name, type, duration, vat_rate: vatRate = 0 } = product;
  return {
    product: { id, name, type, duration, net: Math.round(priceOf(product) * 100), vatRate },
    // On invoice is for companies that are known here: of a guest it is not asked.
    payments: payments.data.filter(({ refusal }) => refusal === null),
    quote: quote.data,
    // Pressed twice it is one order; opened again it is another.
    key: `${board.now}-${id}`,
    countries: phoneCountries(board.locale, siteSettings.search_countries),
  };
}

async function loadLinkedOrder(token: string, { api, query, signal }: BlockContext) {
  try {
    const { data } = await api.orders.readOrderByToken({ params: { token }, signal });
    // Straight after the form nothing is awaited yet; who comes from the provider's page waits for its word.
    return { view: linkedOrderView(data, token, !query.has('placed')), token };
  } catch (error) {
    if (apiFailure(error)?.status === 404) return 'notFound' as const;
    throw error;
  }
}

async function loadLinkedQuote(token: string, { api, board, siteSettings, signal }: BlockContext) {
  // What is no token of ours is none of the API's business.
  if (!/^[\w-]{20,200}$/.test(token)) return 'notFound' as const;
  try {
    const { data } = await api.quotes.readQuoteByToken({ params: { token }, signal });
    return { quote: data, token, countries: countriesFor(data, board, siteSettings) };
  } catch (error) {
    if (apiFailure(error)?.status === 404) return 'notFound' as const;
    throw error;
  }
}

/** What it costs now: in whole cents, what is asked is what is shown. */
function priceOf({ price, discount }: Product): number {
  return Math.round(price * (100 - Math.min(100, Math.max(0, discount)))) / 100;
}

function productView(product: Product, mostPopular: number, locales: readonly string[]): ProductView {
  const { id, name, type, duration, price, purchase_url: url, vat_rate: vatRate } = product;
  const net = Math.round(priceOf(product) * 100);
  const discount = Math.min(100, Math.max(0, product.discount));
  return {
    id,
    name,
    type,
    duration,
    price: priceOf(product),
    priceWithVat: vatRate === undefined ? undefined : withVat({ net, vatRate }) / 100,
    fullPrice: discount > 0 ? price : undefined,
    discount,
    benefits: benefitsIn(product.benefits, locales),
    purchaseUrl: url && linkKind(url) !== 'unsafe' ? url : undefined,
    popular: id === mostPopular,
  };
}

/** The benefits in the first of the languages that has any, else in whichever was written first. */
function benefitsIn(benefits: Product['benefits'], locales: readonly string[]): readonly string[] {
  const languages = [...locales, benefits[0]?.lang];
  const lang = languages.find((one) => benefits.some((benefit) => benefit.lang === one));
  return benefits.filter((benefit) => benefit.lang === lang).map(({ text }) => text);
}
