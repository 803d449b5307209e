import type { Order } from '@boardwright/api-client/contract';
import Download from 'lucide-react/icons/download';
import { useBoard } from '../../../board/board-context.ts';
import { displayStatus } from '../site/order-view.ts';
import { Badge } from '@boardwright/ui/badge';
import { Icon } from '@boardwright/ui/icon';
import { Link } from '@boardwright/ui/link';
import { Pagination } from '@boardwright/ui/pagination';
import { statusTone } from '../../../page/status-tone.ts';
import { useFormat } from '@boardwright/ui/use-format';
import { orderFilters, ordersAddress, shopAddress } from './web-shop-address.ts';
import type { ShopListData } from './web-shop.load.ts';
import type { ShopPart } from './web-shop-props.ts';
import styles from './web-shop.module.css';

/** Every order of the company, narrowed by its address. */
export function OrderList({ data, t, ...rest }: ShopPart<ShopListData>) {
  const board = useBoard();
  const { orders, meta, filter } = data;
  return (
    <div id="orders" className={styles.orders}>
      <h3 className={styles.subtitle}>{t('orders')}</h3>
      <nav className={styles.filters} aria-label={t('filter')}>
        {orderFilters.map((one) => (
          <Link
            key={one}
            href={ordersAddress(board, { filter: one, page: 1 })}
            storeScroll
            aria-current={one === filter ? 'true' : undefined}
          >
            {one === 'all' ? t('all') : t(`order.statuses.${one}`)}
          </Link>
        ))}
      </nav>
      {orders.length === 0 ? (
        <p className="muted">{t(filter === 'all' ? 'noOrders' : 'noSuchOrders')}</p>
      ) : (
        <ul className={styles.rows}>
          {orders.map((order) => (
            <OrderRow key={order.id} {...rest} data={data} t={t} order={order} />
          ))}
        </ul>
      )}
      <Pagination
        page={meta.page}
        lastPage={meta.last_page}
        hrefOf={(page) => ordersAddress(board, { filter, page })}
      />
    </div>
  );
}

function OrderRow({ order, t }: ShopPart<ShopListData> & { readonly order: Order }) {
  const board = useBoard();
  const format = useFormat();
  const status = displayStatus(order);
  const payBy =
    order.status === 'invoiced' && order.due_at && t('order.payBy', { date: format.date(order.due_at) });
  return (
    <li className={styles.row}>
      <p className={styles.words}>
        <Link href={shopAddress(board, { order: order.id })}>{order.product.name}</Link>
        <span className="muted">
          {[t('number', { number: order.id }), format.date(order.created_at), order.po_number, payBy]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      <p className={styles.price}>
        {status !== 'requested' && <b className="num">{format.money(order.total / 100)}</b>}
        <Badge tone={statusTone(status)}>{t(`order.statuses.${status}`)}</Badge>
      </p>
      {order.invoice_number ? (
        <Link href={`/api/employer/v1/orders/${order.id}/invoice`} className={styles.file} download>
          <Icon icon={Download} />
          <span>{t('invoiceOf', { number: order.invoice_number })}</span>
        </Link>
      ) : (
        <span />
      )}
    </li>
  );
}
