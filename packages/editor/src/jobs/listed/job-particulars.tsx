import { jobHours } from '@boardwright/api-client/contract';
import { useCallback } from 'react';
import { ChoiceField, TextField } from '../../lists/fields.tsx';
import { Reading } from '../../lists/reading.tsx';
import { useFound } from '../../lists/use-found.ts';
import form from '../../ui/form.module.css';
import { useJobsMessages } from '../use-jobs-messages.ts';
import type { JobDraft } from './job-draft.ts';
import { useJobsApi } from './jobs-api.ts';
import styles from './jobs.module.css';

interface JobParticularsProps {
  readonly draft: JobDraft;
  /** What is wrong with fields, by their names on the wire. */
  readonly problemAt: (...names: readonly string[]) => string | undefined;
  readonly onChange: (part: Partial<JobDraft>) => void;
}

/** What a job is searched and asked by: its hours, its categories, and whom candidates may ask. */
export function JobParticulars({ draft, problemAt, onChange }: JobParticularsProps) {
  const t = useJobsMessages();
  const hours = (name: 'hoursMin' | 'hoursMax', wire: string, label: string) => (
    <ChoiceField
      label={label}
      problem={problemAt(wire)}
      value={draft[name]}
      options={[
        { value: '', text: t('written.hoursNone') },
        ...jobHours.map((value) => ({ value: String(value), text: t('written.hours', { count: value }) })),
      ]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  const contact = (name: 'contactName' | 'contactEmail' | 'contactPhone', wire: string, label: string) => (
    <TextField
      label={label}
      problem={problemAt(wire)}
      value={draft[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <>
      <div className={styles.pair}>
        {hours('hoursMin', 'hours_min', t('written.hoursFrom'))}
        {hours('hoursMax', 'hours_max', t('written.hoursTo'))}
      </div>
      <div className={styles.remote}>
        <label className={form.check}>
          <input
            type="checkbox"
            checked={draft.isRemote}
            onChange={({ target }) => onChange({ isRemote: target.checked })}
          />
          <span>{t('written.remote')}</span>
        </label>
      </div>
      <JobCategories
        chosen={draft.categories}
        problem={problemAt('segment_ids')}
        onChange={(categories) => onChange({ categories })}
      />
      <fieldset className={styles.group}>
        <legend>{t('written.contact')}</legend>
        <p className={form.hint}>{t('written.contactHint')}</p>
        <div className={styles.triple}>
          {contact('contactName', 'recruiter_name', t('written.contactName'))}
          {contact('contactEmail', 'recruiter_email', t('written.contactEmail'))}
          {contact('contactPhone', 'recruiter_phone', t('written.contactPhone'))}
        </div>
      </fieldset>
    </>
  );
}

interface JobCategoriesProps {
  readonly chosen: readonly number[];
  readonly problem: string | undefined;
  readonly onChange: (chosen: readonly number[]) => void;
}

/** The categories of a job, group by group; one that is archived stays with it, and is not offered. */
function JobCategories({ chosen, problem, onChange }: JobCategoriesProps) {
  const t = useJobsMessages();
  const api = useJobsApi();
  const state = useFound(useCallback(() => api.categories(), [api]));
  const toggle = (id: number) =>
    onChange(
      chosen.includes(id)
        ? chosen.filter((one) => one !== id)
        : [...chosen, id].sort((one, other) => one - other),
    );
  return (
    <Reading state={state}>
      {(groups) => (
        <div className={styles.categories}>
          {groups.map(({ id, name, categories }) => {
            const count = categories.filter((one) => chosen.includes(one.id)).length;
            return (
              <details key={id} className={styles.categoryGroup}>
                <summary>
                  {name}
                  <small>
                    {count === 0
                      ? t('written.categoriesNone')
                      : categories
                          .filter((one) => chosen.includes(one.id))
                          .map((one) => one.name)
                          .join(', ')}
                  </small>
                </summary>
                <ul>
                  {categories.map((category) => (
                    <li key={category.id}>
                      <label className={form.check}>
                        <input
                          type="checkbox"
                          checked={chosen.includes(category.id)}
                          onChange={() => toggle(category.id)}
                        />
                        <span>{category.name}</span>
                      </label>
                    </li>
                  ))}
                </ul>
              </details>
            );
          })}
          {problem === undefined ? null : <p className={form.error}>{problem}</p>}
        </div>
      )}
    </Reading>
  );
}
