import { displayStatus } from '@boardwright/engine/order-view';
import type { KeyBelow, WholeKey } from '@boardwright/messages';
import { type AdminOrder, isRefundable, orderAfter } from '@boardwright/api-client/contract';
import { FileText } from 'lucide-react';
import { useCallback, useState } from 'react';
import { announce } from '../../ui/announce.ts';
import controls from '../../ui/controls.module.css';
import { Modal } from '../../ui/modal.tsx';
import { useShopApi } from '../shop-api.ts';
import { Reading } from '../../lists/reading.tsx';
import { useFound } from '../../lists/use-found.ts';
import { useShopMessages, type ShopKey } from '../use-shop-messages.ts';
import { OrderState } from './order-state.tsx';
import { ReceiveDialog, WriteOffDialog } from './invoice-dialogs.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import styles from '../shop.module.css';
import { Acts } from '../../ui/acts.tsx';

interface OrderDialogProps {
  readonly id: number;
  readonly onClose: () => void;
  /** It was given back: the list is old. */
  readonly onChanged: () => void;
}

/** One order: what was bought by whom, its invoice, and giving the money back, which is asked twice. */
export function OrderDialog({ id, onClose, onChanged }: OrderDialogProps) {
  const { t } = useShopMessages();
  const api = useShopApi();
  const state = useFound(useCallback(() => api.order(id), [api, id]));
  const [asking, setAsking] = useState<'refund' | 'receive' | 'writeOff' | undefined>(undefined);
  const order = state.found;
  const close = () => setAsking(undefined);
  const showNow = () => {
    close();
    onChanged();
    state.again();
  };
  const done = (message: string) => {
    announce(message);
    showNow();
  };
  if (asking === 'refund' && order)
    return (
      <RefundDialog
        order={order}
        onClose={close}
        onStale={showNow}
        onDone={() => done(t('refund.done', { id }))}
      />
    );
  if (asking === 'receive' && order)
    return (
      <ReceiveDialog
        order={order}
        onClose={close}
        onStale={showNow}
        onDone={() => done(t('invoice.received', { id }))}
      />
    );
  if (asking === 'writeOff' && order)
    return (
      <WriteOffDialog
        order={order}
        onClose={close}
        onStale={showNow}
        onDone={() => done(t('invoice.writtenOff', { id }))}
      />
    );
  const button = (kind: 'primary' | 'secondary', label: string, onClick: () => void) => (
    <button type="button" className={`${controls.button} ${controls[kind]}`} onClick={onClick}>
      {label}
    </button>
  );
  return (
    <Modal
      title={t('order.title', { id })}
      width="wide"
      onClose={onClose}
      foot={
        <>
          <Acts>
            {order && isRefundable(order.status) && order.refund_state === null
              ? button('secondary', t(order.status === 'paid' ? 'refund.ask' : 'refund.credit'), () =>
                  setAsking('refund'),
                )
              : null}
            {order && orderAfter('writeOff', order.status)
              ? button('secondary', t('invoice.writeOff'), () => setAsking('writeOff'))
              : null}
            {order && orderAfter('receive', order.status)
              ? button('secondary', t('invoice.receive'), () => setAsking('receive'))
              : null}
          </Acts>
          {button('primary', t('close'), onClose)}
        </>
      }
    >
      <Reading state={state}>{(found) => <OrderFacts order={found} />}</Reading>
    </Modal>
  );
}

type OrderFact = KeyBelow<'order', WholeKey<ShopKey>>;

/** What an order says of itself. */
export function OrderFacts({ order }: { readonly order: AdminOrder }) {
  const { t, money, day } = useShopMessages(order.currency);
  const api = useShopApi();
  const { address, product } = order;
  const place = address && [
    address.address_line_1,
    `${address.postal_code} ${address.city}`,
    address.country_code,
  ];
  const vat = order.reverse_charge
    ? t('order.reverse')
    : t('order.vatOf', { vat: money(order.vat), rate: order.vat_rate });
  const isAsked = displayStatus(order) === 'requested';
  const facts: readonly (readonly [name: OrderFact, value: string | null | undefined])[] = [
    ['date', day(order.created_at)],
    ['dueAt', order.due_at && day(order.due_at)],
    ['reminders', order.reminders > 0 ? String(order.reminders) : null],
    [order.due_at === null ? 'paidAt' : 'receivedAt', isAsked ? null : order.paid_at && day(order.paid_at)],
    ['writtenOffAt', order.written_off_at && day(order.written_off_at)],
    ['refundedAt', order.refunded_at && day(order.refunded_at)],
    ['refunded', order.refunded === null ? null : money(order.refunded)],
    ['company', order.company],
    ['email', order.email],
    ['invoiceEmail', order.invoice_email === order.email ? null : order.invoice_email],
    ['phone', order.phone],
    ['address', place?.join(', ')],
    ['vatNumber', order.vat_number],
    ['product', product.quantity > 1 ? `${product.name} (${product.quantity}×)` : product.name],
    ['kind', t(`kind.${product.type}`)],
    ['days', product.duration?.toString()],
    ['job', order.job_id?.toString()],
    ['net', isAsked ? null : money(order.net)],
    ['listNet', order.price_reason === null || order.list_net === null ? null : money(order.list_net)],
    ['priceReason', order.price_reason],
    ['vat', isAsked ? null : vat],
    ['total', isAsked ? t('product.onRequest') : money(order.total)],
    ['outstanding', order.outstanding > 0 ? money(order.outstanding) : null],
    ['payment', isAsked ? null : order.payment_type.name],
    ['po', order.po_number],
  ];
  const file = (kind: 'invoice' | 'credit_note', number: string | null) =>
    number === null ? null : (
      <a
        className={`${controls.button} ${controls.secondary}`}
        href={api.invoiceAddress(order.id, kind)}
        target="_blank"
        rel="noreferrer"
      >
        <FileText size={15} aria-hidden />
        {t(`order.${kind}`, { number })}
      </a>
    );
  return (
    <>
      <dl className={styles.facts}>
        <dt>{t('order.status')}</dt>
        <dd>
          <OrderState order={order} />
        </dd>
        {facts.map(([name, value]) =>
          value ? (
            <div key={name} className={styles.fact}>
              <dt>{t(`order.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <p className={styles.files}>
        {file('invoice', order.invoice_number)}
        {file('credit_note', order.credit_note_number)}
      </p>
    </>
  );
}
