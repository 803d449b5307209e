import { Button } from '@boardwright/ui/button';
import { Panel } from '@boardwright/ui/panel';
import { SelectField } from '@boardwright/ui/select-field';
import { useFormat } from '@boardwright/ui/use-format';
import { PanelMachineForm } from '../../../page/account/panel-form.tsx';
import { FailureWays, failureText } from '../../../page/forms/failure-notice.tsx';
import type { JobPagePart } from './manage-jobs-props.ts';
import { usePageT } from '../../../page/use-page-t.ts';
import styles from './job-extend.module.css';

/** Puts a job into one of the company's slots, the free ones first; a job that holds it makes room. */
export function JobSlotPart({ data, t, state, ...panel }: JobPagePart) {
  const format = useFormat();
  const pageT = usePageT();
  const { job, slots } = data;
  const held = slots.find(({ job_id }) => job_id === job.id);
  // No slot is spent on a job that the site keeps off.
  const others = (job.withheld === null ? slots : [])
    .filter((slot) => slot !== held && !slot.cancelled)
    .toSorted((one, other) => Number(one.job_id !== null) - Number(other.job_id !== null));
  const part = `slot-${job.id}`;
  const failure = state.failureOf(part);
  if (!held && others.length === 0) return null;
  return (
    <Panel title={t('slot.title')} titleId="job-slot" level={3} className={styles.panel}>
      {held && <p>{t('slot.held', { name: held.name, date: format.date(held.valid_till) })}</p>}
      {others.length > 0 && (
        <PanelMachineForm
          panel={panel}
          action="assignSlot"
          part={part}
          failure={failure}
          onPost={state.change}
        >
          <div className={styles.slot}>
            <input type="hidden" name="id" value={job.id} />
            <SelectField
              id="job-slot-choice"
              name="subscription_id"
              label={t('slot.which')}
              options={others.map(({ subscription_id, name, job_title }) => ({
                value: String(subscription_id),
                label:
                  job_title === null ? t('slot.free', { name }) : t('slot.taken', { name, job: job_title }),
              }))}
              hint={t('slot.hint')}
              error={failure && failureText(failure, pageT)}
            />
            <Button size="small" variant="secondary" busy={state.isBusy}>
              {t('slot.put')}
            </Button>
          </div>
          <FailureWays failure={failure} onRetry={state.retry} onRefresh={state.refresh} />
        </PanelMachineForm>
      )}
    </Panel>
  );
}
