import {
  longestReport,
  reportDecisions,
  type ReportedJobDetails,
  type ReportOutcome,
} from '@boardwright/api-client/contract';
import { useId } from 'react';
import { Field } from '../../lists/fields.tsx';
import { WithholdFields } from '../listed/withhold-dialog.tsx';
import form from '../../ui/form.module.css';
import { useJobsMessages } from '../use-jobs-messages.ts';
import { type DecisionDraft, type DecisionProblems, takesOff } from './decision-draft.ts';
import styles from './reports.module.css';

interface DecisionFormProps {
  readonly details: ReportedJobDetails;
  readonly draft: DecisionDraft;
  readonly problems: DecisionProblems;
  readonly onChange: (draft: DecisionDraft) => void;
}

/** What becomes of the job, why, and what those who reported it read. */
export function DecisionForm({ details, draft, problems, onChange }: DecisionFormProps) {
  const t = useJobsMessages();
  const id = useId();
  const { job, reports } = details;
  const mailed = reports.filter(({ email }) => email !== null).length;
  const problem = (name: keyof DecisionProblems) => {
    const key = problems[name];
    return key && t(`report.${key}`);
  };
  const isDeleted = job.status === 'archived';
  const aboutOf = (outcome: ReportOutcome) => {
    if (outcome === 'left') return 'left';
    return isDeleted ? 'deleted' : job.withheld ? 'offAlready' : 'withheld';
  };
  return (
    <>
      <fieldset className={styles.outcomes} aria-describedby={`${id}-outcome`}>
        <legend className={styles.heading}>{t('report.what')}</legend>
        {reportDecisions.map((outcome) => (
          <div key={outcome} className={styles.outcome}>
            <label className={form.check}>
              <input
                type="radio"
                name={`${id}-outcome`}
                value={outcome}
                checked={draft.outcome === outcome}
                disabled={isDeleted && outcome === 'withheld'}
                aria-describedby={`${id}-${outcome}`}
                onChange={() => onChange({ ...draft, outcome })}
              />
              {t(`report.choose.${outcome}`)}
            </label>
            <small id={`${id}-${outcome}`}>{t(`report.chooseAbout.${aboutOf(outcome)}`)}</small>
          </div>
        ))}
        <p id={`${id}-outcome`} className={form.error}>
          {problem('outcome')}
        </p>
      </fieldset>
      {takesOff(draft, details) ? (
        <WithholdFields
          job={job}
          draft={draft.withholding}
          problem={problem('explanation')}
          onChange={(withholding) => onChange({ ...draft, withholding })}
        />
      ) : null}
      <div className={styles.message}>
        <Field
          label={t('report.message')}
          hint={mailed === 0 ? t('report.messageNobody') : t('report.messageHint', { count: mailed })}
          problem={problem('message')}
        >
          {(control) => (
            <textarea
              {...control}
              rows={4}
              value={draft.message}
              maxLength={longestReport}
              onChange={(event) => onChange({ ...draft, message: event.target.value })}
            />
          )}
        </Field>
      </div>
    </>
  );
}
