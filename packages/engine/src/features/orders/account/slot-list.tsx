import type { JobSlot } from '@boardwright/api-client/contract';
import { Button } from '@boardwright/ui/button';
import { SelectField } from '@boardwright/ui/select-field';
import { useFormat } from '@boardwright/ui/use-format';
import { PanelForm } from '../../../page/account/panel-form.tsx';
import type { ShopListData } from './web-shop.load.ts';
import type { ShopPart } from './web-shop-props.ts';
import styles from './web-shop.module.css';

type SlotProps = ShopPart<ShopListData> & { readonly slot: JobSlot };

/** The places that hold one job at a time: which, until when, and what to put there. */
export function SlotList({
  slots,
  ...props
}: ShopPart<ShopListData> & { readonly slots: readonly JobSlot[] }) {
  const { t } = props;
  if (slots.length === 0) return null;
  return (
    <div>
      <h3 className={styles.subtitle}>{t('slots.title')}</h3>
      <ul className={styles.rows}>
        {slots.map((slot) => (
          <li key={slot.subscription_id} className={styles.slot}>
            <SlotText {...props} slot={slot} />
            <FillSlot {...props} slot={slot} />
            {slot.next_payment_cycle !== null && <CancelSlot {...props} slot={slot} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

function SlotText({ slot, t }: SlotProps) {
  const format = useFormat();
  const date = format.date(slot.valid_till);
  return (
    <p className={styles.words}>
      <b>{slot.name}</b>
      <span>{slot.job_title ?? t('slots.empty')}</span>
      <span className="muted">
        {t(slot.next_payment_cycle === null ? 'slots.ends' : 'slots.billed', { date })}
      </span>
    </p>
  );
}

function FillSlot({ slot, data, t, ...panel }: SlotProps) {
  const part = String(slot.subscription_id);
  const jobs = data.jobs.filter(({ id }) => id !== slot.job_id);
  return (
    <PanelForm panel={panel} action="fillSlot" part={part} className={styles.fill} label={t('slots.put')}>
      {({ answer, busy }) => (
        <>
          <input type="hidden" name="subscription_id" value={slot.subscription_id} />
          <SelectField
            id={`slot-${part}`}
            name="job_id"
            small
            labelHidden
            label={t('slots.job')}
            placeholder={t('slots.job')}
            options={jobs.map(({ id, title }) => ({ value: String(id), label: title }))}
            defaultValue={answer.text('job_id') ?? ''}
          />
          <Button size="small" variant="secondary" busy={busy}>
            {t('slots.put')}
          </Button>
          {(answer.message ?? answer.error('job_id')) && (
            <p role="alert" className={styles.alert}>
              {answer.message ?? answer.error('job_id')}
            </p>
          )}
        </>
      )}
    </PanelForm>
  );
}

function CancelSlot({ slot, t, ...panel }: SlotProps) {
  return (
    <PanelForm panel={panel} action="cancelSlot" part={`end-${slot.subscription_id}`}>
      {({ answer, busy }) => (
        <>
          <input type="hidden" name="subscription_id" value={slot.subscription_id} />
          <Button size="small" variant="plain" busy={busy} aria-label={`${t('slots.cancel')}: ${slot.name}`}>
            {t('slots.cancel')}
          </Button>
          {answer.message && <p role="alert">{answer.message}</p>}
        </>
      )}
    </PanelForm>
  );
}
