import type { AdminOrder } from '@boardwright/api-client/contract';
import { Link } from 'react-router';
import type { Column } from '../../lists/column-table.tsx';
import list from '../../lists/list.module.css';
import { MailAddress } from '../../lists/mail-address.tsx';
import record from '../../lists/record.module.css';
import { useShopAddress } from '../use-shop-address.ts';
import { useShopMessages } from '../use-shop-messages.ts';
import styles from '../shop.module.css';

const tones = { open: 'open', overdue: 'bad', received: 'good', written_off: 'bad' } as const;

/** The columns of invoices: what is to be paid by whom, and till when. */
export function useInvoiceColumns(): readonly Column<AdminOrder>[] {
  const { t, money, day } = useShopMessages();
  const { changed } = useShopAddress();
  const due = (order: AdminOrder) => (order.due_at === null ? '–' : day(order.due_at));
  return [
    {
      name: 'number',
      title: t('invoice.number'),
      className: record.when,
      isFixed: true,
      cell: (order) => (
        <>
          <Link
            className={list.name}
            to={changed({ open: String(order.id) })}
            // What stands there is part of it: who speaks to the screen says what they see.
            aria-label={[order.invoice_number, t('order.title', { id: order.id })].filter(Boolean).join(', ')}
          >
            {order.invoice_number ?? order.id}
          </Link>
          <span className={list.narrow}>
            <small>{due(order)}</small>
          </span>
        </>
      ),
    },
    {
      name: 'due',
      title: t('order.dueAt'),
      className: `${list.extra} ${record.when}`,
      cell: due,
    },
    {
      name: 'company',
      title: t('order.company'),
      className: styles.company,
      isFixed: true,
      cell: (order) => (
        <>
          {order.company}
          <small>
            <MailAddress of={order.invoice_email} />
          </small>
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
      name: 'reference',
      title: t('order.po'),
      className: list.extra,
      isExtra: true,
      cell: (order) => order.po_number ?? '–',
    },
    {
      name: 'total',
      title: t('order.total'),
      className: list.number,
      isFixed: true,
      cell: (order) => (
        <>
          {money(order.outstanding || order.total, order.currency)}
          <span className={list.narrow}>
            <InvoiceBadge order={order} />
          </span>
        </>
      ),
    },
    {
      name: 'status',
      title: t('order.status'),
      className: list.extra,
      cell: (order) => <InvoiceBadge order={order} />,
    },
  ];
}

function InvoiceBadge({ order }: { readonly order: AdminOrder }) {
  const { t } = useShopMessages();
  const state = order.invoice_state ?? 'open';
  return (
    <span className={list.badge} data-tone={tones[state]}>
      {t(`invoice.states.${state}`)}
    </span>
  );
}
