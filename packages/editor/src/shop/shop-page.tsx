import { ArrowLeft, BriefcaseBusiness, Building2, FileClock, ReceiptText, Tags } from 'lucide-react';
import { Link } from 'react-router';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { EditorFrame } from '../shell/editor-frame.tsx';
import sections from '../shell/section-list.module.css';
import frame from '../shell/workspace-page.module.css';
import controls from '../ui/controls.module.css';
import { CompaniesPart } from './companies/companies-part.tsx';
import { JobsPart } from './jobs/jobs-part.tsx';
import { InvoicesPart } from './orders/invoices-part.tsx';
import { OrdersPart } from './orders/orders-part.tsx';
import { ProductsPart } from './products/products-part.tsx';
import { useShopMessages } from './use-shop-messages.ts';
import list from '../lists/list.module.css';
import { useSiteName } from '../workbench/use-site-name.ts';
import { type ShopPart, shopParts, useShopAddress } from './use-shop-address.ts';
import { useInSight } from '../ui/use-in-sight.ts';
import { useDocumentTitle } from '../ui/editor-features.ts';

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
  const { entry } = useWorkbench();
  const siteName = useSiteName();
  const { part: current, bench, changed } = useShopAddress();
  useDocumentTitle(`${t(`part.${current}`)} · ${siteName} · Boardwright`);
  const { Body } = parts[current];
  return (
    <EditorFrame
      tools={
        <Link className={`${controls.button} ${frame.back}`} to={bench}>
          <ArrowLeft size={15} aria-hidden />
          <span>{t('back', { page: entry?.name ?? siteName })}</span>
        </Link>
      }
    >
      <div className={frame.workspace}>
        <nav className={`${sections.nav} ${list.side}`} aria-label={t('title')}>
          <p className={sections.title}>{t('title')}</p>
          <ul className={sections.list}>
            {shopParts.map((name) => {
              const to = changed({
                part: name,
                status: undefined,
                find: undefined,
                list: undefined,
                open: undefined,
              });
              return (
                <li key={name}>
                  <PartLink part={name} to={to} isCurrent={name === current} />
                </li>
              );
            })}
          </ul>
        </nav>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
        <main id="bench" className={frame.main} tabIndex={0} aria-labelledby="shop-part">
          <Body key={current} />
        </main>
      </div>
    </EditorFrame>
  );
}

interface PartLinkProps {
  readonly part: ShopPart;
  readonly to: string;
  readonly isCurrent: boolean;
}

function PartLink({ part, to, isCurrent }: PartLinkProps) {
  const { t } = useShopMessages();
  const Sign = parts[part].sign;
  const entry = useInSight<HTMLAnchorElement>(isCurrent);
  return (
    <Link ref={entry} className={sections.entry} to={to} aria-current={isCurrent ? 'page' : undefined}>
      <Sign size={15} strokeWidth={1.7} aria-hidden />
      {t(`part.${part}`)}
    </Link>
  );
}
