import { jobLengths, type ListedJobDetails } from '@boardwright/api-client/contract';
import { useId, useState } from 'react';
import { DialogFoot } from '../../lists/dialog-foot.tsx';
import { ChoiceField, Field, TextField } from '../../lists/fields.tsx';
import { Failure } from '../../lists/reading.tsx';
import { RichTextField } from '../../lists/rich-text-field.tsx';
import { useSubmission } from '../../lists/use-submission.ts';
import { Modal } from '../../ui/modal.tsx';
import { useJobsMessages } from '../use-jobs-messages.ts';
import { changeOf, draftOf, type JobDraft, textParts } from './job-draft.ts';
import { type JobChange, useJobsApi } from './jobs-api.ts';
import styles from './jobs.module.css';

interface EditJobProps {
  readonly details: ListedJobDetails;
  readonly onClose: () => void;
  /** It changed meanwhile: shows how it stands now. */
  readonly onStale: () => void;
  readonly onDone: () => void;
}

/** Changes a job on behalf of its company: only what was changed here is sent. */
export function EditJob({ details, onClose, onStale, onDone }: EditJobProps) {
  const t = useJobsMessages();
  const api = useJobsApi();
  const formId = useId();
  const [first] = useState(() => draftOf(details.form));
  const [draft, setDraft] = useState(first);
  const change = (part: Partial<JobDraft>) => setDraft((before) => ({ ...before, ...part }));
  const submission = useSubmission(
    (sent: JobChange) => api.change(details.job.uuid, sent),
    () => onDone(),
  );
  const problemAt = (...names: readonly string[]) =>
    names.flatMap((name) => submission.failure?.fields?.[name] ?? []).join(' ') || undefined;
  const hasFields = Object.keys(submission.failure?.fields ?? {}).length > 0;
  const text = (name: 'title' | 'place' | 'reference' | 'till', wire: string, label: string, more = {}) => (
    <TextField
      label={label}
      value={draft[name]}
      problem={problemAt(wire)}
      onChange={(value) => change({ [name]: value })}
      {...more}
    />
  );
  return (
    <Modal
      title={t('screen.editTitle', { title: details.job.title })}
      intro={t('screen.editAbout', { company: details.job.client?.name ?? details.job.organisation_name })}
      width="wide"
      isDirty={draft !== first}
      onClose={onClose}
      foot={
        <DialogFoot action={t('screen.save')} isBusy={submission.isBusy} onClose={onClose} submits={formId} />
      }
    >
      {hasFields ? null : <Failure of={submission.failure} onStale={onStale} />}
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submission.submit(changeOf(first, draft, details.form.revision));
        }}
      >
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
        {textParts(details.form).map((part) => (
          <div key={part} className={styles.text}>
            <RichTextField
              label={t(`screen.text.${part}`)}
              value={draft.texts[part]}
              onChange={(html) => change({ texts: { ...draft.texts, [part]: html } })}
            />
            <p className={styles.problem}>
              {problemAt(part === 'own' ? 'text_own' : `text_platform.${part}`)}
            </p>
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
        {text('reference', 'reference_code', t('screen.reference'), { maxLength: 80 })}
      </form>
    </Modal>
  );
}
