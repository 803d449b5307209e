import type { AdminJob, ListedJob } from '@boardwright/api-client/contract';
import {
  Ban,
  CircleCheck,
  CircleDashed,
  CircleSlash,
  Clock,
  Eye,
  type LucideIcon,
  Pause,
  Trash2,
} from 'lucide-react';
import { StateBadge } from '../../lists/state-badge.tsx';
import { useDay } from '../../lists/use-day.ts';
import { useJobsMessages } from '../use-jobs-messages.ts';

interface Sign {
  readonly sign: LucideIcon;
  readonly tone?: 'good' | 'open' | 'bad';
}
/** Why it waits for a look; absent where nobody asks, as of a job that another names. */
type Reviewed = Partial<Pick<ListedJob, 'review'>>;
const withheldSign: Sign = { sign: Ban, tone: 'bad' };
const askedSign: Sign = { sign: Eye, tone: 'open' };
const signs: Readonly<Record<AdminJob['status'], Sign>> = {
  draft: { sign: CircleDashed },
  scheduled: { sign: Clock, tone: 'open' },
  active: { sign: CircleCheck, tone: 'good' },
  paused: { sign: Pause, tone: 'open' },
  expired: { sign: CircleSlash },
  archived: { sign: Trash2, tone: 'bad' },
};

/** How a job stands; one that the board took off is that before all else. */
export function JobChip({
  job,
}: {
  readonly job: Pick<AdminJob, 'status'> & { readonly withheld: object | boolean | null } & Reviewed;
}) {
  const t = useJobsMessages();
  const isAsked = job.status === 'draft' && Boolean(job.review);
  const { sign, tone } = job.withheld ? withheldSign : isAsked ? askedSign : signs[job.status];
  return (
    <StateBadge sign={sign} tone={tone}>
      {job.withheld ? t('withhold.state') : isAsked ? t('filter.review') : t(`job.of.${job.status}`)}
    </StateBadge>
  );
}

/** {@link JobChip}, with who took it off the site and when. */
export function JobState({ job }: { readonly job: AdminJob & Reviewed }) {
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
