import { useFormat } from '@boardwright/ui/use-format';
import { type JobTexts, useJobTexts } from '../../../page/job-texts/use-job-texts.ts';
import type { JobCardJob } from './job-card-job.ts';

/** Where a job is, in words: 'Winsum (14 km)', 'Groningen, ook op afstand', 'Op afstand', 'Geen vaste werkplek'. */
export function usePlace(
  job: Pick<JobCardJob, 'location_name' | 'distance' | 'remote' | 'location_type'>,
): string {
  const t = useJobTexts();
  const format = useFormat();
  const place = job.location_name;
  if (!place) return placeless(job, t);
  const far =
    typeof job.distance === 'number'
      ? t('placeDistance', { place, distance: format.distance(job.distance) })
      : place;
  return job.remote ? t('alsoRemote', { place: far }) : far;
}

function placeless(
  { remote, location_type }: Pick<JobCardJob, 'remote' | 'location_type'>,
  t: JobTexts,
): string {
  if (remote) return t('remote');
  if (location_type === 'country') return t('countryWide');
  return location_type === 'none' ? t('noFixedLocation') : '';
}
