import { useBoard } from '../../../board/board-context.ts';
import { tabAddress } from '../../../page/account/account-panel.ts';
import { PanelNotFound } from '../../../page/account/panel-not-found.tsx';
import { AboutForm } from './about-form.tsx';
import { EntryForm } from './entry-form.tsx';
import { ResumeOverview } from './resume-overview.tsx';
import { ReviewForm } from './review-form.tsx';
import { SegmentsForm } from './segments-form.tsx';
import { VisibilityForm } from './visibility-form.tsx';
import type { ResumePart } from './resume-props.ts';

/** A candidate's resume: the whole of it, or one of its forms. */
export function Resume(props: ResumePart) {
  const { data, t, tab } = props;
  const board = useBoard();
  switch (data.view) {
    case 'overview':
      return <ResumeOverview {...props} data={data} />;
    case 'about':
      return <AboutForm {...props} data={data} />;
    case 'entry':
      return <EntryForm {...props} data={data} />;
    case 'segments':
      return <SegmentsForm {...props} data={data} />;
    case 'visibility':
      return <VisibilityForm {...props} data={data} />;
    case 'review':
      return <ReviewForm {...props} data={data} />;
    case 'notFound':
      return <PanelNotFound t={t} href={tabAddress(board, tab)} />;
  }
}
