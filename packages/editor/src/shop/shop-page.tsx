import { ListWorkspace } from '../lists/list-workspace.tsx';
import { CompaniesPart } from './companies/companies-part.tsx';
import { InvoicesPart } from './orders/invoices-part.tsx';
import { OrdersPart } from './orders/orders-part.tsx';
import { QuotesPart } from './quotes/quotes-part.tsx';
import { ProductsPart } from './products/products-part.tsx';
import { useShopMessages } from './use-shop-messages.ts';
import { type ShopPart, useShopAddress } from './use-shop-address.ts';

const parts = {
  products: ProductsPart,
  orders: OrdersPart,
  quotes: QuotesPart,
  invoices: InvoicesPart,
  companies: CompaniesPart,
} as const satisfies Record<ShopPart, unknown>;

/** The shop as a workspace of its own, at /admin/shop?part=…: what is sold, what was ordered, what companies have. */
export function ShopPage() {
  const { t } = useShopMessages();
  return (
    <ListWorkspace
      section="shop"
      parts={parts}
      titleOf={(name) => t(`part.${name}`)}
      address={useShopAddress()}
    />
  );
}
