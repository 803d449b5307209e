import { useT } from '../../i18n/use-t.ts';
import { useFormat } from '../format/use-format.ts';
import type { JobCardJob } from './job-card-job.ts';

/** Where a job is, in words: 'Winsum (14 km)', 'Groningen, ook op afstand', 'Op afstand', 'Geen vaste werkplek'. */
export function usePlace(
  job: Pick<JobCardJob, 'location_name' | 'distance' | 'remote' | 'location_type'>,
): string {
  const t = useT('ui');
  const format = useFormat();
  const place = job.location_name;
  if (!place)
    return job.remote
      ? t('remote')
      : job.location_type && job.location_type !== 'fixed'
        ? t('noFixedLocation')
        : '';
  const far =
    typeof job.distance === 'number'
      ? t('placeDistance', { place, distance: format.distance(job.distance) })
      : place;
  return job.remote ? t('alsoRemote', { place: far }) : far;
}
