import type { ListedJobDetails } from '@boardwright/api-client/contract';
import { Copy } from 'lucide-react';
import { Link } from 'react-router';
import { useJobsAddress } from '../use-jobs-address.ts';
import { useJobsMessages } from '../use-jobs-messages.ts';
import { JobChip } from './job-state.tsx';
import styles from './jobs.module.css';

/** Jobs that may be the same one, each a press away. */
export function SimilarJobs({ details: { similar } }: { readonly details: ListedJobDetails }) {
  const t = useJobsMessages();
  const { changed } = useJobsAddress();
  if (similar.length === 0) return null;
  return (
    <section aria-labelledby="job-similar" className={styles.similar}>
      <h2 id="job-similar">
        <Copy size={15} aria-hidden /> {t('screen.similar', { count: similar.length })}
      </h2>
      <p>{t('screen.similarAbout')}</p>
      <ul>
        {similar.map((job) => (
          <li key={job.uuid}>
            <Link to={changed({ open: job.uuid })}>{job.title}</Link>
            <small>{job.organisation_name}</small>
            <JobChip job={job} />
          </li>
        ))}
      </ul>
    </section>
  );
}
