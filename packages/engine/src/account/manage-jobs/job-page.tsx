import Pause from 'lucide-react/icons/pause';
import Pencil from 'lucide-react/icons/pencil';
import Play from 'lucide-react/icons/play';
import Trash from 'lucide-react/icons/trash-2';
import { useBoard } from '../../pages/board-context.ts';
import { BackLink } from '../../ui/back-link/back-link.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { statusTone } from '../../ui/badge/status-tone.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { useFormat } from '../../ui/format/use-format.ts';
import { usePlace } from '../../ui/job-card/use-place.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { tabAddress } from '../account-panel.ts';
import { DoneNotice } from './done-notice.tsx';
import { JobConfirm } from './job-confirm.tsx';
import { JobDates } from './job-dates.tsx';
import { useForgottenJournal } from './job-journal.tsx';
import { JobLog } from './job-log.tsx';
import { JobNumbers } from './job-numbers.tsx';
import { JobUrl } from './job-row.tsx';
import { jobAddress, jobsAnchor } from './manage-jobs-address.ts';
import type { JobPageData } from './manage-jobs.load.ts';
import type { JobsPart } from './manage-jobs.tsx';
import styles from './manage-jobs.module.css';

const icons = { pause: Pause, activate: Play, delete: Trash };

/** One job: how it stands, what can be done with it, what came of it. */
export function JobPage(props: JobsPart<JobPageData>) {
  const { data, settings, t, tab } = props;
  const { job, kpi, logs, deed } = data;
  const board = useBoard();
  const place = usePlace({ ...job, distance: null });
  useForgottenJournal(data.owner, job.id, deed);
  return (
    <section id={jobsAnchor} className={styles.panel} aria-labelledby="job-title">
      <BackLink href={tabAddress(board, tab)}>{t('back')}</BackLink>
      <DoneNotice deed={deed} t={t} />
      <header className={styles.jobHead}>
        <h2 id="job-title" className={styles.title}>
          {job.title || t('list.untitled')}
        </h2>
        <p className={styles.state}>
          <Badge tone={statusTone(job.status)}>{t(`statuses.${job.status}`)}</Badge>
          <span className={styles.facts}>{[job.organisation_name, place].filter(Boolean).join(' · ')}</span>
          <span className={styles.date}>
            <JobDates job={job} t={t} />
          </span>
        </p>
        {settings.showJobUrls && <JobUrl job={job} />}
      </header>
      <JobConfirm {...props} />
      <Standing {...props} />
      <Ways {...props} />
      {(kpi || logs) && (
        <div className={styles.panels}>
          {kpi && <JobNumbers kpi={kpi} t={t} />}
          {logs && <JobLog logs={logs} t={t} />}
        </div>
      )}
    </section>
  );
}

/** What a draft still lacks; that a job is over. */
function Standing({ data, t }: JobsPart<JobPageData>) {
  const format = useFormat();
  const { job } = data;
  if (job.status === 'expired')
    return (
      <Notice title={t('expired')} className={styles.notice}>
        {t('expiredText')}
      </Notice>
    );
  if (job.status !== 'draft') return null;
  const names = job.missing.map((field) => t(`form.fields.${field.split('.').at(-1) ?? field}`));
  return (
    <Notice tone="info" className={styles.notice}>
      {names.length > 0 ? t('missing', { fields: format.list(names) }) : t('complete')}
    </Notice>
  );
}

function Ways({ data, t }: JobsPart<JobPageData>) {
  const board = useBoard();
  const { job, steps, step } = data;
  const edit = job.status === 'draft' ? 'finish' : job.status === 'expired' ? 'renew' : 'edit';
  return (
    <p className={styles.ways}>
      <LinkButton
        href={jobAddress(board, job.id, { edit: '1' })}
        variant={step ? 'secondary' : 'primary'}
        size="small"
        icon={Pencil}
      >
        {t(edit)}
      </LinkButton>
      {steps
        .filter((one) => one !== step)
        .map((one) => (
          <LinkButton
            key={one}
            href={jobAddress(board, job.id, { step: one })}
            variant="secondary"
            size="small"
            icon={icons[one]}
            keepScroll
          >
            {t(`steps.${one}`)}
          </LinkButton>
        ))}
    </p>
  );
}
