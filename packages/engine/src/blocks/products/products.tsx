import FileText from 'lucide-react/icons/file-text';
import { OrderPage } from '../../features/orders/site/order-page.tsx';
import { LinkedQuote } from './linked-quote.tsx';
import { useBoard } from '../../board/board-context.ts';
import { EmptyState } from '@boardwright/ui/empty-state';
import { Icon } from '@boardwright/ui/icon';
import { LinkButton } from '@boardwright/ui/link-button';
import { SectionHead } from '@boardwright/ui/section-head';
import { useListText } from '@boardwright/ui/list';
import { GuestOrder } from './guest-order.tsx';
import { orderAnchor } from './order-link.ts';
import { ProductCard } from './product-card.tsx';
import type { ProductsData } from './products.load.ts';
import styles from './products.module.css';
import type { ProductsProps } from './products-props.ts';

/** In the order an order asks for them. */
const orderFields = ['invoice_email', 'po_number', 'phone', 'address'] as const;

/** What employers can buy here: what each gives, what it costs, and where ordering begins. */
export function Products(props: ProductsProps) {
  const { settings, data, t, first } = props;
  if (data.order !== undefined) return <LinkedOrder {...props} order={data.order} />;
  if (data.quote !== undefined) return <LinkedQuote {...props} linked={data.quote} />;
  if (data.ordering)
    return (
      <section className="section">
        <div className="container">
          <GuestOrder {...props} ordering={data.ordering} />
        </div>
      </section>
    );
  return (
    <section className="section">
      <div className="container">
        <SectionHead
          title={settings.title || t('heading')}
          lead={settings.subtitle || undefined}
          level={first ? 1 : 2}
        />
        {data.products.length === 0 ? (
          <p className="muted">{t('empty')}</p>
        ) : (
          <>
            <ul className={styles[settings.layout]}>
              {data.products.map((product) => (
                <li key={product.id}>
                  <ProductCard {...{ product, settings, t }} headingLevel={first ? 2 : 3} />
                </li>
              ))}
            </ul>
            <OrderNeeds {...{ settings, t }} />
          </>
        )}
      </div>
    </section>
  );
}

type LinkedOrderProps = ProductsProps & { readonly order: NonNullable<ProductsData['order']> };

/** A guest's order, by the link that they hold. */
function LinkedOrder({ order, t, first }: LinkedOrderProps) {
  const board = useBoard();
  return (
    <section className="section" id={orderAnchor}>
      <div className="container">
        {order === 'notFound' ? (
          <EmptyState
            title={t('order.result.notFound')}
            text={t('order.result.notFoundText')}
            action={<LinkButton href={board.path}>{t('order.back')}</LinkButton>}
          />
        ) : (
          <OrderPage
            view={order.view}
            t={t}
            isGuest
            level={first ? 1 : 2}
            againHref={`${board.path}?product=${order.view.productId}#${orderAnchor}`}
            checkHref={`${board.path}?order=${order.token}#${orderAnchor}`}
          />
        )}
      </div>
    </section>
  );
}

/** What an order will ask for, so that it can be had at hand: purchase numbers take a call to find. */
function OrderNeeds({ settings, t }: Pick<ProductsProps, 'settings' | 't'>) {
  const listText = useListText();
  const asked = orderFields.filter((field) => !settings.hiddenOrderFields.includes(field));
  if (asked.length === 0) return null;
  return (
    <p className={styles.needs}>
      <Icon icon={FileText} />
      <span>{t('needs', { fields: listText(asked.map((field) => t(`orderFields.${field}`))) })}</span>
    </p>
  );
}
