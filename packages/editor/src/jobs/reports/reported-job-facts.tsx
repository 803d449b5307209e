import type { AdminJob } from '@boardwright/api-client/contract';
import { groundSentence } from '@boardwright/api-client/contract';
import { ArrowUpRight } from 'lucide-react';
import { useEditorLocale } from '../../editor-messages.tsx';
import { JobState } from '../listed/job-state.tsx';
import controls from '../../ui/controls.module.css';
import { useJobsMessages } from '../use-jobs-messages.ts';
import styles from './reports.module.css';

/** Selects where one begins: at what is to be read, also on a phone. */
export const firstRead = '[data-first]';

/** The job as it stands now: whose it is, whether visitors see it, and where. */
export function ReportedJobFacts({ job }: { readonly job: AdminJob }) {
  const t = useJobsMessages();
  const locale = useEditorLocale();
  const { client, organisation_name: organisation, withheld, status, job_url: address } = job;
  const isVisible = withheld === null && (status === 'active' || status === 'expired');
  return (
    <section className={styles.facts} aria-label={t('report.job')} tabIndex={-1} data-first>
      <p>{client && client.name !== organisation ? `${organisation}, ${client.name}` : organisation}</p>
      <p>
        <JobState job={job} />
      </p>
      {withheld ? <p>{groundSentence(withheld.ground, locale)}</p> : null}
      {withheld?.explanation ? <blockquote>{withheld.explanation}</blockquote> : null}
      {isVisible ? (
        <a
          className={`${controls.button} ${controls.secondary}`}
          href={address}
          target="_blank"
          rel="noreferrer"
        >
          <ArrowUpRight size={15} aria-hidden />
          {t('report.page')}
        </a>
      ) : null}
    </section>
  );
}
