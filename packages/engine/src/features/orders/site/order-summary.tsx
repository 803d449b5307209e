import { isRequest, type Quote } from '@boardwright/api-client/contract';
import type { Translate } from '@boardwright/ui/translate';
import { useFormat } from '@boardwright/ui/use-format';
import type { OrderedProduct } from './order-view.ts';
import styles from './orders.module.css';
import type { OrderPageKey } from './order.messages.ts';

interface OrderLine {
  readonly label: string;
  readonly value: string;
  readonly isTotal?: boolean;
}

/** Lines of an order, the total below a rule. */
function OrderLines({ lines }: { readonly lines: readonly OrderLine[] }) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ label, value, isTotal }) => (
        <div key={label} className={isTotal ? styles.total : styles.line}>
          <dt>{label}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface OrderAmountsProps {
  /** Cents, and percent. */
  readonly amounts: Pick<Quote, 'net' | 'vat' | 'vat_rate' | 'total'>;
  /** Its price is agreed afterwards: there are no amounts yet. */
  readonly isAsked: boolean;
  readonly t: Translate<OrderPageKey>;
}

/** What an order comes to, with and without VAT. */
export function OrderAmounts({
  amounts: { net, vat, vat_rate: rate, total },
  isAsked,
  t,
}: OrderAmountsProps) {
  const format = useFormat();
  if (isAsked) return <p>{t('order.request.price')}</p>;
  const money = (cents: number) => format.money(cents / 100);
  return (
    <OrderLines
      lines={[
        { label: t('order.net'), value: money(net) },
        { label: t('order.vat', { rate: format.number(rate) }), value: money(vat) },
        { label: t('order.total'), value: money(total), isTotal: true },
      ]}
    />
  );
}

interface OrderSummaryProps {
  readonly product: OrderedProduct;
  readonly quote: Quote;
  readonly t: Translate<OrderPageKey>;
  /** One below the title of the form beside it. */
  readonly headingLevel: 2 | 3;
}

/** What is about to be ordered, with and without VAT; the amounts follow what is typed beside it. */
export function OrderSummary({ product, quote, t, headingLevel }: OrderSummaryProps) {
  const Title = `h${headingLevel}` as const;
  const { name, duration } = product;
  const isAsked = isRequest(product);
  const days = duration === null ? undefined : t('order.days', { count: duration });
  return (
    <aside className={styles.summary} aria-labelledby="order-summary">
      <Title id="order-summary" className={styles.summaryTitle}>
        {t(isAsked ? 'order.request.summary' : 'order.summary')}
      </Title>
      <p className={styles.product}>
        <b>{name}</b>
        {days && <span className="muted">{days}</span>}
      </p>
      <div aria-live="polite">
        <OrderAmounts amounts={quote} isAsked={isAsked} t={t} />
        {!isAsked && (quote.problem ?? quote.reverse_charge) && (
          <p className={styles.aside}>{quote.problem ?? t('order.reverse')}</p>
        )}
      </div>
    </aside>
  );
}
