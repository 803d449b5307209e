import { type InvoiceSum, invoiceStates } from '@boardwright/api-client/contract';
import { useCallback } from 'react';
import { Link } from 'react-router';
import form from '../../ui/form.module.css';
import { useShopApi } from '../shop-api.ts';
import { ColumnChoice } from '../../lists/column-choice.tsx';
import { ColumnTable } from '../../lists/column-table.tsx';
import { ListPages } from '../../lists/list-pages.tsx';
import { FindForm, PartHead } from '../shop-list.tsx';
import { Reading } from '../../lists/reading.tsx';
import { StoredViews } from '../../lists/stored-views.tsx';
import { useColumns } from '../../lists/use-columns.ts';
import { useFound } from '../../lists/use-found.ts';
import { useShopAddress } from '../use-shop-address.ts';
import { useShopMessages } from '../use-shop-messages.ts';
import { useInvoiceColumns } from './invoice-columns.tsx';
import { OrderDialog } from './order-dialog.tsx';
import list from '../../lists/list.module.css';
import styles from '../shop.module.css';

const states = ['due', 'all', ...invoiceStates] as const;

/** What was delivered on invoice: what is to be paid, what is late, what came and what never will. */
export function InvoicesPart() {
  const { t } = useShopMessages();
  const api = useShopApi();
  const address = useShopAddress();
  const { page, find, open, show, status: asked } = address;
  const columns = useColumns('invoices', useInvoiceColumns(), address);
  const state = states.find((name) => name === asked) ?? 'due';
  const found = useFound(
    useCallback(() => api.invoices({ state, search: find }, page), [api, state, find, page]),
  );
  const sums = useFound(useCallback(() => api.invoiceSums(), [api]));
  return (
    <>
      <PartHead part="invoices" />
      <Reading state={sums}>{(data) => <InvoiceSums sums={data} />}</Reading>
      <div className={list.bar} data-reads>
        <FindForm key={find} label={t('order.find')} />
        <select
          className={`${form.input} ${list.filter}`}
          aria-label={t('invoice.state')}
          value={state}
          onChange={(event) =>
            show({
              status: event.target.value === 'due' ? undefined : event.target.value,
              list: undefined,
              open: undefined,
            })
          }
        >
          {states.map((name) => (
            <option key={name} value={name}>
              {t(`invoice.states.${name}`)}
            </option>
          ))}
        </select>
        <StoredViews of="invoices" address={address} />
        <ColumnChoice columns={columns} />
      </div>
      <Reading state={found}>
        {({ data, meta }) => (
          <>
            {data.length > 0 ? (
              <ColumnTable rows={data} columns={columns.visible} keyOf={({ id }) => id} />
            ) : (
              <p className={list.none}>{t('invoice.none')}</p>
            )}
            <ListPages meta={meta} />
          </>
        )}
      </Reading>
      {open !== undefined && Number.isSafeInteger(Number(open)) ? (
        <OrderDialog
          key={open}
          id={Number(open)}
          onClose={() => show({ open: undefined })}
          onChanged={() => {
            found.again();
            sums.again();
          }}
        />
      ) : null}
    </>
  );
}

/** What the invoices ask together, by how they stand. */
export function InvoiceSums({ sums }: { readonly sums: readonly InvoiceSum[] }) {
  const { t, money } = useShopMessages();
  const { changed } = useShopAddress();
  return (
    <ul className={styles.sums} aria-label={t('invoice.sums')}>
      {sums.map(({ state, count, total }) => (
        <li key={state} data-state={state}>
          <Link to={changed({ status: state, list: undefined, open: undefined })}>
            {t(`invoice.states.${state}`)}
          </Link>
          <b>{money(total)}</b>
          <span>{t('invoice.count', { count })}</span>
        </li>
      ))}
    </ul>
  );
}
