import CalendarDays from 'lucide-react/icons/calendar';
import Clock from 'lucide-react/icons/clock';
import FileSignature from 'lucide-react/icons/file-pen-line';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import MapPin from 'lucide-react/icons/map-pin';
import Wallet from 'lucide-react/icons/wallet';
import { cachedFormat } from '@boardwright/ui/cached-format';
import { type Fact, Facts } from '@boardwright/ui/facts';
import type { Translate } from '@boardwright/ui/translate';
import { useFormat } from '@boardwright/ui/use-format';
import { useJobFormat } from '../../../page/job-texts/use-job-format.ts';
import { useBoard } from '../../../board/board-context.ts';
import { usePlace } from '../job-card/use-place.ts';
import { CountryFlag } from './country-flag.tsx';
import type { JobView } from './job-view.ts';
import type { JobKey } from './job.messages.ts';

export interface JobFactsProps {
  readonly job: JobView;
  readonly t: Translate<JobKey>;
  readonly flag?: boolean;
  readonly muted?: boolean;
}

/** Where, how much, how long, which contract, which schooling, till when: what a job says of itself, no more. */
export function JobFacts({ job, t, flag = false, muted = false }: JobFactsProps) {
  const board = useBoard();
  const format = useFormat();
  const jobFormat = useJobFormat();
  const place = usePlace({ ...job, distance: null });
  const hours = jobFormat.hours(job);
  const amount = jobFormat.salaryAmount(job);
  const facts: (Fact | false | null | undefined | '')[] = [
    (place || flag) && {
      icon: MapPin,
      term: t('job.place'),
      value: (
        <>
          {flag && (
            <CountryFlag code={job.country_code} label={countryLabel(job.country_code, board.locale, t)} />
          )}
          {place}
        </>
      ),
      note: typeof job.distance === 'number' && `(${format.distance(job.distance)})`,
    },
    {
      icon: Wallet,
      term: t('job.salary'),
      value: amount ?? jobFormat.salary(job),
      // Short here, beside its amount; a period nobody named is left out.
      note: amount && jobFormat.salaryPeriod(job) && t(`job.salaryPer.${job.salary_type}`),
    },
    hours && { icon: Clock, term: t('job.hours'), value: hours, note: t('job.perWeek') },
    segmentFact(job, 'contract', FileSignature, t('job.contract')),
    segmentFact(job, 'education', GraduationCap, t('job.education')),
    !board.hideJobDates &&
      job.till && { icon: CalendarDays, term: t('job.till'), value: format.date(job.till) },
  ];
  return <Facts facts={facts.filter((fact) => typeof fact === 'object' && fact !== null)} muted={muted} />;
}

function segmentFact(job: JobView, group: string, icon: Fact['icon'], term: string): Fact | undefined {
  const names = job.segments_names[group] ?? [];
  return names.length > 0 ? { icon, term, value: names.join(', ') } : undefined;
}

const countryNames = cachedFormat(
  (locale: string) => new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' }),
);

function countryLabel(code: string, locale: string, t: Translate<JobKey>): string {
  const name = countryNames(locale).of(code) ?? code;
  return t('job.country', { name });
}
