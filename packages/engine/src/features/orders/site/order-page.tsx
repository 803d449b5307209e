import Check from 'lucide-react/icons/circle-check';
import CreditCard from 'lucide-react/icons/credit-card';
import Download from 'lucide-react/icons/download';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { ReactNode } from 'react';
import type { PublicOrder } from '@boardwright/api-client/contract';
import { Badge } from '@boardwright/ui/badge';
import { LinkButton } from '@boardwright/ui/link-button';
import { Notice, type NoticeTone } from '@boardwright/ui/notice';
import { onPlainClick } from '@boardwright/ui/plain-click';
import { statusTone } from '../../../page/status-tone.ts';
import type { Translate } from '@boardwright/ui/translate';
import { useFormat } from '@boardwright/ui/use-format';
import type { ActionResult } from '../../../board/define-block.ts';
import { FailureNotice } from '../../../page/forms/failure-notice.tsx';
import { OrderAmounts } from './order-summary.tsx';
import { type OrderView, displayStatus, type DisplayStatus } from './order-view.ts';
import { type OrderState, useOrder } from './use-order.ts';
import styles from './orders.module.css';
import type { OrderPageKey } from './order.messages.ts';

export interface OrderPageProps {
  readonly view: OrderView;
  /** Knows the messages of order.messages.ts under `order`. */
  readonly t: Translate<OrderPageKey>;
  /** Where one orders the same again. */
  readonly againHref: string;
  /** This very page, to look once more without scripts. */
  readonly checkHref: string;
  readonly isGuest: boolean;
  /** Of a posting that was bought: where it is used, and whether that is the one job it was ordered for. */
  readonly posting?: { readonly href: string; readonly isOfJob: boolean };
  readonly level: 1 | 2;
  /** Opens the payment anew, where there is no page to pay at. */
  readonly renderPayForm?: (state: OrderState) => ReactNode;
  /** The answer that the page was drawn with, after a post without scripts. */
  readonly initial?: ActionResult | undefined;
}

/** How an order stands: confirmed, not processed, or to be paid, with what it is and what can be done. */
export function OrderPage(props: OrderPageProps) {
  const { view, t, level, initial } = props;
  const { order } = view;
  const state = useOrder({ status: order.status, isAwaited: view.isWaiting, initial });
  const Title = `h${level}` as const;
  const isEnded = ['written_off', 'credited'].includes(displayStatus(order));
  const isDone = order.status === 'paid' || order.status === 'invoiced';
  const title = isDone
    ? t(displayStatus(order) === 'requested' ? 'order.result.requested' : 'order.result.paid')
    : order.status === 'open'
      ? t(view.isWaiting ? 'order.result.returned' : 'order.result.open')
      : t(isEnded ? `order.statuses.${displayStatus(order)}` : 'order.result.notProcessed');
  return (
    <section className={styles.page} aria-labelledby="order-title">
      <header className={styles.head}>
        <Title id="order-title" className={styles.title}>
          {title}
        </Title>
        <Badge tone={statusTone(displayStatus(order))}>{t(`order.statuses.${displayStatus(order)}`)}</Badge>
      </header>
      <Standing {...props} />
      <Amounts {...props} />
      <Ways {...props} state={state} />
    </section>
  );
}

/** Whether what was ordered is there to be used. */
function isDelivered(order: PublicOrder): boolean {
  return ['paid', 'invoiced', 'overdue'].includes(displayStatus(order));
}

function Standing({ view, t, isGuest, posting }: OrderPageProps) {
  const { order, isWaiting } = view;
  const format = useFormat();
  const status = displayStatus(order);
  const tones: Readonly<Record<DisplayStatus, NoticeTone>> = {
    open: 'info',
    invoiced: 'success',
    overdue: 'danger',
    written_off: 'danger',
    credited: 'info',
    refunded: 'success',
    paid: 'success',
    requested: 'success',
    cancelled: 'danger',
    failed: 'danger',
    expired: 'danger',
  };
  const keys = {
    open: isWaiting ? 'returnedText' : 'openText',
    invoiced: 'invoicedText',
    overdue: 'overdueText',
    written_off: 'written_off',
    credited: 'credited',
    refunded: isGuest ? 'paidGuest' : 'paidText',
    paid: isGuest ? 'paidGuest' : 'paidText',
    requested: isGuest ? 'requestedGuest' : 'requestedText',
    cancelled: 'cancelled',
    failed: 'failed',
    expired: 'expired',
  } as const;
  return (
    <Notice
      tone={tones[status]}
      {...(tones[status] === 'success' && { icon: Check })}
      title={t(`order.result.${keys[status]}`, {
        total: format.money(order.outstanding / 100),
        date: order.due_at ? format.date(order.due_at) : '',
      })}
      className={styles.notice}
    >
      {posting && isDelivered(order) && t(posting.isOfJob ? 'order.result.postsJob' : 'order.result.posts')}
    </Notice>
  );
}

function Amounts({ view, t }: OrderPageProps) {
  const format = useFormat();
  const { order } = view;
  const { product } = order;
  const isAsked = displayStatus(order) === 'requested';
  const money = (cents: number) => format.money(cents / 100);
  const facts = [
    [t(isAsked ? 'order.requestDate' : 'order.orderDate'), format.date(order.created_at)],
    [t('order.paidWith'), isAsked ? null : order.payment_type.name],
    [t('order.poNumber'), order.po_number],
    [t('order.invoiceNumber'), order.invoice_number],
    // Of what was credited in part it is less than the total.
    ...(order.outstanding > 0 && order.outstanding < order.total
      ? [[t('order.outstanding'), money(order.outstanding)] as const]
      : []),
  ].filter((pair): pair is readonly [string, string] => Boolean(pair[1]));
  return (
    <div className={styles.amounts}>
      <p className={styles.product}>
        <b>{product.name}</b>
        {product.duration !== null && (
          <span className="muted">{t('order.days', { count: product.duration })}</span>
        )}
      </p>
      <OrderAmounts amounts={order} isAsked={isAsked} t={t} />
      {order.reverse_charge && <p className="muted">{t('order.reverse')}</p>}
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Ways({
  view,
  t,
  againHref,
  checkHref,
  renderPayForm,
  posting,
  state,
}: OrderPageProps & { readonly state: OrderState }) {
  const format = useFormat();
  const { order, invoiceUrl, creditNoteUrl, isWaiting } = view;
  return (
    <div className={styles.ways}>
      <FailureNotice
        failure={state.failure}
        onRetry={state.retry}
        onRefresh={state.refresh}
        className={styles.failure}
      />
      {state.canPay &&
        (order.payment_url === null ? (
          renderPayForm?.(state)
        ) : (
          <LinkButton
            href={order.payment_url}
            icon={CreditCard}
            variant={isWaiting ? 'secondary' : 'primary'}
          >
            {t('order.pay', { total: format.money(order.total / 100) })}
          </LinkButton>
        ))}
      {state.canPay && (
        <LinkButton
          href={checkHref}
          onClick={onPlainClick(state.check)}
          aria-busy={state.isChecking || undefined}
          variant="secondary"
          icon={RotateCcw}
        >
          {t('order.check')}
        </LinkButton>
      )}
      {posting && isDelivered(order) && (
        <LinkButton href={posting.href}>{t(posting.isOfJob ? 'order.toJob' : 'order.toJobs')}</LinkButton>
      )}
      {state.isEnded && <LinkButton href={againHref}>{t('order.again')}</LinkButton>}
      {invoiceUrl && (
        <LinkButton href={invoiceUrl} variant="secondary" icon={Download} download>
          {t('order.download')}
        </LinkButton>
      )}
      {creditNoteUrl && (
        <LinkButton href={creditNoteUrl} variant="secondary" icon={Download} download>
          {t('order.downloadNote')}
        </LinkButton>
      )}
    </div>
  );
}
