import { ListWorkspace } from '../lists/list-workspace.tsx';
import { ListedJobsPart } from './listed/listed-jobs-part.tsx';
import { ReportsPart } from './reports/reports-part.tsx';
import { type JobsPart, useJobsAddress } from './use-jobs-address.ts';
import { useJobsMessages } from './use-jobs-messages.ts';

const parts = {
  all: ListedJobsPart,
  reports: ReportsPart,
} as const satisfies Record<JobsPart, unknown>;

/** The jobs of the board, as a workspace of its own, at /admin/jobs?part=…. */
export function JobsPage() {
  const t = useJobsMessages();
  return (
    <ListWorkspace
      section="jobs"
      parts={parts}
      titleOf={(name) => t(`part.${name}`)}
      address={useJobsAddress()}
    />
  );
}
