import type { AccountPanel } from '../../../page/account/account-panel.ts';
import { resumeActions } from './resume.actions.ts';
import type { ResumeData } from './resume-data.ts';
import { loadResume } from './resume.load.ts';
import { resumeMessages } from './resume.messages.ts';

export const resumePanel: AccountPanel<ResumeData, typeof resumeMessages> = {
  load: loadResume,
  sample: {
    view: 'overview',
    owner: '',
    resume: undefined,
    info: undefined,
    percent: 20,
    todo: [],
    chosen: [],
    hasSegments: true,
    remove: undefined,
    notice: undefined,
  },
  actions: resumeActions,
  messages: resumeMessages,
};
