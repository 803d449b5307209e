export type { JobCardJob } from './job-card/job-card-job.ts';
export { usePlace } from './job-card/use-place.ts';
