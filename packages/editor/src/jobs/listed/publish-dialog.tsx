import type { JobPaymentWays, ListedJobDetails } from '@boardwright/api-client/contract';
import { useCallback, useId, useState } from 'react';
import { CloseFoot, DialogFoot } from '../../lists/dialog-foot.tsx';
import { ChoiceField, TextField } from '../../lists/fields.tsx';
import { Failure, Reading } from '../../lists/reading.tsx';
import { useFound } from '../../lists/use-found.ts';
import { useSubmission } from '../../lists/use-submission.ts';
import { useShopMessages } from '../../shop/use-shop-messages.ts';
import form from '../../ui/form.module.css';
import { Modal } from '../../ui/modal.tsx';
import { useJobsMessages } from '../use-jobs-messages.ts';
import { BoardWords, type BoardWordsDraft } from './board-words.tsx';
import { type Publishing, useJobsApi } from './jobs-api.ts';
import styles from './jobs.module.css';

interface PublishDialogProps {
  readonly details: ListedJobDetails;
  readonly onClose: () => void;
  /** It changed meanwhile: shows how it stands now. */
  readonly onStale: () => void;
  /** Fills in what is missing. */
  readonly onEdit: () => void;
  /** @param done what was done, as a sentence */
  readonly onDone: (done: string) => void;
}
type Way = JobPaymentWays['ways'][number];
/** What is still to be filled in, as it is called here. */
type Missed = 'title' | 'description' | 'text' | 'location' | 'apply' | 'salary';

const blank: BoardWordsDraft & { readonly product: string; readonly pay: string; readonly reason: string } = {
  mail: true,
  explanation: '',
  product: '',
  pay: '',
  reason: '',
};
type Draft = typeof blank;

/** What is chosen: as was said, or else the first way in which it can be paid. */
function chosenOf({ ways }: JobPaymentWays, { product, pay }: Draft): Way | undefined {
  const possible = ways.filter(({ refusal }) => refusal === null);
  const of = product === '' ? (possible[0]?.product_id ?? ways[0]?.product_id) : Number(product);
  const its = ways.filter((way) => way.product_id === of);
  return its.find((way) => way.pay === pay) ?? its.find(({ refusal }) => refusal === null) ?? its[0];
}

/** Publishes a draft for its company, and says what pays for it: nothing is online unpaid. */
export function PublishDialog({ details, onClose, onStale, onEdit, onDone }: PublishDialogProps) {
  const t = useJobsMessages();
  const api = useJobsApi();
  const formId = useId();
  const { job, form: stored } = details;
  const [draft, setDraft] = useState<Draft>(blank);
  const [isTried, setIsTried] = useState(false);
  const state = useFound(useCallback(() => api.payments(job.uuid), [api, job.uuid]));
  const way = state.found && chosenOf(state.found, draft);
  const missing = [...new Set(stored.missing.map((field) => field.replace(/_.*/, '') as Missed))];
  const isUnsaid = way?.pay === 'free' && draft.reason.trim() === '';
  const isBarred =
    missing.length > 0 || (state.found?.asks === true && (way === undefined || way.refusal !== null));
  const submission = useSubmission(
    (sent: Publishing) => api.publish(job.uuid, sent),
    () => onDone(t('deal.published', { title: job.title })),
  );
  const send = () => {
    setIsTried(true);
    if (!state.found || isBarred || isUnsaid) return;
    submission.submit({
      ...(state.found.asks && way && { product_id: way.product_id, pay: way.pay }),
      ...(way?.pay === 'free' && { reason: draft.reason }),
      ...(way?.pay === 'invoice' && { shown_total: way.total }),
      revision: stored.revision,
      mail: draft.mail,
      explanation: draft.explanation,
    });
  };
  return (
    <Modal
      title={t('deal.publishTitle', { title: job.title })}
      intro={t('deal.publishAbout', { company: job.client?.name ?? '' })}
      width="narrow"
      isDirty={draft !== blank}
      onClose={onClose}
      foot={
        missing.length > 0 ? (
          <DialogFoot action={t('screen.edit')} isBusy={false} onClose={onClose} submits={onEdit} />
        ) : isBarred ? (
          <CloseFoot onClose={onClose} />
        ) : (
          <DialogFoot
            action={t('deal.publish')}
            isBusy={submission.isBusy}
            onClose={onClose}
            submits={formId}
          />
        )
      }
    >
      <Failure of={submission.failure} onStale={onStale} />
      {missing.length === 0 ? null : (
        <div className={styles.refused}>
          <p>{t('deal.missing')}</p>
          <ul>
            {missing.map((field) => (
              <li key={field}>{t(`deal.missed.${field}`)}</li>
            ))}
          </ul>
        </div>
      )}
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {missing.length > 0 ? null : (
          <Reading state={state}>
            {(payments) => (
              <>
                {payments.asks ? (
                  <Payment
                    payments={payments}
                    chosen={way}
                    draft={draft}
                    problem={isTried && isUnsaid ? t('deal.reasonNeeded') : undefined}
                    onChange={setDraft}
                  />
                ) : (
                  <p className={styles.intro}>{t('deal.asksNothing')}</p>
                )}
                {isBarred && way === undefined ? <p>{t('deal.noProducts')}</p> : null}
                {payments.invoice_to === null ? (
                  <p className={styles.quiet}>{t('deal.noPeople')}</p>
                ) : isBarred ? null : (
                  <BoardWords
                    label={t('deal.mailOne', { company: job.client?.name ?? '' })}
                    draft={draft}
                    onChange={(words) => setDraft({ ...draft, ...words })}
                  />
                )}
              </>
            )}
          </Reading>
        )}
      </form>
    </Modal>
  );
}

interface PaymentProps {
  readonly payments: JobPaymentWays;
  readonly chosen: Way | undefined;
  readonly draft: Draft;
  /** What is wrong with the reason. */
  readonly problem: string | undefined;
  readonly onChange: (draft: Draft) => void;
}

function Payment({ payments: { ways, invoice_to: buyer }, chosen, draft, problem, onChange }: PaymentProps) {
  const t = useJobsMessages();
  const { money } = useShopMessages(chosen?.currency);
  const id = useId();
  if (!chosen) return null;
  const products = [...new Map(ways.map((way) => [way.product_id, way])).values()];
  const its = ways.filter((way) => way.product_id === chosen.product_id);
  const about = ({ pay, amount, left, total }: Way): string => {
    if (pay === 'invoice')
      return t('deal.byAbout.invoice', {
        amount: money(total ?? 0),
        name: buyer?.name ?? '',
        email: buyer?.email ?? '',
      });
    if (pay === 'free') return t('deal.byAbout.free');
    if (chosen.days === null) return t('deal.byAbout.clicks', { left: money(left ?? 0) });
    return t(`deal.byAbout.${pay}`, { amount: amount ?? 1, left: left ?? 0 });
  };
  return (
    <>
      <ChoiceField
        label={t('deal.product')}
        value={String(chosen.product_id)}
        options={products.map(({ product_id: value, product }) => ({
          value: String(value),
          text: product,
        }))}
        onChange={(product) => onChange({ ...draft, product, pay: '' })}
      />
      <fieldset className={styles.ways}>
        <legend>{t('deal.pays')}</legend>
        {its.map((way) => (
          <div key={way.pay}>
            <label className={form.check}>
              <input
                type="radio"
                name={`${id}-pay`}
                value={way.pay}
                checked={way.pay === chosen.pay}
                disabled={way.refusal !== null}
                aria-describedby={`${id}-${way.pay}`}
                onChange={() => onChange({ ...draft, product: String(way.product_id), pay: way.pay })}
              />
              {t(`deal.by.${way.pay}`)}
            </label>
            <small id={`${id}-${way.pay}`}>{way.refusal ?? about(way)}</small>
          </div>
        ))}
      </fieldset>
      {chosen.pay === 'free' && chosen.refusal === null ? (
        <TextField
          label={t('deal.reason')}
          hint={t('deal.reasonHint')}
          problem={problem}
          value={draft.reason}
          maxLength={500}
          onChange={(reason) => onChange({ ...draft, reason })}
        />
      ) : null}
    </>
  );
}
