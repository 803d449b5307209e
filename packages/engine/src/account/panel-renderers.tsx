import { BlockBoundary } from '../page/block-boundary.tsx';
import { BlockFailed } from '../page/block-failed.tsx';
import { codePart } from '../page/code-part.tsx';
import type { MessageKey } from '@boardwright/messages';
import type { ReactNode } from 'react';
import type { PanelProps } from '../page/account/account-panel.ts';
import type { OtherTabs } from './dashboard/dashboard-props.ts';
import type { accountPanels, PanelTab } from './panels.ts';

/** Of several tabs, the keys of all of them. */
type KeyOf<Tab extends PanelTab> = Tab extends PanelTab
  ? MessageKey<(typeof accountPanels)[Tab]['messages']>
  : never;
/** What renders a panel reads messages of that panel. What belongs to its data is checked where it is declared. */
type PanelRenderer<Tab extends PanelTab> = (
  props: PanelProps<never, string, KeyOf<Tab>> & { readonly otherTabs: OtherTabs },
) => ReactNode;

/** Each panel's renderer as a chunk of its own: a browser loads only those of the tabs it opens. */
const chunks: { readonly [Tab in PanelTab]: () => Promise<PanelRenderer<Tab>> } = {
  dashboard: () => import('./dashboard/dashboard.tsx').then((m) => m.Dashboard),
  'edit-profile': () => import('../features/people/edit-profile/edit-profile.tsx').then((m) => m.EditProfile),
  favorites: () => import('../features/favourites/account/favorites.tsx').then((m) => m.Favorites),
  'job-alerts': () => import('../features/alerts/account/job-alerts.tsx').then((m) => m.JobAlertsPanel),
  'job-applications': () =>
    import('../features/applications/account/job-applications.tsx').then((m) => m.JobApplications),
  'contact-requests': () =>
    import('../features/resumes/contact-requests/contact-requests.tsx').then((m) => m.ContactRequests),
  'contacted-candidates': () =>
    import('../features/resumes/contacted-candidates/contacted-candidates.tsx').then(
      (m) => m.ContactedCandidates,
    ),
  'manage-jobs': () => import('../features/jobs/account/manage-jobs.tsx').then((m) => m.ManageJobs),
  'job-applicants': () =>
    import('../features/applications/applicants/job-applicants.tsx').then((m) => m.JobApplicants),
  tokens: () => import('../features/feeds/tokens/tokens-tab.tsx').then((m) => m.TokensTab),
  client: () => import('../features/people/client/client.tsx').then((m) => m.ClientPanel),
  organisations: () =>
    import('../features/organisations/account/organisations.tsx').then((m) => m.Organisations),
  resume: () => import('../features/resumes/account/resume.tsx').then((m) => m.Resume),
  'web-shop': () => import('../features/orders/account/web-shop.tsx').then((m) => m.WebShop),
};

type AnyPanelProps = PanelProps<never, string, KeyOf<PanelTab>> & { readonly otherTabs: OtherTabs };

const parts = Object.fromEntries(
  Object.entries(chunks).map(([tab, load]) => [tab, codePart<AnyPanelProps>(load)]),
);

/** Fetches a panel's code: before it is rendered, on the server and in the browser. @throws what fetching it threw */
export async function fetchPanel(tab: string): Promise<void> {
  await parts[tab]?.fetch();
}

/** The panel of a tab. Give it the tab as its key: what it was first drawn with, it stays. */
export function PanelView(
  props: PanelProps<unknown, string, KeyOf<PanelTab>> & { readonly otherTabs: OtherTabs },
) {
  const Panel = parts[props.tab]?.View;
  return (
    <BlockBoundary blockKey="account" given={props.tab} fallback={<BlockFailed />}>
      {Panel && <Panel {...(props as AnyPanelProps)} />}
    </BlockBoundary>
  );
}
