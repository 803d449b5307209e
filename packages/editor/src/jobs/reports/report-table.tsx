import { groundSentence, type ReportedJob } from '@boardwright/api-client/contract';
import { useEditorLocale } from '../../editor-messages.tsx';
import list from '../../lists/list.module.css';
import { useDay } from '../../lists/use-day.ts';
import { useListMessages } from '../../lists/use-list-messages.ts';
import { JobState } from '../listed/job-state.tsx';
import controls from '../../ui/controls.module.css';
import { useJobsMessages } from '../use-jobs-messages.ts';
import styles from './reports.module.css';
import { useActs } from '../../ui/acts.tsx';

interface ReportTableProps {
  readonly jobs: readonly ReportedJob[];
  readonly isDecided: boolean;
  readonly onOpen: (reported: ReportedJob) => void;
}

/** Jobs with how many people reported each, why and since when. */
export function ReportTable({ jobs, isDecided, onOpen }: ReportTableProps) {
  const acts = useActs();
  const t = useJobsMessages();
  const words = useListMessages();
  const locale = useEditorLocale();
  const day = useDay();
  return (
    <table className={list.table}>
      <thead>
        <tr>
          <th scope="col">{t('report.job')}</th>
          <th scope="col" className={list.number}>
            {t('report.count')}
          </th>
          <th scope="col" className={list.extra}>
            {t('report.why')}
          </th>
          <th scope="col" className={list.extra}>
            {t(isDecided ? 'report.decision' : 'report.since')}
          </th>
          <th scope="col" className={list.extra}>
            {t('report.stands')}
          </th>
          <th scope="col">
            <span className={controls.unseen}>{words('does')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {jobs.map((reported) => {
          const { job, reports, grounds, since, decided } = reported;
          return (
            <tr key={job.uuid}>
              <td className={styles.job}>
                <button type="button" className={list.name} data-reads onClick={() => onOpen(reported)}>
                  {job.title}
                </button>
                <small>{job.client?.name ?? job.organisation_name}</small>
                <small className={styles.since}>{t('report.sinceDay', { day: day(since) })}</small>
              </td>
              <td className={list.number}>{reports}</td>
              <td className={list.extra}>
                {grounds.map((ground) => (
                  <span key={ground} className={styles.ground}>
                    {groundSentence(ground, locale)}
                  </span>
                ))}
              </td>
              <td className={`${list.extra} ${styles.when}`}>
                {isDecided && decided ? (
                  <>
                    {t(`report.outcome.${decided.outcome}`)}
                    <small>
                      {decided.by === null
                        ? day(decided.at)
                        : t('report.by', { day: day(decided.at), name: decided.by })}
                    </small>
                  </>
                ) : (
                  <>
                    {day(since)}
                    {decided ? <small>{t('report.again')}</small> : null}
                  </>
                )}
              </td>
              <td className={list.extra}>
                <JobState job={job} />
              </td>
              <td className={list.does} data-reads>
                <button
                  type="button"
                  className={`${controls.button} ${controls.secondary}`}
                  onClick={() => onOpen(reported)}
                >
                  {t(isDecided || !acts ? 'report.read' : 'report.decide')}
                  <span className={controls.unseen}>: {job.title}</span>
                </button>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
