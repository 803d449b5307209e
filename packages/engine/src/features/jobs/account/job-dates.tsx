import type { EmployerJobSummary } from '@boardwright/api-client/contract';
import type { Translate } from '@boardwright/ui/translate';
import { useFormat } from '@boardwright/ui/use-format';
import type { ManageJobsKey } from './manage-jobs.messages.ts';

interface JobDatesProps {
  readonly job: Pick<EmployerJobSummary, 'status' | 'from' | 'till' | 'created_at'>;
  readonly t: Translate<ManageJobsKey>;
}

/** The date that matters in a job's status: when it starts, ends or ended. */
export function JobDates({ job, t }: JobDatesProps) {
  const format = useFormat();
  const { status, from, till, created_at: made } = job;
  const [word, at] =
    status === 'draft'
      ? (['made', made] as const)
      : status === 'scheduled'
        ? (['from', from] as const)
        : status === 'expired'
          ? (['ended', till] as const)
          : (['till', till] as const);
  if (at === null) return null;
  return <time dateTime={at}>{t(word, { date: format.date(at) })}</time>;
}
