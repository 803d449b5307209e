import type { AccountPanel, AccountTab } from './account-panel.ts';
import { dashboardPanel } from './dashboard/dashboard.panel.ts';
import { editProfilePanel } from './edit-profile/edit-profile.panel.ts';
import { manageJobsPanel } from './manage-jobs/manage-jobs.panel.ts';

/**
 * The tabs that there are, on the server: a tab without a panel is not offered. Its renderer stands under the same key in
 * panel-renderers.tsx.
 */
export const accountPanels = {
  dashboard: dashboardPanel,
  'edit-profile': editProfilePanel,
  'manage-jobs': manageJobsPanel,
} as const satisfies Partial<Record<AccountTab, AccountPanel>>;

export type PanelTab = keyof typeof accountPanels;
