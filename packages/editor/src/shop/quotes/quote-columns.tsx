import type { AdminQuote } from '@boardwright/api-client/contract';
import { Link } from 'react-router';
import type { Column } from '../../lists/column-table.tsx';
import list from '../../lists/list.module.css';
import record from '../../lists/record.module.css';
import { useShopAddress } from '../use-shop-address.ts';
import { useShopMessages } from '../use-shop-messages.ts';
import styles from '../shop.module.css';
import { QuoteState } from './quote-state.tsx';

/** What is offered, in a few words: '10 × Job 30 days, Top job'. */
export const offeredBy = ({ lines }: Pick<AdminQuote, 'lines'>): string =>
  lines.map(({ name, pieces }) => (pieces === 1 ? name : `${pieces} × ${name}`)).join(', ');

/** The columns of quotes: what is offered to whom, for how much, and until when. */
export function useQuoteColumns(): readonly Column<AdminQuote>[] {
  const { t, money, day } = useShopMessages();
  const { changed } = useShopAddress();
  return [
    {
      name: 'number',
      title: t('quote.number'),
      isFixed: true,
      cell: (quote) => (
        <Link
          className={list.name}
          to={changed({ open: String(quote.id) })}
          aria-label={t('quote.title', { id: quote.id })}
        >
          {quote.id}
        </Link>
      ),
    },
    {
      name: 'company',
      title: t('quote.company'),
      className: styles.company,
      isFixed: true,
      cell: (quote) => (
        <>
          {quote.company}
          <small className={list.extra}>{quote.person?.name}</small>
          <span className={list.narrow}>
            <small>{offeredBy(quote)}</small>
            <small>{day(quote.valid_until)}</small>
          </span>
        </>
      ),
    },
    {
      name: 'products',
      title: t('quote.products'),
      className: list.extra,
      cell: offeredBy,
    },
    {
      name: 'net',
      title: t('quote.net'),
      className: list.number,
      isFixed: true,
      sort: { by: 'net', first: 'down' },
      cell: (quote) => (
        <>
          {money(quote.net, quote.currency)}
          <span className={list.narrow}>
            <QuoteState quote={quote} />
          </span>
        </>
      ),
    },
    {
      name: 'total',
      title: t('quote.total'),
      className: `${list.extra} ${list.number}`,
      isExtra: true,
      cell: (quote) => money(quote.total, quote.currency),
    },
    {
      name: 'valid',
      title: t('quote.validUntil'),
      className: `${list.extra} ${record.when}`,
      sort: { by: 'valid_until', first: 'up' },
      cell: (quote) => day(quote.valid_until),
    },
    {
      name: 'made',
      title: t('quote.madeOn'),
      className: `${list.extra} ${record.when}`,
      isExtra: true,
      sort: { by: 'created_at', first: 'down' },
      cell: (quote) => day(quote.created_at),
    },
    {
      name: 'author',
      title: t('quote.madeBy'),
      className: list.extra,
      isExtra: true,
      cell: (quote) => quote.made_by ?? '–',
    },
    {
      name: 'state',
      title: t('order.status'),
      className: list.extra,
      cell: (quote) => <QuoteState quote={quote} />,
    },
  ];
}
