import type { EmployerJobSummary } from '@boardwright/api-client/contract';
import { useBoard } from '../../../board/board-context.ts';
import { Badge } from '@boardwright/ui/badge';
import { Link } from '@boardwright/ui/link';
import { statusTone } from '../../../page/status-tone.ts';
import { useFormat } from '@boardwright/ui/use-format';
import { usePlace } from '../job-card/use-place.ts';
import { JobDates } from './job-dates.tsx';
import { jobAddress } from './manage-jobs-address.ts';
import type { JobsPart } from './manage-jobs-props.ts';
import styles from './manage-jobs.module.css';

/** Nobody could have seen these yet: they have no numbers. */
const unseen: ReadonlySet<string> = new Set(['draft', 'scheduled']);

/** One job in the list: what, where, how it stands and what came of it. */
export function JobRow({ job, settings, t }: JobsPart & { readonly job: EmployerJobSummary }) {
  const board = useBoard();
  const format = useFormat();
  const place = usePlace({ ...job, distance: null });
  const references = new Set([job.reference_code, job.external_reference]);
  const facts = [job.organisation_name, place, ...references].filter(Boolean);
  const counted = (word: 'views' | 'clicks' | 'applications', count: number) =>
    // The number and its word stay on one line.
    t(`list.${word}`, { count, number: format.number(count) }).replaceAll(' ', '\u00a0');
  const outcome = [
    counted('views', job.views_count),
    job.apply_clicks_count > 0 && counted('clicks', job.apply_clicks_count),
    counted('applications', job.applications_count),
  ].filter(Boolean);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h3 className={styles.rowTitle}>
          <Link href={jobAddress(board, job.id)}>{job.title || t('list.untitled')}</Link>
        </h3>
        <p className={styles.facts}>{facts.join(' · ')}</p>
        {!settings.hideJobKpiLogs && !unseen.has(job.status) && (
          <p className={styles.facts}>{outcome.join(' · ')}</p>
        )}
        {settings.showJobUrls && <JobUrl job={job} />}
      </div>
      <p className={styles.badge}>
        {job.withheld ? (
          <Badge tone="danger">{t('withheld.badge')}</Badge>
        ) : job.waits_for ? (
          <Badge tone="info">{t('waiting.badge')}</Badge>
        ) : job.returned ? (
          <Badge tone="danger">{t('returned.badge')}</Badge>
        ) : (
          <Badge tone={statusTone(job.status)}>{t(`statuses.${job.status}`)}</Badge>
        )}
      </p>
      <p className={styles.date}>
        <JobDates job={job} t={t} />
      </p>
      <Link
        href={jobAddress(board, job.id, { edit: '1' })}
        className={styles.edit}
        aria-label={`${t('edit')}: ${job.title}`}
      >
        {t('edit')}
      </Link>
    </li>
  );
}

/** The address of a job's page, to read and to follow. */
export function JobUrl({ job }: { readonly job: Pick<EmployerJobSummary, 'job_url'> }) {
  return (
    <p className={styles.url}>
      <Link href={job.job_url} newTab>
        {job.job_url}
      </Link>
    </p>
  );
}
