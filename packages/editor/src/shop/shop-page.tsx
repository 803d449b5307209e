import { BriefcaseBusiness, Building2, FileClock, ReceiptText, Tags } from 'lucide-react';
import { ListWorkspace } from '../lists/list-workspace.tsx';
import { CompaniesPart } from './companies/companies-part.tsx';
import { JobsPart } from './jobs/jobs-part.tsx';
import { InvoicesPart } from './orders/invoices-part.tsx';
import { OrdersPart } from './orders/orders-part.tsx';
import { ProductsPart } from './products/products-part.tsx';
import { useShopMessages } from './use-shop-messages.ts';
import { type ShopPart, shopParts, useShopAddress } from './use-shop-address.ts';

const parts = {
  products: { sign: Tags, Body: ProductsPart },
  orders: { sign: ReceiptText, Body: OrdersPart },
  invoices: { sign: FileClock, Body: InvoicesPart },
  companies: { sign: Building2, Body: CompaniesPart },
  jobs: { sign: BriefcaseBusiness, Body: JobsPart },
} as const satisfies Record<ShopPart, unknown>;

/** The shop as a workspace of its own, at /admin/shop?part=…: what is sold, what was ordered, what companies have and post. */
export function ShopPage() {
  const { t } = useShopMessages();
  const { part: current, bench, changed } = useShopAddress();
  const { Body } = parts[current];
  const whole = { status: undefined, find: undefined, list: undefined, open: undefined };
  return (
    <ListWorkspace
      title={t('title')}
      parts={shopParts.map((name) => ({
        name,
        title: t(`part.${name}`),
        sign: parts[name].sign,
        to: changed({ ...whole, part: name }),
      }))}
      current={current}
      bench={bench}
    >
      <Body key={current} />
    </ListWorkspace>
  );
}
