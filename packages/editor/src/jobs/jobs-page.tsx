import { ListWorkspace } from '../lists/list-workspace.tsx';
import { ReportsPart } from './reports/reports-part.tsx';
import { type JobsPart, jobsParts, useJobsAddress } from './use-jobs-address.ts';
import { useJobsMessages } from './use-jobs-messages.ts';

const parts = {
  reports: ReportsPart,
} as const satisfies Record<JobsPart, unknown>;

/** The jobs of the board, as a workspace of its own, at /admin/jobs?part=…. */
export function JobsPage() {
  const t = useJobsMessages();
  const { part: current, editorQuery, changed } = useJobsAddress();
  const Body = parts[current];
  const whole = { status: undefined, find: undefined, list: undefined, open: undefined };
  return (
    <ListWorkspace
      section="jobs"
      title={t('title')}
      parts={jobsParts.map((name) => ({
        name,
        title: t(`part.${name}`),
        to: changed({ ...whole, part: name }),
      }))}
      current={current}
      editorQuery={editorQuery}
    >
      <Body key={current} />
    </ListWorkspace>
  );
}
