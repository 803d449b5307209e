import type { AdminOrder, OrderStatus } from '@boardwright/api-client/contract';
import { useShopWords } from '../use-shop-words.ts';
import styles from '../shop.module.css';

const tones = {
  open: 'open',
  paid: 'good',
  cancelled: undefined,
  failed: 'bad',
  expired: undefined,
} as const satisfies Record<OrderStatus, string | undefined>;

/** How an order stands; given back says more than paid. */
export function OrderState({ order }: { readonly order: AdminOrder }) {
  const { t } = useShopWords();
  const { refund_state: refund, status, refunded, total } = order;
  const isPart = refund === 'done' && refunded !== null && refunded < total;
  if (refund !== null)
    return (
      <span className={styles.badge} data-tone={refund === 'failed' ? 'bad' : undefined}>
        {t(`refunded.${isPart ? 'part' : refund}`)}
      </span>
    );
  return (
    <span className={styles.badge} data-tone={tones[status]}>
      {t(`status.${status}`)}
    </span>
  );
}
