import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { EditorFrame } from './shell/editor-frame.tsx';

/** A workspace that is fetched when somebody goes there; until then the page editor's frame stands, or nothing. */
function workspace(
  load: () => Promise<{ readonly default: ComponentType }>,
  until: ReactNode = <EditorFrame tools={null}>{null}</EditorFrame>,
): ComponentType {
  const Page = lazy(load);
  return function Workspace() {
    return (
      <Suspense fallback={until}>
        <Page />
      </Suspense>
    );
  };
}

export const SiteSettingsPage = workspace(async () => {
  const { SiteSettingsPage: page } = await import('./site-settings/site-settings-page.tsx');
  return { default: page };
});

export const TranslationsPage = workspace(async () => {
  const { TranslationsPage: page } = await import('./translations/translations-page.tsx');
  return { default: page };
});

export const ReleasesPage = workspace(async () => {
  const { ReleasesPage: page } = await import('./releases/releases-page.tsx');
  return { default: page };
});

export const SideBySidePage = workspace(async () => {
  const { SideBySidePage: page } = await import('./translations/side-by-side/side-by-side-page.tsx');
  return { default: page };
});

export const ShopPage = workspace(async () => {
  const { ShopPage: page } = await import('./shop/shop-page.tsx');
  return { default: page };
}, null);

export const JobsPage = workspace(async () => {
  const { JobsPage: page } = await import('./jobs/jobs-page.tsx');
  return { default: page };
}, null);

export const CompaniesPage = workspace(async () => {
  const { CompaniesPage: page } = await import('./companies/companies-page.tsx');
  return { default: page };
}, null);

export const PeoplePage = workspace(async () => {
  const { PeoplePage: page } = await import('./people/people-page.tsx');
  return { default: page };
}, null);

export const ContentPage = workspace(async () => {
  const { ContentPage: page } = await import('./content-pages/content-page.tsx');
  return { default: page };
}, null);

export const MediaPage = workspace(async () => {
  const { MediaPage: page } = await import('./media/media-page.tsx');
  return { default: page };
}, null);

export const MailsPage = workspace(async () => {
  const { MailsPage: page } = await import('./mails/mails-page.tsx');
  return { default: page };
}, null);

export const TeamPage = workspace(async () => {
  const { TeamPage: page } = await import('./team/team-page.tsx');
  return { default: page };
}, null);

export const SitesPage = workspace(async () => {
  const { SitesPage: page } = await import('./sites/sites-page.tsx');
  return { default: page };
}, null);

export const FirstStepsPage = workspace(async () => {
  const { FirstStepsPage: page } = await import('./first-steps/first-steps-page.tsx');
  return { default: page };
});

export const OverviewPage = workspace(async () => {
  const { OverviewPage: page } = await import('./overview/overview-page.tsx');
  return { default: page };
}, null);
