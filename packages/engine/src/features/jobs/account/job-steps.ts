import type { JobStatus } from '@boardwright/api-client/contract';
import { initialTransition } from 'xstate';
import { jobStatusMachine } from '../../../machines/job-status/job-status.machine.ts';
import { type JobStep, jobSteps } from './manage-jobs-address.ts';

const events = {
  pause: { type: 'PAUSE' },
  activate: { type: 'ACTIVATE' },
  delete: { type: 'ARCHIVE' },
} as const;

/** What an employer may do with a job of this status, as its machine knows it. */
export function possibleSteps(status: JobStatus): readonly JobStep[] {
  const [snapshot] = initialTransition(jobStatusMachine, { status });
  return jobSteps.filter((step) => snapshot.can(events[step]));
}
