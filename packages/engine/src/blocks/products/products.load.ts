import type { Product } from '@boardwright/api-client/contract';
import type { products, SettingsOf } from '@boardwright/blocks-schema';
import type { BlockContext } from '../../define-block.ts';
import { linkKind } from '../../ui/link/link-kind.ts';

export type ProductsSettings = SettingsOf<typeof products>;

/** A product as it is drawn. */
export interface ProductView extends Pick<Product, 'id' | 'name' | 'type' | 'duration'> {
  /** What it costs now, without VAT, in the board's currency. */
  readonly price: number;
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

export interface ProductsData {
  readonly products: readonly ProductView[];
}

/** What the board sells, as the admin chose and arranged it (specification §2 'products'). */
export async function loadProducts(
  settings: ProductsSettings,
  { api, board, signal }: BlockContext,
): Promise<ProductsData> {
  const { data } = await api.files.findBoardProducts({ params: { id: board.boardId }, signal });
  const { selectedProducts, productsOrder, mostPopular } = settings;
  const rank = ({ id }: Product) => {
    const at = productsOrder.indexOf(id);
    return at < 0 ? productsOrder.length : at;
  };
  const shown = data.filter(
    ({ id, active }) => active && (selectedProducts.length === 0 || selectedProducts.includes(id)),
  );
  return {
    products: shown
      .toSorted((a, b) => rank(a) - rank(b))
      .map((product) => productView(product, mostPopular, [board.locale, board.defaultLocale])),
  };
}

function productView(product: Product, mostPopular: number, locales: readonly string[]): ProductView {
  const { id, name, type, duration, price, purchase_url: url } = product;
  const discount = Math.min(100, Math.max(0, product.discount));
  return {
    id,
    name,
    type,
    duration,
    // In whole cents: what is asked is what is shown.
    price: Math.round(price * (100 - discount)) / 100,
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
