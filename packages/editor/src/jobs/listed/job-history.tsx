import type { ListedJobDetails } from '@boardwright/api-client/contract';
import { useMoment } from '../../lists/use-day.ts';
import { useJobsMessages } from '../use-jobs-messages.ts';
import styles from './jobs.module.css';

/** What happened to a job, in words, the last first. */
export function JobHistory({ details: { history } }: { readonly details: ListedJobDetails }) {
  const t = useJobsMessages();
  const moment = useMoment();
  return (
    <section aria-labelledby="job-history" className={styles.history}>
      <h2 id="job-history">{t('screen.history')}</h2>
      {history.length === 0 ? <p className={styles.quiet}>{t('screen.noHistory')}</p> : null}
      <ol>
        {history.map(({ id, message, by, created_at: at }) => (
          <li key={id}>
            {message}
            <small>{[moment(at), by].filter(Boolean).join(' · ')}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}
