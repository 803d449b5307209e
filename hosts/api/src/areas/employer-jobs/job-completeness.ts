import type { jobs } from '../../database/schema.ts';

type CompletedColumns = Pick<
  typeof jobs.$inferSelect,
  | 'title'
  | 'description'
  | 'textType'
  | 'textOwn'
  | 'textPlatform'
  | 'locationType'
  | 'locationName'
  | 'applyType'
  | 'applyEmail'
  | 'applyUrl'
>;

/**
 * Fields that must be filled before a job is published (§4 'fields must be completed'), by their names on the wire: what
 * it is, where, and how to apply.
 */
export function missingFields(job: CompletedColumns): readonly string[] {
  const isMissing = {
    title: job.title === '',
    description: job.description === '',
    text_own: job.textType === 'own' && !job.textOwn,
    'text_platform.job': job.textType === 'platform' && !job.textPlatform?.job,
    location_name: job.locationType === 'fixed' && !job.locationName,
    apply_email: job.applyType === 'email' && !job.applyEmail,
    apply_url: job.applyType === 'url' && !job.applyUrl,
  };
  return Object.entries(isMissing).flatMap(([field, missing]) => (missing ? [field] : []));
}
