import { boostFactors, type ListedJob } from '@boardwright/api-client/contract';
import { ChevronsUp, Flag, Rss, Star } from 'lucide-react';
import { Link } from 'react-router';
import list from '../../lists/list.module.css';
import type { Column } from '../../lists/column-table.tsx';
import { useDay } from '../../lists/use-day.ts';
import { useEditorLocale } from '../../editor-messages.tsx';
import { linePath } from '../../ui/plot-scale.ts';
import { useJobsMessages } from '../use-jobs-messages.ts';
import { JobChip } from './job-state.tsx';
import styles from './jobs.module.css';

/** The columns of jobs of the board: whose each is, how it stands, what came of it. @param toJob where a job's own screen is */
export function useJobColumns(toJob: (job: ListedJob) => string): readonly Column<ListedJob>[] {
  const t = useJobsMessages();
  const day = useDay();
  const number = new Intl.NumberFormat(useEditorLocale());
  const end = ({ till }: ListedJob): string => (till === null ? t('job.noEnd') : day(till));
  return [
    {
      name: 'title',
      title: t('job.title'),
      className: styles.title,
      sort: { by: 'title', first: 'up' },
      isFixed: true,
      cell: (job) => (
        <>
          <Link className={list.name} to={toJob(job)} data-row>
            {job.title}
          </Link>
          <Marks job={job} />
          <Reviewed job={job} />
          <small className={styles.below}>{job.organisation_name}</small>
        </>
      ),
    },
    {
      name: 'company',
      title: t('job.company'),
      className: styles.company,
      cell: (job) => (
        <>
          {job.organisation_name}
          {job.client && job.client.name !== job.organisation_name ? <small>{job.client.name}</small> : null}
        </>
      ),
    },
    {
      name: 'state',
      title: t('job.state'),
      className: styles.state,
      isFixed: true,
      cell: (job) => (
        <>
          <JobChip job={job} />
          <small className={styles.below}>{end(job)}</small>
        </>
      ),
    },
    {
      name: 'place',
      title: t('job.place'),
      className: styles.place,
      cell: (job) => job.location_name,
    },
    {
      name: 'views',
      title: t('job.views'),
      className: `${list.number} ${styles.views}`,
      cell: (job) => (
        <>
          {number.format(job.views_by_day.reduce((sum, one) => sum + one, 0))}
          <ViewLine values={job.views_by_day} />
        </>
      ),
    },
    {
      name: 'applied',
      title: t('job.applied'),
      className: `${list.number} ${styles.applied}`,
      cell: (job) => number.format(job.applications_count),
    },
    {
      name: 'writer',
      title: t('job.writer'),
      className: list.extra,
      isExtra: true,
      cell: (job) => t(`job.writers.${job.writer}`),
    },
    {
      name: 'created',
      title: t('job.created'),
      className: `${list.extra} ${styles.day}`,
      sort: { by: 'created_at', first: 'down' },
      isExtra: true,
      cell: (job) => day(job.created_at),
    },
    {
      name: 'ends',
      title: t('job.ends'),
      className: `${list.extra} ${styles.day}`,
      sort: { by: 'till', first: 'up' },
      cell: end,
    },
    {
      name: 'changed',
      title: t('job.changed'),
      className: `${styles.changed} ${styles.day}`,
      sort: { by: 'updated_at', first: 'down' },
      cell: (job) => day(job.updated_at),
    },
  ];
}

/** What an admin should know before looking at it. */
function Reviewed({ job: { review } }: { readonly job: ListedJob }) {
  const t = useJobsMessages();
  if (review === null) return null;
  const marks = [
    ...(review.kind === 'new' ? [] : [t(`review.mark.${review.kind}`)]),
    ...(review.is_first ? [t('review.mark.first')] : []),
  ];
  return marks.length === 0 ? null : <small className={styles.review}>{marks.join(' · ')}</small>;
}

/** What sets a job apart: lifted, boosted, reported, written by a feed. */
function Marks({ job }: { readonly job: ListedJob }) {
  const t = useJobsMessages();
  const isBoosted = job.boost_factor !== boostFactors.usual;
  const marks = [
    { is: job.premium, name: t('job.premium'), Sign: Star },
    { is: isBoosted, name: t('job.boosted'), Sign: ChevronsUp },
    { is: job.reports_count > 0, name: t('job.reports', { count: job.reports_count }), Sign: Flag },
    { is: job.writer === 'feed', name: t('job.writers.feed'), Sign: Rss },
  ].filter(({ is }) => is);
  // Nothing, not an empty box: beside a title that fills its line that would take a line of its own.
  if (marks.length === 0) return null;
  return (
    <span className={styles.marks}>
      {marks.map(({ name, Sign }) => (
        <span key={name} role="img" aria-label={name} title={name}>
          <Sign size={14} strokeWidth={2} aria-hidden />
        </span>
      ))}
    </span>
  );
}

/** Views of the last days on a scale of their own: decoration beside their number. */
function ViewLine({ values }: { readonly values: readonly number[] }) {
  const most = Math.max(...values);
  if (most === 0) return <span className={styles.line} />;
  return (
    <svg className={styles.line} viewBox="0 -1 84 20" preserveAspectRatio="none" aria-hidden="true">
      <path d={linePath(values, most, 84, 18)} />
    </svg>
  );
}
