import type { AdminOrder } from '@boardwright/api-client/contract';
import { shownStatus, type ShownStatus } from '../../../features/orders/site/order-view.ts';
import { useShopWords } from '../use-shop-words.ts';
import styles from '../shop.module.css';

const tones = {
  open: 'open',
  invoiced: 'open',
  overdue: 'bad',
  paid: 'good',
  written_off: 'bad',
  credited: undefined,
  refunded: undefined,
  cancelled: undefined,
  failed: 'bad',
  expired: undefined,
} as const satisfies Record<ShownStatus, string | undefined>;

/** How an order stands, and till when its invoice is to be paid; given back says more than paid. */
export function OrderState({ order }: { readonly order: AdminOrder }) {
  const { t, day } = useShopWords();
  const { refund_state: refund, refunded, total, due_at: dueAt } = order;
  const status = shownStatus(order);
  const isPart = refund === 'done' && refunded !== null && refunded < total;
  if (refund !== null && (status === 'refunded' || status === 'credited'))
    return (
      <span className={styles.badge} data-tone={refund === 'failed' ? 'bad' : undefined}>
        {t(`refunded.${isPart ? 'part' : refund}`)}
      </span>
    );
  return (
    <>
      <span className={styles.badge} data-tone={tones[status]}>
        {t(`status.${status}`)}
      </span>
      {order.status === 'invoiced' && dueAt !== null ? (
        <small>{t('invoice.payBy', { date: day(dueAt) })}</small>
      ) : null}
    </>
  );
}
