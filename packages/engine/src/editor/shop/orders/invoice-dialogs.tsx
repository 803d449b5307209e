import type { AdminOrder } from '@boardwright/api-client/contract';
import { useCallback, useId, useState } from 'react';
import controls from '../../ui/controls.module.css';
import { Modal } from '../../ui/modal.tsx';
import { useShopApi } from '../shop-api.ts';
import { TextField } from '../shop-field.tsx';
import { Problem, Reading } from '../shop-list.tsx';
import { sentenceOf, useFound } from '../use-found.ts';
import { useShopMessages } from '../use-shop-messages.ts';
import { RefundEffects } from './refund-effects.tsx';
import styles from '../shop.module.css';

interface InvoiceDialogProps {
  readonly order: AdminOrder;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Does something once, and says why not where it is refused. */
function useAction(act: () => Promise<unknown>, onDone: () => void) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | undefined>(undefined);
  async function run(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setRefused(undefined);
    try {
      await act();
      onDone();
    } catch (error) {
      // Policy: what the server says is said here; the order stays as it is.
      setRefused(sentenceOf(error));
      setBusy(false);
    }
  }
  return { busy, refused, run: () => void run() };
}

interface FootProps {
  readonly formId: string;
  readonly words: string;
  readonly busy: boolean;
  readonly onClose: () => void;
}

function Foot({ formId, words, busy, onClose }: FootProps) {
  const { t } = useShopMessages();
  return (
    <>
      <button type="button" className={`${controls.button} ${controls.secondary}`} onClick={onClose}>
        {t('cancel')}
      </button>
      <button
        type="submit"
        form={formId}
        className={`${controls.button} ${controls.primary}`}
        aria-disabled={busy}
      >
        {words}
      </button>
    </>
  );
}

/** Says that the money of an invoice has come, and when. */
export function ReceiveDialog({ order, onClose, onDone }: InvoiceDialogProps) {
  const { t, money } = useShopMessages(order.currency);
  const desk = useShopApi();
  const [day, setDay] = useState('');
  const formId = useId();
  const notice = useAction(() => desk.receiveInvoice(order.id, day), onDone);
  const amount = money(order.outstanding || order.total);
  return (
    <Modal
      title={`${t('invoice.receive')}: ${t('order.title', { id: order.id })}`}
      intro={t('invoice.receiveAbout', { amount })}
      width="wide"
      isDirty={day !== ''}
      onClose={onClose}
      foot={
        <Foot {...{ formId, onClose }} busy={notice.busy} words={t('invoice.receiveConfirm', { amount })} />
      }
    >
      {notice.refused === undefined ? null : <Problem text={notice.refused} />}
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          notice.run();
        }}
      >
        <TextField
          type="date"
          label={t('invoice.receivedOn')}
          hint={t('invoice.receivedOnHint')}
          value={day}
          onChange={setDay}
        />
      </form>
    </Modal>
  );
}

/** Gives the money of an invoice up, and says first what ends with it. */
export function WriteOffDialog({ order, onClose, onDone }: InvoiceDialogProps) {
  const { t, money } = useShopMessages(order.currency);
  const desk = useShopApi();
  const state = useFound(useCallback(() => desk.refundPlan(order.id), [desk, order.id]));
  const formId = useId();
  const outcome = useAction(() => desk.writeOffInvoice(order.id), onDone);
  const amount = money(order.outstanding);
  return (
    <Modal
      title={`${t('invoice.writeOff')}: ${t('order.title', { id: order.id })}`}
      intro={t('invoice.writeOffAbout', { amount, company: order.company })}
      width="wide"
      onClose={onClose}
      foot={
        <Foot {...{ formId, onClose }} busy={outcome.busy} words={t('invoice.writeOffConfirm', { amount })} />
      }
    >
      {outcome.refused === undefined ? null : <Problem text={outcome.refused} />}
      <form
        id={formId}
        className={styles.refund}
        onSubmit={(event) => {
          event.preventDefault();
          outcome.run();
        }}
      >
        {/* Of an order that was credited in part the plan is spent; what is taken back is the same. */}
        {order.refund_state === null ? (
          <Reading state={state}>
            {(plan) => <RefundEffects plan={plan} isTaken currency={order.currency} />}
          </Reading>
        ) : null}
      </form>
    </Modal>
  );
}
