import type { AdminJob } from '@boardwright/api-client/contract';
import {
  Ban,
  CircleCheck,
  CircleDashed,
  CircleSlash,
  Clock,
  type LucideIcon,
  Pause,
  Trash2,
} from 'lucide-react';
import list from '../../lists/list.module.css';
import { useDay } from '../../lists/use-day.ts';
import { useJobsMessages } from '../use-jobs-messages.ts';
import styles from './jobs.module.css';

const signs: Readonly<Record<AdminJob['status'], { readonly sign: LucideIcon; readonly tone?: string }>> = {
  draft: { sign: CircleDashed },
  scheduled: { sign: Clock, tone: 'open' },
  active: { sign: CircleCheck, tone: 'good' },
  paused: { sign: Pause, tone: 'open' },
  expired: { sign: CircleSlash },
  archived: { sign: Trash2, tone: 'bad' },
};

/** How a job stands; one that the board took off is that before all else. */
export function JobChip({ job }: { readonly job: Pick<AdminJob, 'status' | 'withheld'> }) {
  const t = useJobsMessages();
  const { sign: Sign, tone } = job.withheld ? { sign: Ban, tone: 'bad' } : signs[job.status];
  return (
    <span className={`${list.badge} ${styles.chip}`} data-tone={tone}>
      <Sign size={13} strokeWidth={2} aria-hidden />
      {job.withheld ? t('withhold.state') : t(`job.of.${job.status}`)}
    </span>
  );
}

/** {@link JobChip}, with who took it off the site and when. */
export function JobState({ job }: { readonly job: AdminJob }) {
  const t = useJobsMessages();
  const day = useDay();
  const { withheld, premium } = job;
  const date = withheld && day(withheld.at);
  return (
    <>
      <JobChip job={job} />
      {withheld === null ? (
        premium ? (
          <small>{t('job.premium')}</small>
        ) : null
      ) : (
        <small>
          {withheld.by === null ? date : t('withhold.by', { date: date ?? '', name: withheld.by })}
        </small>
      )}
    </>
  );
}
