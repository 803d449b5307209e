import { useBoard } from '../../../board/board-context.ts';
import { PanelNotFound } from '../../../page/account/panel-not-found.tsx';
import { ApplicantPage } from './applicant-page.tsx';
import { ApplicantsBoard } from './applicants-board.tsx';
import { ApplicantsTable } from './applicants-table.tsx';
import { listAddress } from './job-applicants-address.ts';
import { MovePage } from './move-page.tsx';
import { StagesPage } from './stages-page.tsx';
import type { ApplicantsPart } from './job-applicants-props.ts';

/** Who applied: as a board, a table, one of them, or several that are to be moved. */
export function JobApplicants(props: ApplicantsPart) {
  const { data, t } = props;
  const board = useBoard();
  switch (data.view) {
    case 'board':
      return <ApplicantsBoard {...props} data={data} />;
    case 'table':
      return <ApplicantsTable {...props} data={data} />;
    case 'applicant':
      return <ApplicantPage key={data.applicant.id} {...props} data={data} />;
    case 'move':
      return <MovePage {...props} data={data} />;
    case 'stages':
      return <StagesPage {...props} data={data} />;
    case 'notFound': {
      const back = { ...data.list, job: undefined, stage: undefined, page: 1 };
      return <PanelNotFound t={t} href={listAddress(board, back)} />;
    }
  }
}
