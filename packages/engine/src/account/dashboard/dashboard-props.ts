import type { Translate } from '@boardwright/ui/translate';
import type { JobApplicationsKey } from '../../features/applications/account/job-applications.messages.ts';
import type { FavoritesKey } from '../../features/favourites/account/favorites.messages.ts';
import type { ContactRequestsKey } from '../../features/resumes/contact-requests/contact-requests.messages.ts';
import type { PanelProps } from '../../page/account/account-panel.ts';
import type { DashboardData } from './dashboard.load.ts';
import type { DashboardKey } from './dashboard.messages.ts';

/** Translates the messages of the tabs of which the dashboard shows a part. */
export interface OtherTabs {
  readonly applications: Translate<JobApplicationsKey>;
  readonly favourites: Translate<FavoritesKey>;
  readonly requests: Translate<ContactRequestsKey>;
}

/** Its parts show rows of other tabs, with their forms. */
export interface DashboardProps extends PanelProps<DashboardData, string, DashboardKey> {
  readonly otherTabs: OtherTabs;
}
