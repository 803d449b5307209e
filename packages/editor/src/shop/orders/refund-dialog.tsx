import type { AdminOrder, RefundPlan } from '@boardwright/api-client/contract';
import { useCallback, useId, useState } from 'react';
import { DialogFoot } from '../../lists/dialog-foot.tsx';
import { Modal } from '../../ui/modal.tsx';
import { centsOf } from '../amounts.ts';
import { type Refund, useShopApi } from '../shop-api.ts';
import { ChoiceField, TextField } from '../../lists/fields.tsx';
import { Failure, Reading } from '../../lists/reading.tsx';
import { useFound } from '../../lists/use-found.ts';
import { useSubmission } from '../../lists/use-submission.ts';
import { useShopMessages } from '../use-shop-messages.ts';
import { RefundEffects } from './refund-effects.tsx';
import styles from '../shop.module.css';

interface RefundDialogProps {
  readonly order: AdminOrder;
  readonly onClose: () => void;
  readonly onDone: () => void;
  /** It changed meanwhile: shows how it stands now. */
  readonly onStale: () => void;
}

const blank = {
  how: 'whole' as 'whole' | 'unused' | 'other',
  amount: '',
  goods: 'takeBack' as 'takeBack' | 'leave',
  reason: '',
};
type Draft = typeof blank;

/** How much goes back, in cents; undefined where none was chosen that can be. */
function amountOf({ how, amount }: Draft, { total, unused }: RefundPlan): number | undefined {
  if (how === 'whole') return total;
  const cents = how === 'unused' ? unused : centsOf(amount);
  return cents !== undefined && cents > 0 && cents <= total ? cents : undefined;
}

/** Asks how much of an order goes back, and says first what is taken back with it and what not. */
export function RefundDialog({ order, onClose, onDone, onStale }: RefundDialogProps) {
  const { t, money } = useShopMessages(order.currency);
  const api = useShopApi();
  const state = useFound(useCallback(() => api.refundPlan(order.id), [api, order.id]));
  const [draft, setDraft] = useState<Draft>(blank);
  const [tried, setTried] = useState(false);
  const formId = useId();
  const plan = state.found;
  const amount = plan && amountOf(draft, plan);
  const submission = useSubmission((refund: Refund) => api.refund(order.id, refund), onDone);
  const give = () => {
    setTried(true);
    if (plan && amount !== undefined) submission.submit(refundOf(draft, plan, amount));
  };
  return (
    <Modal
      title={`${t('refund.ask')}: ${t('order.title', { id: order.id })}`}
      intro={t(order.payment_type.third_party ? 'refund.about' : 'refund.aboutInvoice')}
      width="wide"
      isDirty={draft !== blank}
      onClose={onClose}
      foot={
        <DialogFoot
          action={t('refund.confirm', { total: money(amount ?? order.total) })}
          isBusy={submission.isBusy || !plan}
          onClose={onClose}
          submits={formId}
        />
      }
    >
      <Failure of={submission.failure} onStale={onStale} />
      <Reading state={state}>
        {(found) => (
          <form
            id={formId}
            noValidate
            className={styles.refund}
            onSubmit={(event) => {
              event.preventDefault();
              give();
            }}
          >
            <RefundFields
              plan={found}
              currency={order.currency}
              draft={draft}
              tried={tried}
              onChange={setDraft}
            />
          </form>
        )}
      </Reading>
    </Modal>
  );
}

function refundOf({ how, goods, reason }: Draft, { total }: RefundPlan, amount: number): Refund {
  return {
    reason: reason.trim(),
    take_back: goods === 'takeBack',
    // What cost nothing has no amount that could be named.
    ...(how !== 'whole' && total > 0 && { amount }),
  };
}

interface RefundFieldsProps {
  readonly plan: RefundPlan;
  /** Of the order. */
  readonly currency: string;
  readonly draft: Draft;
  readonly tried: boolean;
  readonly onChange: (draft: Draft) => void;
}

export function RefundFields({ plan, currency, draft, tried, onChange }: RefundFieldsProps) {
  const { t, money } = useShopMessages(currency);
  const set = (change: Partial<Draft>) => onChange({ ...draft, ...change });
  const isPart = plan.unused > 0 && plan.unused < plan.total;
  const hows = (['whole', 'unused', 'other'] as const).filter((how) => how !== 'unused' || isPart);
  const text = { whole: money(plan.total), unused: money(plan.unused), other: '' };
  const isWrong = tried && amountOf(draft, plan) === undefined;
  return (
    <>
      <div className={styles.pair}>
        <ChoiceField
          label={t('refund.amount')}
          value={draft.how}
          options={hows.map((how) => ({ value: how, text: t(`refund.${how}`, { amount: text[how] }) }))}
          onChange={(how) => set({ how })}
        />
        {draft.how === 'other' ? (
          <TextField
            label={t('refund.otherAmount')}
            problem={isWrong ? t('refund.wrongAmount', { most: money(plan.total) }) : undefined}
            value={draft.amount}
            numeric
            onChange={(amount) => set({ amount })}
          />
        ) : null}
      </div>
      <ChoiceField
        label={t('refund.goods')}
        value={draft.goods}
        options={(['takeBack', 'leave'] as const).map((goods) => ({
          value: goods,
          text: t(`refund.${goods}`),
        }))}
        onChange={(goods) => set({ goods })}
      />
      <RefundEffects plan={plan} isTaken={draft.goods === 'takeBack'} currency={currency} />
      <TextField
        label={t('refund.reason')}
        value={draft.reason}
        maxLength={500}
        onChange={(reason) => set({ reason })}
      />
    </>
  );
}
