import { groundSentence, type JobReport } from '@boardwright/api-client/contract';
import { useId } from 'react';
import { useEditorLocale } from '../../editor-messages.tsx';
import { useDay } from '../../lists/use-day.ts';
import { useJobsMessages } from '../use-jobs-messages.ts';
import styles from './reports.module.css';

interface ReportListProps {
  readonly title: string;
  readonly reports: readonly JobReport[];
}

/** What people said is wrong with a job, who they are, and when. */
export function ReportList({ title, reports }: ReportListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {title}
      </h3>
      <Reports reports={reports} />
    </section>
  );
}

/** The reports alone, the oldest first. */
export function Reports({ reports }: Pick<ReportListProps, 'reports'>) {
  const t = useJobsMessages();
  const locale = useEditorLocale();
  const day = useDay();
  return (
    <ul className={styles.reports}>
      {reports.map(({ id, ground, explanation, name, email, created_at: at }) => (
        <li key={id}>
          <p className={styles.why}>{groundSentence(ground, locale)}</p>
          <blockquote>{explanation}</blockquote>
          <p className={styles.who}>
            {name ?? (email === null ? t('report.nobody') : t('report.noName'))}
            {email === null ? null : (
              <>
                {', '}
                <a href={`mailto:${email}`}>{email}</a>
              </>
            )}
            {', '}
            <time dateTime={at}>{day(at)}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}
