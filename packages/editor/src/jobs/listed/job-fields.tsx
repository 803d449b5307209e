import { jobLengths, salaryTypes } from '@boardwright/api-client/contract';
import type { RequestFailure } from '@boardwright/engine/request-failure';
import { ChoiceField, Field, TextField } from '../../lists/fields.tsx';
import { RichTextField } from '../../lists/rich-text-field.tsx';
import { useJobsMessages } from '../use-jobs-messages.ts';
import { type JobDraft, type TextPart, wrongAmounts } from './job-draft.ts';
import { JobParticulars } from './job-particulars.tsx';
import styles from './jobs.module.css';

interface JobFieldsProps {
  readonly draft: JobDraft;
  /** Which texts it has. */
  readonly parts: readonly TextPart[];
  /** Whether it was to be sent: what cannot be is marked. */
  readonly isTried: boolean;
  /** Why it was refused. */
  readonly failure: RequestFailure | undefined;
  readonly onChange: (draft: JobDraft) => void;
}

/** What an admin writes of a job on behalf of a company. */
export function JobFields({ draft, parts, isTried, failure, onChange }: JobFieldsProps) {
  const t = useJobsMessages();
  const change = (part: Partial<JobDraft>) => onChange({ ...draft, ...part });
  const problemAt = (...names: readonly string[]) =>
    names.flatMap((name) => failure?.fields?.[name] ?? []).join(' ') || undefined;
  const text = (
    name: 'title' | 'place' | 'reference' | 'till' | 'salaryMin' | 'salaryMax',
    wire: string,
    label: string,
    more = {},
  ) => (
    <TextField
      label={label}
      value={draft[name]}
      problem={problemAt(wire)}
      onChange={(value) => change({ [name]: value })}
      {...more}
    />
  );
  const wrong = isTried ? wrongAmounts(draft) : [];
  const amount = (name: 'salaryMin' | 'salaryMax') => ({
    numeric: true,
    ...(wrong.includes(name) && { problem: t('written.amountWrong') }),
  });
  return (
    <>
      {text('title', 'title', t('job.title'), { maxLength: jobLengths.title })}
      <Field label={t('screen.intro')} problem={problemAt('description')}>
        {(control) => (
          <textarea
            {...control}
            rows={2}
            maxLength={jobLengths.description}
            value={draft.description}
            onChange={({ target }) => change({ description: target.value })}
          />
        )}
      </Field>
      {parts.map((part) => (
        <div key={part} className={styles.text}>
          <RichTextField
            label={t(`screen.text.${part}`)}
            value={draft.texts[part]}
            onChange={(html) => change({ texts: { ...draft.texts, [part]: html } })}
          />
          <p className={styles.problem}>{problemAt(part === 'own' ? 'text_own' : `text_platform.${part}`)}</p>
        </div>
      ))}
      <div className={styles.pair}>
        {text('place', 'location_name', t('job.place'))}
        {text('till', 'till', t('job.ends'), { type: 'date', hint: t('screen.tillHint') })}
      </div>
      <div className={styles.pair}>
        <ChoiceField
          label={t('screen.applyBy')}
          value={draft.applyType}
          options={(['email', 'url'] as const).map((value) => ({ value, text: t(`screen.by.${value}`) }))}
          onChange={(applyType) => change({ applyType })}
        />
        <TextField
          label={t(`screen.by.${draft.applyType}`)}
          value={draft.applyType === 'email' ? draft.applyEmail : draft.applyUrl}
          problem={problemAt(draft.applyType === 'email' ? 'apply_email' : 'apply_url')}
          maxLength={500}
          onChange={(value) =>
            change(draft.applyType === 'email' ? { applyEmail: value } : { applyUrl: value })
          }
        />
      </div>
      <div className={styles.triple}>
        {text('salaryMin', 'salary_min', t('deal.pay.from'), amount('salaryMin'))}
        {text('salaryMax', 'salary_max', t('deal.pay.to'), amount('salaryMax'))}
        <ChoiceField
          label={t('deal.pay.per')}
          value={draft.salaryType}
          options={salaryTypes.map((value) => ({ value, text: t(`deal.pay.types.${value}`) }))}
          onChange={(salaryType) => change({ salaryType })}
        />
      </div>
      <JobParticulars draft={draft} problemAt={problemAt} onChange={change} />
      {text('reference', 'reference_code', t('screen.reference'), { maxLength: 80 })}
    </>
  );
}
