import type { AdminOrder } from '@boardwright/api-client/contract';
import { useCallback, useId, useState } from 'react';
import controls from '../../ui/controls.module.css';
import { Modal } from '../../ui/modal.tsx';
import { useShopApi } from '../shop-api.ts';
import { TextField } from '../../lists/fields.tsx';
import { Failure, Reading } from '../../lists/reading.tsx';
import { useFound } from '../../lists/use-found.ts';
import { useSubmission } from '../../lists/use-submission.ts';
import { useShopMessages } from '../use-shop-messages.ts';
import { RefundEffects } from './refund-effects.tsx';
import styles from '../shop.module.css';

interface InvoiceDialogProps {
  readonly order: AdminOrder;
  readonly onClose: () => void;
  readonly onDone: () => void;
  /** It changed meanwhile: shows how it stands now. */
  readonly onStale: () => void;
}

interface FootProps {
  readonly formId: string;
  readonly label: string;
  readonly busy: boolean;
  readonly onClose: () => void;
}

function Foot({ formId, label, busy, onClose }: FootProps) {
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
        {label}
      </button>
    </>
  );
}

/** Says that the money of an invoice has come, and when. */
export function ReceiveDialog({ order, onClose, onDone, onStale }: InvoiceDialogProps) {
  const { t, money } = useShopMessages(order.currency);
  const api = useShopApi();
  const [day, setDay] = useState('');
  const formId = useId();
  const submission = useSubmission((on: string) => api.receiveInvoice(order.id, on), onDone);
  const amount = money(order.outstanding || order.total);
  return (
    <Modal
      title={`${t('invoice.receive')}: ${t('order.title', { id: order.id })}`}
      intro={t('invoice.receiveAbout', { amount })}
      width="wide"
      isDirty={day !== ''}
      onClose={onClose}
      foot={
        <Foot
          {...{ formId, onClose }}
          busy={submission.isBusy}
          label={t('invoice.receiveConfirm', { amount })}
        />
      }
    >
      <Failure of={submission.failure} onStale={onStale} />
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submission.submit(day);
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
export function WriteOffDialog({ order, onClose, onDone, onStale }: InvoiceDialogProps) {
  const { t, money } = useShopMessages(order.currency);
  const api = useShopApi();
  const state = useFound(useCallback(() => api.refundPlan(order.id), [api, order.id]));
  const formId = useId();
  const submission = useSubmission(api.writeOffInvoice, onDone);
  const amount = money(order.outstanding);
  return (
    <Modal
      title={`${t('invoice.writeOff')}: ${t('order.title', { id: order.id })}`}
      intro={t('invoice.writeOffAbout', { amount, company: order.company })}
      width="wide"
      onClose={onClose}
      foot={
        <Foot
          {...{ formId, onClose }}
          busy={submission.isBusy}
          label={t('invoice.writeOffConfirm', { amount })}
        />
      }
    >
      <Failure of={submission.failure} onStale={onStale} />
      <form
        id={formId}
        className={styles.refund}
        onSubmit={(event) => {
          event.preventDefault();
          submission.submit(order.id);
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
