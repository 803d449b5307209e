import { useBoard } from '../../../board/board-context.ts';
import { tabAddress } from '../../../page/account/account-panel.ts';
import { PanelNotFound } from '../../../page/account/panel-not-found.tsx';
import { JobForm } from './job-form.tsx';
import { JobPage } from './job-page.tsx';
import { JobsList } from './jobs-list.tsx';
import type { JobsPart } from './manage-jobs-props.ts';

/** A company's jobs: all of them, one, or the form of one. */
export function ManageJobs(props: JobsPart) {
  const { data, t, tab } = props;
  const board = useBoard();
  switch (data.view) {
    case 'list':
      return <JobsList {...props} data={data} />;
    case 'job':
      return <JobPage {...props} data={data} />;
    case 'form':
      return <JobForm {...props} data={data} />;
    case 'notFound':
      return <PanelNotFound t={t} href={tabAddress(board, tab)} />;
  }
}
