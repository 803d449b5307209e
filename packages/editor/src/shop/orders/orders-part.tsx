import { displayStatus } from '@boardwright/engine/order-view';
import { type AdminOrder, orderStatuses } from '@boardwright/api-client/contract';
import { Download } from 'lucide-react';
import { useCallback } from 'react';
import { Link } from 'react-router';
import controls from '../../ui/controls.module.css';
import form from '../../ui/form.module.css';
import { useShopApi } from '../shop-api.ts';
import { ListPages } from '../../lists/list-pages.tsx';
import { FindForm, PartHead } from '../shop-list.tsx';
import { Reading } from '../../lists/reading.tsx';
import { useFound } from '../../lists/use-found.ts';
import { useShopAddress } from '../use-shop-address.ts';
import { useShopMessages } from '../use-shop-messages.ts';
import { OrderDialog } from './order-dialog.tsx';
import { OrderState } from './order-state.tsx';
import list from '../../lists/list.module.css';

const statuses = ['all', ...orderStatuses] as const;

/** Every order of the board, newest first; each opens with what can be done about it. */
export function OrdersPart() {
  const { t } = useShopMessages();
  const api = useShopApi();
  const { page, find, open, show, status: asked } = useShopAddress();
  const status = statuses.find((name) => name === asked) ?? 'all';
  const state = useFound(
    useCallback(() => api.orders({ status, search: find }, page), [api, status, find, page]),
  );
  return (
    <>
      <PartHead part="orders">
        <a
          className={`${controls.button} ${controls.secondary}`}
          href={api.exportAddress({ status, search: find })}
          download
        >
          <Download size={15} aria-hidden />
          {t('order.export')}
        </a>
      </PartHead>
      <div className={list.bar}>
        <FindForm key={find} label={t('order.find')} />
        <select
          className={`${form.input} ${list.filter}`}
          aria-label={t('order.status')}
          value={status}
          onChange={(event) => show({ status: event.target.value, list: undefined, open: undefined })}
        >
          {statuses.map((name) => (
            <option key={name} value={name}>
              {t(`status.${name}`)}
            </option>
          ))}
        </select>
      </div>
      <Reading state={state}>
        {({ data, meta }) => (
          <>
            <OrderTable orders={data} />
            <ListPages last={meta.last_page} />
          </>
        )}
      </Reading>
      {open !== undefined && Number.isSafeInteger(Number(open)) ? (
        <OrderDialog
          key={open}
          id={Number(open)}
          onClose={() => show({ open: undefined })}
          onChanged={state.again}
        />
      ) : null}
    </>
  );
}

export function OrderTable({ orders }: { readonly orders: readonly AdminOrder[] }) {
  const { t, money, day } = useShopMessages();
  const { changed } = useShopAddress();
  if (orders.length === 0) return <p className={list.none}>{t('order.none')}</p>;
  return (
    <table className={list.table}>
      <thead>
        <tr>
          <th scope="col">{t('order.number')}</th>
          <th scope="col">{t('order.date')}</th>
          <th scope="col">{t('order.company')}</th>
          <th scope="col">{t('order.product')}</th>
          <th scope="col" className={list.number}>
            {t('order.total')}
          </th>
          <th scope="col">{t('order.payment')}</th>
          <th scope="col">{t('order.status')}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id}>
            <td>
              <Link
                className={list.name}
                to={changed({ open: String(order.id) })}
                aria-label={t('order.title', { id: order.id })}
              >
                {order.id}
              </Link>
            </td>
            <td>{day(order.created_at)}</td>
            <td>
              {order.company}
              <small>{order.email}</small>
            </td>
            <td>{order.product.name}</td>
            <td className={list.number}>
              {displayStatus(order) === 'requested'
                ? t('product.onRequest')
                : money(order.total, order.currency)}
            </td>
            <td>{displayStatus(order) === 'requested' ? '–' : order.payment_type.name}</td>
            <td>
              <OrderState order={order} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
