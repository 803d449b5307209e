import { groundSentence, withheldGrounds } from '@boardwright/api-client/contract';
import { useEffect } from 'react';
import type { ActionName, ActionResult } from '../../board/define-block.ts';
import { useBoard } from '../../board/board-context.ts';
import { BlockForm } from '../../page/forms/block-form.tsx';
import { FormMessage } from '../../page/forms/form-message.tsx';
import { formResponse } from '../../page/forms/form-response.ts';
import { TrapField } from '../../page/forms/trap-field.tsx';
import { Button } from '@boardwright/ui/button';
import { CheckField } from '@boardwright/ui/check-field';
import { ChoiceGroup } from '@boardwright/ui/choice-group';
import { Notice } from '@boardwright/ui/notice';
import { TextField } from '@boardwright/ui/text-field';
import { TextareaField } from '@boardwright/ui/textarea-field';
import { type JobDetailsPart, reportAnchor, type ReportData } from './job-details-data.ts';
import styles from './job-details.module.css';
import type { jobDetailsActions } from './job-details.actions.ts';
import { reportLengths } from './report-lengths.ts';

export interface ReportProps extends JobDetailsPart {
  readonly id: number;
  readonly report: ReportData;
  readonly initial: ActionResult | undefined;
}

const doneId = 'report-done';

/** By which anybody says that the job must not be here (Digital Services Act, article 16). */
export function Report(props: ReportProps) {
  const { report, t } = props;
  const isDone = typeof report === 'string';
  useEffect(() => {
    if (isDone) document.getElementById(doneId)?.focus();
  }, [isDone]);
  return (
    <section className={styles.apply} id={reportAnchor} aria-labelledby="report-title">
      <h2 id="report-title">{t('report.title')}</h2>
      {typeof report === 'string' ? (
        <Notice id={doneId} tone="success" title={t('report.done')} className={styles.reported}>
          {t(report === 'mailed' ? 'report.doneMailed' : 'report.doneText')}
        </Notice>
      ) : (
        <>
          <p className={styles.applyLead}>{t('report.lead')}</p>
          <ReportForm {...props} known={report} />
        </>
      )}
    </section>
  );
}

function ReportForm({
  id,
  data,
  initial,
  known,
  t,
}: ReportProps & { readonly known: Exclude<ReportData, string> }) {
  const { locale } = useBoard();
  return (
    <BlockForm<ActionName<typeof jobDetailsActions>>
      id={id}
      action="report"
      initial={initial}
      anchor={reportAnchor}
      className={styles.form ?? ''}
    >
      {({ result, busy }) => {
        const answer = formResponse(result);
        const ground = answer.text('ground');
        const field = (name: 'name' | 'email') => ({
          id: `report-${name}`,
          name,
          label: t(`report.${name}`),
          defaultValue: answer.refused ? answer.text(name) : known[name],
          error: answer.error(name),
          maxLength: reportLengths[name],
          optional: true,
        });
        return (
          <>
            <FormMessage
              id="report-message"
              answer={answer}
              check={t('applyForm.check')}
              className={styles.full}
            />
            <input type="hidden" name="job_uuid" value={data.job.uuid} />
            <ChoiceGroup
              id="report-ground"
              name="ground"
              legend={t('report.ground')}
              options={withheldGrounds.map((value) => ({ value, label: groundSentence(value, locale) }))}
              defaultValue={ground === undefined ? [] : [ground]}
              error={answer.error('ground')}
              required
              stacked
              className={styles.full}
            />
            <TextareaField
              id="report-explanation"
              name="explanation"
              label={t('report.explanation')}
              hint={t('report.explanationHint')}
              defaultValue={answer.text('explanation')}
              error={answer.error('explanation')}
              required
              rows={5}
              maxLength={reportLengths.explanation}
              fieldClassName={styles.full}
            />
            <TextField {...field('name')} autoComplete="name" />
            <TextField {...field('email')} type="email" autoComplete="email" hint={t('report.emailHint')} />
            <CheckField
              id="report-good-faith"
              name="good_faith"
              value="1"
              label={t('report.goodFaith')}
              defaultChecked={answer.ticked('good_faith')}
              error={answer.error('good_faith')}
              required
              className={styles.full}
            />
            <TrapField id="report-trap" label={t('report.trap')} />
            <p className={styles.full}>
              <Button busy={busy}>{busy ? t('report.sending') : t('report.send')}</Button>
            </p>
          </>
        );
      }}
    </BlockForm>
  );
}
