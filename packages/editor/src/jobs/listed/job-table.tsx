import { boostFactors, type ListedJob } from '@boardwright/api-client/contract';
import { ChevronsUp, Flag, Rss, Star } from 'lucide-react';
import { Link } from 'react-router';
import list from '../../lists/list.module.css';
import { PickBox, PickPage } from '../../lists/pick-box.tsx';
import { SortHead } from '../../lists/sort-head.tsx';
import type { Picked } from '../../lists/use-picked.ts';
import { useDay } from '../../lists/use-day.ts';
import { useEditorLocale } from '../../editor-messages.tsx';
import { linePath } from '../../ui/plot-scale.ts';
import { useJobsMessages } from '../use-jobs-messages.ts';
import { JobChip } from './job-state.tsx';
import styles from './jobs.module.css';

interface JobTableProps {
  readonly jobs: readonly ListedJob[];
  /** What is picked; undefined for who may only look. */
  readonly picked: Picked | undefined;
  readonly sort: string;
  readonly toSorted: (sort: string) => string;
  /** Where a job's own screen is. */
  readonly toJob: (job: ListedJob) => string;
}

/** Jobs of the board: whose each is, how it stands, what came of it. */
export function JobTable({ jobs, picked, sort, toSorted, toJob }: JobTableProps) {
  const t = useJobsMessages();
  const day = useDay();
  const number = new Intl.NumberFormat(useEditorLocale());
  const head = { sort, to: toSorted } as const;
  return (
    <div className={list.scroll}>
      <table className={`${list.table} ${styles.table}`}>
        <thead>
          <tr>
            {picked ? <PickPage label={t('found.pickPage')} picked={picked} /> : null}
            <SortHead title={t('job.title')} by="title" first="up" {...head} />
            <th scope="col" className={styles.company}>
              {t('job.company')}
            </th>
            <th scope="col" className={styles.state}>
              {t('job.state')}
            </th>
            <th scope="col" className={styles.place}>
              {t('job.place')}
            </th>
            <th scope="col" className={`${list.number} ${styles.views}`}>
              {t('job.views')}
            </th>
            <th scope="col" className={`${list.number} ${styles.applied}`}>
              {t('job.applied')}
            </th>
            <SortHead title={t('job.ends')} className={list.extra} by="till" first="up" {...head} />
            <SortHead
              title={t('job.changed')}
              className={styles.changed}
              by="updated_at"
              first="down"
              {...head}
            />
          </tr>
        </thead>
        <tbody>
          {jobs.map((job, at) => {
            const isPicked = picked?.keys.has(job.uuid) ?? false;
            const views = job.views_by_day.reduce((sum, one) => sum + one, 0);
            return (
              <tr key={job.uuid} data-picked={isPicked}>
                {picked ? (
                  <PickBox
                    label={t('found.pick', { title: job.title })}
                    at={at}
                    isPicked={isPicked}
                    onPick={picked.pick}
                  />
                ) : null}
                <td className={styles.title}>
                  <Link className={list.name} to={toJob(job)} data-row>
                    {job.title}
                  </Link>
                  <Marks job={job} />
                  <Reviewed job={job} />
                  <small className={styles.below}>{job.organisation_name}</small>
                </td>
                <td className={styles.company}>
                  {job.organisation_name}
                  {job.client && job.client.name !== job.organisation_name ? (
                    <small>{job.client.name}</small>
                  ) : null}
                </td>
                <td className={styles.state}>
                  <JobChip job={job} />
                  <small className={styles.below}>{job.till === null ? t('job.noEnd') : day(job.till)}</small>
                </td>
                <td className={styles.place}>{job.location_name}</td>
                <td className={`${list.number} ${styles.views}`}>
                  {number.format(views)}
                  <ViewLine values={job.views_by_day} />
                </td>
                <td className={`${list.number} ${styles.applied}`}>
                  {number.format(job.applications_count)}
                </td>
                <td className={`${list.extra} ${styles.day}`}>
                  {job.till === null ? t('job.noEnd') : day(job.till)}
                </td>
                <td className={`${styles.changed} ${styles.day}`}>{day(job.updated_at)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
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
