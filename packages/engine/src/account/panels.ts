import type { Messages } from '@boardwright/messages';
import type { AccountTab } from '../page/account/account-panel.ts';
import { contactedCandidatesPanel } from '../features/resumes/contacted-candidates/contacted-candidates.panel.ts';
import { contactRequestsPanel } from '../features/resumes/contact-requests/contact-requests.panel.ts';
import { dashboardPanel } from './dashboard/dashboard.panel.ts';
import { editProfilePanel } from '../features/people/edit-profile/edit-profile.panel.ts';
import { favoritesPanel } from '../features/favourites/account/favorites.panel.ts';
import { jobAlertsPanel } from '../features/alerts/account/job-alerts.panel.ts';
import { jobApplicantsPanel } from '../features/applications/applicants/job-applicants.panel.ts';
import { jobApplicationsPanel } from '../features/applications/account/job-applications.panel.ts';
import { manageJobsPanel } from '../features/jobs/account/manage-jobs.panel.ts';
import { resumePanel } from '../features/resumes/account/resume.panel.ts';
import { tokensPanel } from '../features/feeds/tokens/tokens.panel.ts';
import { clientPanel } from '../features/people/client/client.panel.ts';
import { organisationsPanel } from '../features/organisations/account/organisations.panel.ts';
import { webShopPanel } from '../features/orders/account/web-shop.panel.ts';

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
} as const satisfies Partial<Record<AccountTab, { readonly messages: Messages }>>;

export type PanelTab = keyof typeof accountPanels;

export const isPanelTab = (tab: AccountTab): tab is PanelTab => tab in accountPanels;
