import type { ActionName } from '../../../board/define-block.ts';
import type { PanelProps } from '../../../page/account/account-panel.ts';
import type { resumeActions } from './resume.actions.ts';
import type { ResumeData } from './resume-data.ts';
import type { ResumeKey } from './resume.messages.ts';

/** The panel's props where the address asked for one of its views. */
export type ResumePart<Data extends ResumeData = ResumeData> = PanelProps<
  Data,
  ActionName<typeof resumeActions>,
  ResumeKey
>;
