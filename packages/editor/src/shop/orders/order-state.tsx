import type { AdminOrder } from '@boardwright/api-client/contract';
import { displayStatus, type DisplayStatus } from '@boardwright/engine/order-view';
import { useShopMessages } from '../use-shop-messages.ts';
import list from '../../lists/list.module.css';

const tones = {
  open: 'open',
  invoiced: 'open',
  overdue: 'bad',
  paid: 'good',
  requested: 'open',
  written_off: 'bad',
  credited: undefined,
  refunded: undefined,
  cancelled: undefined,
  failed: 'bad',
  expired: undefined,
} as const satisfies Record<DisplayStatus, string | undefined>;

/** How an order stands, and till when its invoice is to be paid; given back says more than paid. */
export function OrderState({ order }: { readonly order: AdminOrder }) {
  const { t, day } = useShopMessages();
  const { refund_state: refund, refunded, total, due_at: dueAt } = order;
  const status = displayStatus(order);
  const isPart = refund === 'done' && refunded !== null && refunded < total;
  if (refund !== null && (status === 'refunded' || status === 'credited'))
    return (
      <span className={list.badge} data-tone={refund === 'failed' ? 'bad' : undefined}>
        {t(`refunded.${isPart ? 'part' : refund}`)}
      </span>
    );
  return (
    <>
      <span className={list.badge} data-tone={tones[status]}>
        {t(`status.${status}`)}
      </span>
      {order.status === 'invoiced' && dueAt !== null ? (
        <small>{t('invoice.payBy', { date: day(dueAt) })}</small>
      ) : null}
    </>
  );
}
