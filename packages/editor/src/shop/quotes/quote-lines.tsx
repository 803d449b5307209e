import type { AdminQuote } from '@boardwright/api-client/contract';
import list from '../../lists/list.module.css';
import { useShopMessages } from '../use-shop-messages.ts';
import styles from '../shop.module.css';

interface EachLineProps {
  readonly line: AdminQuote['lines'][number];
  readonly money: (cents: number) => string;
}

/** How many, and what one costs; nothing of one piece at everybody's price. */
function EachLine({ line, money }: EachLineProps) {
  const { t } = useShopMessages();
  const { pieces, price, list_price: usual } = line;
  if (pieces === 1 && price === usual) return null;
  const each = { pieces, price: money(price) };
  return (
    <small>
      {price === usual ? t('quote.each', each) : t('quote.eachInstead', { ...each, list: money(usual) })}
    </small>
  );
}

/** The lines of a quote with what they come to. */
export function QuoteLines({ quote }: { readonly quote: AdminQuote }) {
  const { t, money } = useShopMessages(quote.currency);
  const vat = quote.reverse_charge
    ? t('order.reverse')
    : t('order.vatOf', { vat: money(quote.vat), rate: quote.vat_rate });
  return (
    <table className={`${list.table} ${styles.lines}`}>
      <thead>
        <tr>
          <th scope="col">{t('quote.products')}</th>
          <th scope="col" className={list.number}>
            {t('quote.net')}
          </th>
        </tr>
      </thead>
      <tbody>
        {quote.lines.map((line, at) => (
          // Two lines may say the same: only their place tells them apart.
          <tr key={at}>
            <td>
              {line.name}
              <EachLine line={line} money={money} />
              {line.remark === '' ? null : <small>{line.remark}</small>}
            </td>
            <td className={list.number}>{money(line.net)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('order.vat')}</th>
          <td className={list.number}>{vat}</td>
        </tr>
        <tr>
          <th scope="row">{t('quote.total')}</th>
          <td className={list.number}>
            <b>{money(quote.total)}</b>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
