import { groundSentence, type ReportDecision } from '@boardwright/api-client/contract';
import { useId } from 'react';
import { useEditorLocale } from '../../editor-messages.tsx';
import list from '../../lists/list.module.css';
import { useDay } from '../../lists/use-day.ts';
import { useJobsMessages } from '../use-jobs-messages.ts';
import { Reports } from './report-list.tsx';
import styles from './reports.module.css';

interface EarlierDecisionsProps {
  readonly title: string;
  /** What is said where there is none. */
  readonly none: string;
  /** The last first. */
  readonly decisions: readonly ReportDecision[];
  /** They are about several jobs: each is named. */
  readonly withJob?: boolean;
}

/** What was decided before: when, by whom, with which words, about which reports. */
export function EarlierDecisions({ title, none, decisions, withJob = false }: EarlierDecisionsProps) {
  const t = useJobsMessages();
  const locale = useEditorLocale();
  const day = useDay();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {title}
      </h3>
      {decisions.length === 0 ? <p className={styles.none}>{none}</p> : null}
      <ul className={styles.decisions}>
        {decisions.map(({ id: key, outcome, ground, explanation, message, at, by, job, reports }) => (
          <li key={key}>
            <p className={styles.line}>
              <span className={list.badge} data-tone={outcome === 'withheld' ? 'bad' : 'good'}>
                {t(`report.outcome.${outcome}`)}
              </span>
              <span>{by === null ? day(at) : t('report.by', { day: day(at), name: by })}</span>
            </p>
            {withJob ? <p className={styles.why}>{job.title}</p> : null}
            {ground === null ? null : <p>{groundSentence(ground, locale)}</p>}
            {explanation === '' ? null : <Words label={t('report.toCompany')} text={explanation} />}
            {message === '' ? null : <Words label={t('report.toReporters')} text={message} />}
            {reports.length === 0 ? null : (
              <details>
                <summary>{t('report.answered', { count: reports.length })}</summary>
                <Reports reports={reports} />
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Words({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <figure className={styles.words}>
      <figcaption>{label}</figcaption>
      <blockquote>{text}</blockquote>
    </figure>
  );
}
