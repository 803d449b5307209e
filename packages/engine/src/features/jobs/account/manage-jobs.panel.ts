import type { AccountPanel } from '../../../page/account/account-panel.ts';
import { manageJobsActions } from './manage-jobs.actions.ts';
import { loadManageJobs, type ManageJobsData } from './manage-jobs.load.ts';
import { manageJobsMessages } from './manage-jobs.messages.ts';

export const manageJobsPanel: AccountPanel<ManageJobsData, typeof manageJobsMessages> = {
  load: loadManageJobs,
  sample: {
    view: 'list',
    list: { search: '', filter: 'all', sort: '-created_at', limit: 10, page: 1 },
    jobs: [],
    meta: { total: 0, page: 1, limit: 10, last_page: 1 },
    counts: undefined,
    isAway: false,
    notice: undefined,
  },
  actions: manageJobsActions,
  messages: manageJobsMessages,
};
