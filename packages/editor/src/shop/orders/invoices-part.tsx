import { type AdminOrder, type InvoiceSum, invoiceStates } from '@boardwright/api-client/contract';
import { useCallback } from 'react';
import { Link } from 'react-router';
import form from '../../ui/form.module.css';
import { useShopApi } from '../shop-api.ts';
import { ListPages } from '../../lists/list-pages.tsx';
import { FindForm, PartHead } from '../shop-list.tsx';
import { Reading } from '../../lists/reading.tsx';
import { useFound } from '../../lists/use-found.ts';
import { useShopAddress } from '../use-shop-address.ts';
import { useShopMessages } from '../use-shop-messages.ts';
import { OrderDialog } from './order-dialog.tsx';
import list from '../../lists/list.module.css';
import styles from '../shop.module.css';

const states = ['due', 'all', ...invoiceStates] as const;

/** What was delivered on invoice: what is to be paid, what is late, what came and what never will. */
export function InvoicesPart() {
  const { t } = useShopMessages();
  const api = useShopApi();
  const { page, find, open, show, status: asked } = useShopAddress();
  const state = states.find((name) => name === asked) ?? 'due';
  const found = useFound(
    useCallback(() => api.invoices({ state, search: find }, page), [api, state, find, page]),
  );
  const sums = useFound(useCallback(() => api.invoiceSums(), [api]));
  return (
    <>
      <PartHead part="invoices" />
      <Reading state={sums}>{(data) => <InvoiceSums sums={data} />}</Reading>
      <div className={list.bar}>
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
      </div>
      <Reading state={found}>
        {({ data, meta }) => (
          <>
            <InvoiceTable invoices={data} />
            <ListPages last={meta.last_page} />
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

export function InvoiceTable({ invoices }: { readonly invoices: readonly AdminOrder[] }) {
  const { t, money, day } = useShopMessages();
  const { changed } = useShopAddress();
  if (invoices.length === 0) return <p className={list.none}>{t('invoice.none')}</p>;
  return (
    <table className={list.table}>
      <thead>
        <tr>
          <th scope="col">{t('invoice.number')}</th>
          <th scope="col">{t('order.dueAt')}</th>
          <th scope="col">{t('order.company')}</th>
          <th scope="col" className={list.extra}>
            {t('order.product')}
          </th>
          <th scope="col" className={list.number}>
            {t('order.total')}
          </th>
          <th scope="col">{t('order.status')}</th>
        </tr>
      </thead>
      <tbody>
        {invoices.map((order) => (
          <tr key={order.id}>
            <td>
              <Link
                className={list.name}
                to={changed({ open: String(order.id) })}
                // What stands there is part of it: who speaks to the screen says what they see.
                aria-label={[order.invoice_number, t('order.title', { id: order.id })]
                  .filter(Boolean)
                  .join(', ')}
              >
                {order.invoice_number ?? order.id}
              </Link>
            </td>
            <td>{order.due_at === null ? null : day(order.due_at)}</td>
            <td>
              {order.company}
              <small>{order.invoice_email}</small>
            </td>
            <td className={list.extra}>{order.product.name}</td>
            <td className={list.number}>{money(order.outstanding || order.total, order.currency)}</td>
            <td>
              <span className={list.badge} data-tone={tones[order.invoice_state ?? 'open']}>
                {t(`invoice.states.${order.invoice_state ?? 'open'}`)}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const tones = { open: 'open', overdue: 'bad', received: 'good', written_off: 'bad' } as const;
