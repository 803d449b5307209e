import { FavouriteButton } from '../../page/favourites/favourite-button.tsx';
import { LinkButton } from '@boardwright/ui/link-button';
import { useJobFormat } from '../../page/job-texts/use-job-format.ts';
import { usePlace } from '../../features/jobs/job-card/use-place.ts';
import { applyAnchor, applyUrl, type JobDetailsPart, outwardLink } from './job-details-data.ts';
import styles from './job-details.module.css';

/** On a phone the way to apply stays in sight: pay and hours, and the button. The title is not repeated. */
export function ApplyBar({ data, t }: JobDetailsPart) {
  const jobFormat = useJobFormat();
  const { job } = data;
  const place = usePlace({ ...job, distance: null });
  const url = applyUrl(job);
  return (
    <div className={styles.bar}>
      <p>
        <b>{jobFormat.salaryAmount(job) ?? jobFormat.salary(job)}</b>
        <span className="muted">{[jobFormat.hours(job), place].filter(Boolean).join(', ')}</span>
      </p>
      <FavouriteButton kind="job" id={job.uuid} title={job.title} />
      <LinkButton href={url ?? `#${applyAnchor}`} data-apply={job.uuid} {...(url && outwardLink(job))}>
        {t('apply')}
      </LinkButton>
    </div>
  );
}
