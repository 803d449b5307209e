import { isRequest, type Quote } from '@boardwright/api-client/contract';
import type { Translate } from '@boardwright/ui/translate';
import { useFormat } from '@boardwright/ui/use-format';
import type { OrderedProduct } from './order-view.ts';
import styles from './orders.module.css';
import type { OrderPageKey } from './order.messages.ts';

export interface OrderLine {
  readonly label: string;
  readonly value: string;
  readonly isTotal?: boolean;
}

/** Lines of an order, the total below a rule. */
export function OrderLines({ lines }: { readonly lines: readonly OrderLine[] }) {
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

interface OrderSummaryProps {
  readonly product: OrderedProduct;
  readonly quote: Quote;
  readonly t: Translate<OrderPageKey>;
  /** One below the title of the form beside it. */
  readonly headingLevel: 2 | 3;
}

/** What is about to be ordered, with and without VAT; the amounts follow what is typed beside it. */
export function OrderSummary({ product, quote, t, headingLevel }: OrderSummaryProps) {
  const format = useFormat();
  const Title = `h${headingLevel}` as const;
  const { name, duration } = product;
  const isAsked = isRequest(product);
  const money = (cents: number) => format.money(cents / 100);
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
        {isAsked ? (
          <p>{t('order.request.price')}</p>
        ) : (
          <OrderLines
            lines={[
              { label: t('order.net'), value: money(quote.net) },
              { label: t('order.vat', { rate: format.number(quote.vat_rate) }), value: money(quote.vat) },
              { label: t('order.total'), value: money(quote.total), isTotal: true },
            ]}
          />
        )}
        {!isAsked && (quote.problem ?? quote.reverse_charge) && (
          <p className={styles.aside}>{quote.problem ?? t('order.reverse')}</p>
        )}
      </div>
    </aside>
  );
}
