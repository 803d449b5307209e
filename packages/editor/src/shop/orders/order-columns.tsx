import type { AdminOrder } from '@boardwright/api-client/contract';
import { displayStatus } from '@boardwright/engine/order-view';
import { Link } from 'react-router';
import type { Column } from '../../lists/column-table.tsx';
import list from '../../lists/list.module.css';
import record from '../../lists/record.module.css';
import { useShopAddress } from '../use-shop-address.ts';
import { useShopMessages } from '../use-shop-messages.ts';
import styles from '../shop.module.css';
import { OrderState } from './order-state.tsx';

/** The columns of orders: who ordered what, for how much, and how it stands. */
export function useOrderColumns(): readonly Column<AdminOrder>[] {
  const { t, money, day } = useShopMessages();
  const { changed } = useShopAddress();
  return [
    {
      name: 'number',
      title: t('order.number'),
      isFixed: true,
      cell: (order) => (
        <Link
          className={list.name}
          to={changed({ open: String(order.id) })}
          aria-label={t('order.title', { id: order.id })}
        >
          {order.id}
        </Link>
      ),
    },
    {
      name: 'date',
      title: t('order.date'),
      className: `${list.extra} ${record.when}`,
      cell: (order) => day(order.created_at),
    },
    {
      name: 'company',
      title: t('order.company'),
      className: styles.company,
      isFixed: true,
      cell: (order) => (
        <>
          {order.company}
          <small className={list.extra}>{order.email}</small>
          <span className={list.narrow}>
            <small>{order.product.name}</small>
            <small>{day(order.created_at)}</small>
          </span>
        </>
      ),
    },
    {
      name: 'product',
      title: t('order.product'),
      className: list.extra,
      cell: (order) => order.product.name,
    },
    {
      name: 'total',
      title: t('order.total'),
      className: list.number,
      isFixed: true,
      cell: (order) => (
        <>
          {displayStatus(order) === 'requested' ? t('product.onRequest') : money(order.total, order.currency)}
          <span className={list.narrow}>
            <OrderState order={order} />
          </span>
        </>
      ),
    },
    {
      name: 'payment',
      title: t('order.payment'),
      className: list.extra,
      cell: (order) => (displayStatus(order) === 'requested' ? '–' : order.payment_type.name),
    },
    {
      name: 'invoice',
      title: t('invoice.number'),
      className: list.extra,
      isExtra: true,
      cell: (order) => order.invoice_number ?? '–',
    },
    {
      name: 'reference',
      title: t('order.po'),
      className: list.extra,
      isExtra: true,
      cell: (order) => order.po_number ?? '–',
    },
    {
      name: 'status',
      title: t('order.status'),
      className: list.extra,
      cell: (order) => <OrderState order={order} />,
    },
  ];
}
