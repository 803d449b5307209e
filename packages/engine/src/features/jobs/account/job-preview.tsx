import type { Translate } from '@boardwright/ui/translate';
import { JobFacts } from '../job/job-facts.tsx';
import { JobHead } from '../job/job-head.tsx';
import { JobText } from '../job/job-text.tsx';
import type { JobView } from '../job/job-view.ts';
import styles from './job-aside.module.css';
import type { ManageJobsKey } from './manage-jobs.messages.ts';

/** The job as its page will show it, by the same parts. */
export function JobPreview({ job, t }: { readonly job: JobView; readonly t: Translate<ManageJobsKey> }) {
  return (
    <section className={styles.preview} aria-labelledby="job-preview-title">
      <h3 id="job-preview-title" className={styles.caption}>
        {t('form.preview')}
      </h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long job is read here by scrolling, by keyboard too */}
      <div className={styles.page} role="group" aria-labelledby="job-preview-title" tabIndex={0}>
        <JobHead job={{ ...job, title: job.title || t('form.untitled') }} t={t} level={2} />
        <div className={styles.facts}>
          <JobFacts job={job} t={t} />
        </div>
        {job.texts.length === 0 && job.description === '' ? (
          <p className={styles.empty}>{t('form.previewEmpty')}</p>
        ) : (
          <JobText job={job} t={t} level={3} />
        )}
      </div>
    </section>
  );
}
