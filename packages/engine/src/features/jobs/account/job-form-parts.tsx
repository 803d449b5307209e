import type { ReactNode } from 'react';
import type { FormResponse } from '../../../page/forms/form-response.ts';
import { FormMessage } from '../../../page/forms/form-message.tsx';
import { judgeJob } from '../job-quality/judge-job.ts';
import { asSanitised } from '@boardwright/ui/safe-html';
import { baseOf, theirField } from './conflict.ts';
import { ConflictChoice } from './conflict-choice.tsx';
import { cleanMarkup } from './clean-markup.ts';
import { type FormStep, formSteps, stepId, stepOfCheck, stepOfField } from './form-steps.ts';
import { FormActions } from './form-ways.tsx';
import { ApplyParts, DatesPart } from './job-contact-parts.tsx';
import { jobFields, type JobPartProps } from './job-fields.ts';
import { JobJournalOffer } from './job-journal.tsx';
import { AboutPart, PlacePart, TextPart } from './job-main-parts.tsx';
import { JobPreview } from './job-preview.tsx';
import { JobProductPart } from './job-product.tsx';
import { JobTermsParts, SegmentsPart } from './job-terms-parts.tsx';
import type { JobValues } from './job-values.ts';
import { judgedJob, liveJobView } from './live-job.ts';
import type { JobFormData } from './manage-jobs.load.ts';
import type { JobsPart } from './manage-jobs-props.ts';
import { QualityPanel } from './quality-panel.tsx';
import { StepRail } from './step-rail.tsx';
import type { StoredDraft } from './use-autosave.ts';
import { useFormStep } from './use-form-step.ts';
import styles from './job-form.module.css';

interface JobFormPartsProps extends JobsPart<JobFormData> {
  readonly answer: FormResponse;
  readonly busy: boolean;
  /** The way on where the form was not sent. */
  readonly wayOn: ReactNode;
  readonly back: string;
  /** What stands in the form now; undefined before anything was typed. */
  readonly live: JobValues | undefined;
  /** The draft as it was kept by itself. */
  readonly stored: StoredDraft | undefined;
  readonly scripts: boolean;
  readonly journal: string;
  /** Whether what was typed is safe. */
  readonly children: ReactNode;
}

/** The revision that is newest: of what was read, answered, or kept meanwhile. They only grow. */
function newestRevision(...revisions: readonly (string | number | undefined)[]): number | undefined {
  const known = revisions.map(Number).filter((one) => Number.isInteger(one) && one > 0);
  return known.length > 0 ? Math.max(...known) : undefined;
}

/** What stands in the form of a job: its steps, and beside them what comes of it. */
export function JobFormParts(props: JobFormPartsProps) {
  const { answer, busy, wayOn, back, live, stored: remaining, scripts, journal, children, data, t } = props;
  const { job } = data;
  const [step, go] = useFormStep(answer);
  const fields = jobFields(data.values, answer, t);
  // A draft that could be kept but not published has its number by now.
  const id = answer.text('id') || remaining?.id || job?.id;
  const revision = newestRevision(answer.text('revision'), data.values.revision, remaining?.revision);
  const isDraft = !job || job.status === 'draft';
  const values = live ?? data.values;
  const quality = judgeJob(judgedJob(values), data.offer.pay);
  // What was read is what the API made clean; what is typed has not been there yet.
  const clean = live ? cleanMarkup : asSanitised;
  const wrong = new Set(Object.keys(answer.refused?.fields ?? {}).map(stepOfField));
  const part: JobPartProps = { ...props, fields, answer };
  const inStep: Readonly<Record<FormStep, ReactNode>> = {
    what: (
      <>
        <AboutPart {...part} />
        <SegmentsPart {...part} />
      </>
    ),
    text: <TextPart {...part} />,
    where: <PlacePart {...part} />,
    terms: <JobTermsParts {...part} />,
    apply: <ApplyParts {...part} />,
    publish: <DatesPart {...part}>{isDraft && <JobProductPart {...part} jobId={id} />}</DatesPart>,
  };
  return (
    <>
      <FormMessage
        id="job-form-message"
        answer={answer}
        check={t('form.check')}
        className={styles.message}
        action={wayOn}
      />
      {!answer.refused && <JobJournalOffer name={journal} t={t} />}
      <ConflictChoice answer={answer} data={data} t={t} />
      <input type="hidden" name="id" value={id ?? ''} />
      <input type="hidden" name="revision" value={revision ?? ''} />
      {job && <input type="hidden" name="base" value={answer.text('base') ?? baseOf(data.values)} />}
      <div id="job-steps" className={styles.rail}>
        <StepRail
          current={step}
          done={doneSteps(quality)}
          wrong={wrong}
          onStep={go}
          scripts={scripts}
          isDraft={isDraft}
          t={t}
        />
        {answer.text(theirField) === undefined && children}
      </div>
      <div className={styles.columns} data-step={step} {...(!scripts && { 'data-waiting': '' })}>
        <div className={styles.steps}>
          {formSteps.map((one) => (
            <div key={one} id={stepId(one)} className={styles.step} hidden={scripts && one !== step}>
              {inStep[one]}
            </div>
          ))}
          <FormActions {...{ step, scripts, busy, back, isDraft, t }} onStep={go} />
        </div>
        <aside className={styles.beside} aria-label={t('form.beside')}>
          <QualityPanel quality={quality} step={scripts ? step : 'publish'} onStep={go} t={t} />
          <JobPreview job={liveJobView(data, values, clean)} t={t} />
        </aside>
      </div>
    </>
  );
}

/** Steps in which nothing of weight is missing. */
function doneSteps({ judgements }: ReturnType<typeof judgeJob>): ReadonlySet<FormStep> {
  const lacking = new Set(
    judgements
      .filter(({ isGood, weight }) => !isGood && weight !== 'could')
      .map(({ check }) => stepOfCheck(check)),
  );
  // The last one is done when it is published.
  return new Set(formSteps.filter((step) => step !== 'publish' && !lacking.has(step)));
}
