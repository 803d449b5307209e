import type { AccountPanel, AccountTab } from './account-panel.ts';
import { contactedCandidatesPanel } from './contacted-candidates/contacted-candidates.panel.ts';
import { contactRequestsPanel } from './contact-requests/contact-requests.panel.ts';
import { dashboardPanel } from './dashboard/dashboard.panel.ts';
import { editProfilePanel } from './edit-profile/edit-profile.panel.ts';
import { favoritesPanel } from './favorites/favorites.panel.ts';
import { jobAlertsPanel } from './job-alerts/job-alerts.panel.ts';
import { jobApplicantsPanel } from './job-applicants/job-applicants.panel.ts';
import { jobApplicationsPanel } from './job-applications/job-applications.panel.ts';
import { manageJobsPanel } from './manage-jobs/manage-jobs.panel.ts';
import { resumePanel } from './resume/resume.panel.ts';
import { tokensPanel } from './tokens/tokens.panel.ts';
import { clientPanel } from './client/client.panel.ts';
import { organisationsPanel } from './organisations/organisations.panel.ts';
import { webShopPanel } from './web-shop/web-shop.panel.ts';

/**
 * The tabs that there are, on the server: a tab without a panel is not offered. Its renderer stands under the same key in
 * panel-renderers.tsx.
 */
export const accountPanels = {
  dashboard: dashboardPanel,
  'edit-profile': editProfilePanel,
  favorites: favoritesPanel,
  'job-alerts': jobAlertsPanel,
  'job-applications': jobApplicationsPanel,
  'contact-requests': contactRequestsPanel,
  'contacted-candidates': contactedCandidatesPanel,
  'manage-jobs': manageJobsPanel,
  'job-applicants': jobApplicantsPanel,
  resume: resumePanel,
  organisations: organisationsPanel,
  client: clientPanel,
  tokens: tokensPanel,
  'web-shop': webShopPanel,
} as const satisfies Partial<Record<AccountTab, AccountPanel>>;

export type PanelTab = keyof typeof accountPanels;
