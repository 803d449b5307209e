import type { AccountPanel } from '../../page/account/account-panel.ts';
import { loadDashboard, type DashboardData } from './dashboard.load.ts';
import { dashboardMessages } from './dashboard.messages.ts';

export const dashboardPanel: AccountPanel<DashboardData, typeof dashboardMessages> = {
  load: loadDashboard,
  sample: {
    kpi: { profile_progress: 60, has_resume: true, job_alerts: 0, applications: 4 },
    logs: undefined,
    glance: undefined,
    held: undefined,
    links: { resume: undefined, alert: undefined, alerts: undefined, shop: undefined, firstJob: undefined },
  },
  messages: dashboardMessages,
};
