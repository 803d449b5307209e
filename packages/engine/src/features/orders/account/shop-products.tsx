import { isRequest, type MyProduct } from '@boardwright/api-client/contract';
import { withVat } from '../site/order-view.ts';
import { useBoard } from '../../../board/board-context.ts';
import { EmptyState } from '@boardwright/ui/empty-state';
import { LinkButton } from '@boardwright/ui/link-button';
import { linkKind } from '@boardwright/ui/link-kind';
import { useFormat } from '@boardwright/ui/use-format';
import { shopAddress } from './web-shop-address.ts';
import type { ShopListData } from './web-shop.load.ts';
import type { ShopPart } from './web-shop-props.ts';
import styles from './web-shop.module.css';

/** What can be bought, a row each: name, days, price with and without VAT. */
export function ShopProducts({ data, t, ...rest }: ShopPart<ShopListData>) {
  return (
    <div>
      <h3 className={styles.subtitle}>{t('products')}</h3>
      {data.products.length === 0 ? (
        <EmptyState title={t('noProducts')} headingLevel={3} />
      ) : (
        <ul className={styles.rows}>
          {data.products.map((own) => (
            <Product key={own.product.id} {...rest} data={data} t={t} own={own} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Product({ own, t }: ShopPart<ShopListData> & { readonly own: MyProduct }) {
  const board = useBoard();
  const format = useFormat();
  const { product, net, available } = own;
  const vatRate = product.vat_rate ?? 0;
  const elsewhere = product.purchase_url ?? '';
  const isAsked = isRequest({ type: product.type, net });
  const place = t(isAsked ? 'order.request.start' : 'order.place');
  const isOurs = elsewhere === '' || linkKind(elsewhere) === 'unsafe';
  return (
    <li className={styles.row}>
      <p className={styles.words}>
        <b>{product.name}</b>
        <span className="muted">
          {[
            product.duration !== null && t('order.days', { count: product.duration }),
            available > 0 && product.type === 'jobPosting' && t('available', { count: available }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      <p className={styles.price}>
        {isAsked ? (
          <b>{t('order.request.price')}</b>
        ) : (
          <>
            <b className="num">{format.money(net / 100)}</b>
            <span className="muted">
              {t('inclVat', { price: format.money(withVat({ net, vatRate }) / 100) })}
            </span>
          </>
        )}
      </p>
      <LinkButton
        href={isOurs ? shopAddress(board, { product: product.id }) : elsewhere}
        size="small"
        variant="secondary"
        newTab={!isOurs}
        aria-label={`${place}: ${product.name}`}
      >
        {place}
      </LinkButton>
    </li>
  );
}
