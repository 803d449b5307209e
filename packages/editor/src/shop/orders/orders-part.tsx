import { type AdminOrder, orderStatuses } from '@boardwright/api-client/contract';
import { Download, ShoppingBag } from 'lucide-react';
import { useCallback } from 'react';
import controls from '../../ui/controls.module.css';
import form from '../../ui/form.module.css';
import { useShopApi } from '../shop-api.ts';
import { EmptyList } from '../../lists/empty-list.tsx';
import { ColumnChoice } from '../../lists/column-choice.tsx';
import { type Column, ColumnTable } from '../../lists/column-table.tsx';
import { ListPages } from '../../lists/list-pages.tsx';
import { FindForm, PartHead } from '../shop-list.tsx';
import { Reading } from '../../lists/reading.tsx';
import { StoredViews } from '../../lists/stored-views.tsx';
import { useColumns } from '../../lists/use-columns.ts';
import { useFound } from '../../lists/use-found.ts';
import { useShopAddress } from '../use-shop-address.ts';
import { useShopMessages } from '../use-shop-messages.ts';
import { useOrderColumns } from './order-columns.tsx';
import { OrderDialog } from './order-dialog.tsx';
import list from '../../lists/list.module.css';

const statuses = ['all', ...orderStatuses] as const;

/** Every order of the board, newest first; each opens with what can be done about it. */
export function OrdersPart() {
  const { t } = useShopMessages();
  const api = useShopApi();
  const address = useShopAddress();
  const { page, find, open, show, status: asked } = address;
  const columns = useColumns('orders', useOrderColumns(), address);
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
      <div className={list.bar} data-reads>
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
        <StoredViews of="orders" address={address} />
        <ColumnChoice columns={columns} />
      </div>
      <Reading state={state}>
        {({ data, meta }) => (
          <>
            <OrderTable
              orders={data}
              columns={columns.visible}
              isFiltered={find !== '' || status !== 'all'}
            />
            <ListPages meta={meta} />
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

interface OrderTableProps {
  readonly orders: readonly AdminOrder[];
  readonly columns: readonly Column<AdminOrder>[];
  readonly isFiltered: boolean;
}

export function OrderTable({ orders, columns, isFiltered }: OrderTableProps) {
  const { t } = useShopMessages();
  if (orders.length > 0) return <ColumnTable rows={orders} columns={columns} keyOf={({ id }) => id} />;
  return isFiltered ? (
    <p className={list.none}>{t('order.none')}</p>
  ) : (
    <EmptyList sign={ShoppingBag} title={t('order.first.title')} text={t('order.first.text')} />
  );
}
