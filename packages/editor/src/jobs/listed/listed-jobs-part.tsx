import { useJobsAddress } from '../use-jobs-address.ts';
import { JobList } from './job-list.tsx';
import { JobScreen } from './job-screen.tsx';

/** Every job of the board: their list, or the one that is open. */
export function ListedJobsPart() {
  const { open } = useJobsAddress();
  return open === undefined ? <JobList /> : <JobScreen key={open} uuid={open} />;
}
