import type { Translate } from '../i18n/translate.ts';
import { useFormat } from '../ui/format/use-format.ts';
import { type OrderedProduct, withVat } from './order-view.ts';
import styles from './orders.module.css';

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
  readonly t: Translate;
  /** One below the title of the form beside it. */
  readonly headingLevel: 2 | 3;
}

/** What is about to be ordered, with and without VAT. */
export function OrderSummary({ product, t, headingLevel }: OrderSummaryProps) {
  const format = useFormat();
  const Title = `h${headingLevel}` as const;
  const { name, duration, net, vatRate } = product;
  const days = duration === null ? undefined : t('order.days', { count: duration });
  return (
    <aside className={styles.summary} aria-labelledby="order-summary">
      <Title id="order-summary" className={styles.summaryTitle}>
        {t('order.summary')}
      </Title>
      <p className={styles.product}>
        <b>{name}</b>
        {days && <span className="muted">{days}</span>}
      </p>
      <OrderLines
        lines={[
          { label: t('order.net'), value: format.money(net / 100) },
          {
            label: t('order.totalAtHome', { rate: format.number(vatRate) }),
            value: format.money(withVat({ net, vatRate }) / 100),
            isTotal: true,
          },
        ]}
      />
    </aside>
  );
}
